// The check that the shuffle was fair: the server publishes the hash of the seed before the game, and the seed itself
// after the game.
import { html, useEffect, useSignal } from '../html.js';
import { sha256 } from '../api/sha256.js';
import { t } from '../words/words.js';
import { Dialog } from './dialog.js';

/** Returns the bytes of a hexadecimal text. @param {string} text */
const bytesOf = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/**
 * Whether the published hash is the hash of the seed. Browsers provide a hash function only in a secure context;
 * elsewhere the module `sha256` computes the hash.
 * @param {{hash: string, seed?: string}} shuffle
 * @returns {Promise<boolean | null>} null before the seed is published
 */
export async function seedMatchesHash({ hash, seed }) {
  if (!seed || !hash) return null;
  const bytes = bytesOf(seed);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : sha256(bytes);
  return hash.endsWith(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** A sentence with the result of the check. @param {{shuffle: {hash: string, seed?: string} | undefined}} props */
export function ShuffleVerdict({ shuffle }) {
  /** @type {import('../html.js').Signal<boolean | null>} */
  const isValid = useSignal(null);
  useEffect(() => {
    if (shuffle) seedMatchesHash(shuffle).then((answer) => (isValid.value = answer));
  }, [shuffle?.seed]);
  if (!shuffle?.seed) return null;
  if (isValid.value === null) return html`<p class="note">${t('result-shuffle')}</p>`;
  return html`<p class=${isValid.value ? 'verified' : 'notice stop'}
      data-verified=${isValid.value ? 'yes' : 'no'}>${t(isValid.value ? 'shuffle-verified' : 'shuffle-broken')}</p>`;
}

/** The dialog with the hash and the seed. @param {{scene: import('./part.js').Scene, close: () => void}} props */
export function Shuffle({ scene, close }) {
  const { state } = scene;
  const { hash = '', seed } = state.shuffle ?? {};
  return html`<${Dialog} title=${t('menu-shuffle')} close=${close} class="narrow">
    <div class="form">
      <p>${t(seed ? 'shuffle-after' : 'shuffle-before')}</p>
      <div class="field"><span>${t('shuffle-hash')}</span><code class="code">${hash}</code></div>
      ${seed && html`<div class="field"><span>${t('shuffle-seed')}</span><code class="code">${seed}</code></div>`}
      <${ShuffleVerdict} shuffle=${state.shuffle} />
      <p class="note">${t('shuffle-how')}</p>
    </div>
  <//>`;
}
