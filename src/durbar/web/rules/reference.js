// A reference to a rule: a link that opens the rules in a dialog over the current page.
import { html, signal } from '../html.js';

/**
 * The rules to open: of a game, optionally at one of its rules, with the edition that is played.
 * @typedef {{game: string, rule?: string, edition?: string}} Question
 */

/** @type {import('../html.js').Signal<Question | null>} */
export const openRules = signal(null);

/** @param {string} game @param {string} [rule] */
export const rulesAddress = (game, rule) => `#/rules/${game}${rule ? `/${rule}` : ''}`;

/**
 * Returns a click handler that opens the rules over the page; with a modifier key, the browser follows the link.
 * @param {Question} question
 */
export const openRulesOnClick = (question) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  openRules.value = question;
};

/**
 * The number of a rule, as a link to the rule; `isShort` shows only the sign "§".
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
 * Returns the attributes of an element with a tooltip, which `Tips` of `tip.js` shows. With the option `keys`, the
 * tooltip is shown only when the element gets the focus; for the pointer, a part of the element has a tooltip.
 * @param {string} text @param {string} rule @param {{keys?: boolean}} [how]
 */
export const tipAttributes = (text, rule, { keys: keyboardOnly = false } = {}) => ({
  'data-tip': text,
  'data-rule': rule,
  ...(keyboardOnly && { 'data-tip-keys': '' }),
});
