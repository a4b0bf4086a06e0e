// The check that the shuffle was fair. Before the game the server publishes the hash of its secret; after the game it
// publishes the secret and the seed. Every person's browser contributes to the seed.
import { html, useEffect, useSignal } from '../html.js';
import { t } from '../words/words.js';
import { contributionTo, isFairDeal } from './contribution.js';
import { Dialog } from './dialog.js';

/** A sentence with the result of the check. @param {{state: import('./part.js').State}} props */
export function ShuffleVerdict({ state: { table, shuffle, you } }) {
  /** @type {import('../html.js').Signal<boolean | null>} */
  const isValid = useSignal(null);
  useEffect(() => {
    const own = you.seats.length ? contributionTo(table) : undefined;
    isFairDeal(shuffle, own).then((answer) => (isValid.value = answer));
  }, [shuffle.seed]);
  if (!shuffle.seed) return null;
  if (isValid.value === null) return html`<p class="note">${t('result-shuffle')}</p>`;
  return html`<p class=${isValid.value ? 'verified' : 'notice stop'}
      data-verified=${isValid.value ? 'yes' : 'no'}>${t(isValid.value ? 'shuffle-verified' : 'shuffle-broken')}</p>`;
}

/**
 * The list of the people who contributed to the seed, and the server.
 * @param {{scene: import('./part.js').Scene}} props
 */
function Contributors({ scene: { names, state } }) {
  const { contributions } = state.shuffle;
  if (!contributions.length) return html`<p>${t('shuffle-server-only')}</p>`;
  return html`<p>${t('shuffle-contributors')}</p>
    <ul class="contributors">
      <li>${t('shuffle-server')}</li>
      ${contributions.map(
        ({ seat, bits }) => html`<li key=${seat}>
          ${bits ? names[seat] : t('shuffle-missing', { name: names[seat] })}
        </li>`,
      )}
    </ul>`;
}

/** The dialog with the hash and the seed. @param {{scene: import('./part.js').Scene, close: () => void}} props */
export function Shuffle({ scene, close }) {
  const { state } = scene;
  const { hash, secret, seed } = state.shuffle;
  const code = (/** @type {string} */ label, /** @type {string | undefined} */ value) =>
    value && html`<div class="field"><span>${t(label)}</span><code class="code">${value}</code></div>`;
  return html`<${Dialog} title=${t('menu-shuffle')} close=${close} class="narrow">
    <div class="form">
      <p>${t(seed ? 'shuffle-after' : 'shuffle-before')}</p>
      <${Contributors} scene=${scene} />
      ${code('shuffle-hash', hash)}
      ${code('shuffle-secret', secret)}
      ${code('shuffle-seed', seed)}
      <${ShuffleVerdict} state=${state} />
      <p class="note">${t('shuffle-how')}</p>
    </div>
  <//>`;
}
