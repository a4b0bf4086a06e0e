// SHA-256, as in FIPS 180-4, section 6.2. It is used by pages outside a secure context, where browsers provide no
// crypto.subtle.

/**
 * Returns, for each of the first `count` primes, the first 32 bits of the fractional part of its root.
 * @param {number} count @param {number} root 2 for square roots, 3 for cube roots
 */
function rootFractions(count, root) {
  const values = [];
  for (let n = 2; values.length < count; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n && isPrime; d++) isPrime = n % d !== 0;
    if (isPrime) values.push(((n ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return values;
}

/** The initial hash value, made from the square roots of the first 8 primes. */
const INITIAL_STATE = rootFractions(8, 2);
/** The constants of the 64 rounds, made from the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = rootFractions(64, 3);

/** Rotates a 32-bit word to the right. @param {number} word @param {number} bits */
const rotateRight = (word, bits) => (word >>> bits) | (word << (32 - bits));

/**
 * Returns the message followed by its padding, which ends with the message's length in bits.
 * @param {Uint8Array} bytes the message
 */
function pad(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return new DataView(padded.buffer);
}

/** Returns the message schedule (64 words) of the block at an offset. @param {DataView} data @param {number} offset */
function schedule(data, offset) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = data.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15], words[i - 2]];
    const s0 = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3);
    const s1 = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  return words;
}

/** Updates the state with the message schedule of a block. @param {Int32Array} state @param {Int32Array} words */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const temp1 =
      (h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + choice + ROUND_CONSTANTS[i] + words[i]) | 0;
    const temp2 = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + temp1) | 0, c, b, a, (temp1 + temp2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** Returns the hash of a message. @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const state = Int32Array.from(INITIAL_STATE);
  const data = pad(bytes);
  for (let offset = 0; offset < data.byteLength; offset += 64) compress(state, schedule(data, offset));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}
