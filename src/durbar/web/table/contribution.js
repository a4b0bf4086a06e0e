// This browser's contribution to the seed of a game: 32 random bytes. The browser sends their hash before the game
// starts and the bytes themselves when the game is dealt, so that the server cannot choose the deal.
import { performAction, Refusal } from '../api/client.js';
import { sha256 } from '../api/sha256.js';

/** The key of the contributions in the browser's storage. */
const STORAGE_KEY = 'durbar-contributions';
/** The largest number of tables whose bits are stored. */
const MAX_REMEMBERED = 40;

/**
 * This browser's contribution to a table's game: its bits and, once the server has accepted the hash of the bits, the
 * hash that the server published for its own secret at that time.
 * @typedef {{bits: string, serverHash?: string}} Contribution
 */

/** Returns some bytes as a hexadecimal text. @param {Uint8Array} bytes */
export const digitsOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the bytes of a hexadecimal text. @param {string} text */
export const bytesOf = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/**
 * Returns the SHA-256 hash of some bytes in hexadecimal digits. Browsers provide a hash function only in a secure
 * context; elsewhere the module `sha256` computes the hash.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function hashOf(bytes) {
  const subtle = globalThis.crypto?.subtle;
  return digitsOf(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes));
}

/** Returns the stored contributions to all tables. @returns {Record<string, Contribution>} */
function readAll() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or its contents are not valid
  }
}

/**
 * Returns this browser's contribution to a table's game, if there is one.
 * @param {string} table @returns {Contribution | undefined}
 */
export const contributionTo = (table) => readAll()[table];

/**
 * Stores this browser's contribution to a table's game. Returns whether the browser's storage is available.
 * @param {string} table @param {Contribution} contribution
 */
export function remember(table, contribution) {
  const { [table]: _, ...others } = readAll();
  const recent = Object.entries(others).slice(1 - MAX_REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: contribution }));
    return true;
  } catch {
    return false;
  }
}

/** Returns 32 new random bytes in hexadecimal digits. */
export const randomBits = () => digitsOf(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Chooses the bits for a table that is about to be created. Returns them with their hash, or null if the browser cannot
 * store them until they are revealed.
 * @returns {Promise<{bits: string, hash: string} | null>}
 */
export async function newContribution() {
  const bits = randomBits();
  return remember('new', { bits }) ? { bits, hash: await hashOf(bytesOf(bits)) } : null;
}

/** The tables for which a call of `contribute` is still running. @type {Set<string>} */
const pendingTables = new Set();

/**
 * Takes the next step of this browser's contribution, at a table where the game has not started: sends the hash of new
 * bits if the seat has sent none yet, or reveals the bits when the game is dealt.
 * @param {import('../api/table.js').Store} store @param {import('./part.js').State} state
 */
export async function contribute(store, state) {
  const seat = state.you.seats[0];
  if (seat === undefined || state.stage !== 'gathering' || pendingTables.has(store.id)) return;
  pendingTables.add(store.id);
  try {
    const step = await nextStep(store.id, seat, state);
    if (!step) return;
    await performAction(store.id, step.action, { seat, version: state.version, view_seat: store.seat, ...step.body });
    // The server must not change its secret after it has accepted the hash of the bits, so the hash of that secret is
    // stored once and never replaced.
    const { serverHash = state.shuffle.hash } = contributionTo(store.id) ?? {};
    remember(store.id, { bits: step.bits, serverHash });
    await store.refresh();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal; // the game was dealt without this contribution
  } finally {
    pendingTables.delete(store.id);
  }
  const latest = store.state.value;
  if (latest && latest !== state) await contribute(store, latest); // the deal may have begun in the meantime
}

/**
 * Returns the next step of a seat that contributes to the seed: the action ("commit" sends the hash, "reveal" sends the
 * bits), its arguments and the bits. Returns null if there is nothing to do now.
 * @param {string} table @param {number} seat @param {import('./part.js').State} state
 * @returns {Promise<{action: string, body: {}, bits: string} | null>}
 */
async function nextStep(table, seat, { dealing, shuffle: { contributions } }) {
  const committed = contributions.find((contribution) => contribution.seat === seat);
  if (!dealing && !committed) {
    const bits = randomBits();
    if (!remember(table, { bits })) return null;
    return { action: 'commit', body: { hash: await hashOf(bytesOf(bits)) }, bits };
  }
  const own = contributionTo(table);
  if (!dealing || !committed || committed.bits || !own) return null;
  if (committed.hash !== (await hashOf(bytesOf(own.bits)))) return null; // another device made this commitment
  return { action: 'reveal', body: { bits: own.bits }, bits: own.bits };
}

/**
 * Checks a finished game's deal: the hash of the server's secret, the hashes of everyone's bits, this browser's own
 * contribution, and the seed made from all contributions. See `make_seed` in `durbar.tables.deal`.
 * @param {import('./part.js').State['shuffle']} shuffle
 * @param {Contribution} [own] this browser's contribution
 * @returns {Promise<boolean | null>} null before the seed is published
 */
export async function isFairDeal({ hash, contributions = [], secret, seed }, own) {
  if (!seed || !secret) return null;
  if ((await hashOf(bytesOf(secret))) !== hash) return false;
  if (own?.serverHash) {
    if (own.serverHash !== hash) return false;
    const ownHash = await hashOf(bytesOf(own.bits));
    if (!contributions.some((contribution) => contribution.hash === ownHash)) return false;
  }
  for (const { hash: committed, bits } of contributions)
    if (bits && (await hashOf(bytesOf(bits))) !== committed) return false;
  if (!contributions.length) return seed === secret;
  const revealed = contributions.toSorted((a, b) => a.seat - b.seat).filter(({ bits }) => bits);
  const seatsAndBits = revealed.map(({ seat, bits }) => digitsOf(new Uint8Array([seat])) + bits).join('');
  const prefix = digitsOf(new TextEncoder().encode('durbar deal 1\0'));
  return seed === (await hashOf(bytesOf(prefix + secret + seatsAndBits)));
}
