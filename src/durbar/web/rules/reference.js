// A reference to a rule: a link that opens the rules over the current page, without leaving it.
import { html, signal } from '../html.js';

/**
 * What to look up: a game, optionally one of its rules, and the edition that is played.
 * @typedef {{game: string, rule?: string, edition?: string}} Question
 */

/** @type {import('../html.js').Signal<Question | null>} */
export const consulted = signal(null);

/** @param {string} game @param {string} [rule] */
export const rulesAddress = (game, rule) => `#/rules/${game}${rule ? `/${rule}` : ''}`;

/**
 * Opens the rules over the page; with a modifier key held, the browser follows the link as usual.
 * @param {Question} question
 */
export const consult = (question) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  consulted.value = question;
};

/**
 * The number of a rule, as a link to it; `short` shows only a sign, where space is short. `tabindex` takes it out of
 * the tab order where it is reached in another way.
 * @param {{game: string, rule?: string, short?: boolean, tabindex?: number}} props
 */
export function RuleRef({ game, rule, short = false, tabindex }) {
  if (!rule) return null;
  const attributes = short ? { 'aria-label': rule, title: rule } : {};
  return html`${'\u00a0'}
    <a class="ref ${short ? 'short' : ''}" href=${rulesAddress(game, rule)} tabindex=${tabindex} ...${attributes}
        onClick=${consult({ game, rule })}>${short ? '§' : rule}</a>`;
}

/**
 * Returns the attributes of an element with a tooltip, which `Tips` of `tip.js` shows. `keys`: only for the keyboard,
 * because the pointer has a part of the element to rest on.
 * @param {string} text @param {string} rule @param {{keys?: boolean}} [how]
 */
export const tipped = (text, rule, { keys = false } = {}) => ({
  'data-tip': text,
  'data-rule': rule,
  ...(keys && { 'data-tip-keys': '' }),
});
