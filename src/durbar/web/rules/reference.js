// A reference to a rule: a link that opens the rules over the current page, without leaving it.
import { html, signal } from '../html.js';

/**
 * What to look up: a game, optionally one of its rules, and the edition that is played.
 * @typedef {{game: string, rule?: string, edition?: string}} Question
 */

/** @type {import('../html.js').Signal<Question | null>} */
export const openRules = signal(null);

/** @param {string} game @param {string} [rule] */
export const rulesAddress = (game, rule) => `#/rules/${game}${rule ? `/${rule}` : ''}`;

/**
 * Opens the rules over the page; with a modifier key held, the browser follows the link as usual.
 * @param {Question} question
 */
export const openRulesOnClick = (question) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  openRules.value = question;
};

/**
 * The number of a rule, as a link to it; `short` shows only a sign, where space is short. `tabindex` takes it out of
 * the tab order where it is reached in another way.
 * @param {{game: string, rule?: string, isShort?: boolean, tabindex?: number}} props
 */
export function RuleRef({ game, rule, isShort = false, tabindex }) {
  if (!rule) return null;
  const attributes = isShort ? { 'aria-label': rule, title: rule } : {};
  return html`${'\u00a0'}
    <a class="ref ${isShort ? 'short' : ''}" href=${rulesAddress(game, rule)} tabindex=${tabindex} ...${attributes}
        onClick=${openRulesOnClick({ game, rule })}>${isShort ? '§' : rule}</a>`;
}

/**
 * Returns the attributes of an element with a tooltip, which `Tips` of `tip.js` shows. `keys`: only for the keyboard,
 * because the pointer has a part of the element to rest on.
 * @param {string} text @param {string} rule @param {{keys?: boolean}} [how]
 */
export const tipAttributes = (text, rule, { keys: keyboardOnly = false } = {}) => ({
  'data-tip': text,
  'data-rule': rule,
  ...(keyboardOnly && { 'data-tip-keys': '' }),
});
