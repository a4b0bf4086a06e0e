// How far the game is: spaces laid, tiles in the bag.
import { html } from '../../html.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @param {{scene: Scene}} props */
export function Status({ scene }) {
  const { t, view } = scene;
  const { quarters, bag, floor } = view.table;
  const all = quarters.reduce((/** @type {number} */ sum, one) => sum + one.spaces, 0);
  const laid = Object.keys(floor).length;
  return html`<p class="mh-status">
    <b>${t('game-maharani')}</b><span class="mh-far">${t('maharani-far', { laid, all, bag: bag.size })}</span><span class="mh-far-short">${t('maharani-far-short', { laid, all })}</span>
  </p>`;
}
