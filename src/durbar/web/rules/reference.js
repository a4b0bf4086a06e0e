// A reference to a rule: a link that opens the rules in a dialog over the current page.
import { html, signal } from '../html.js';

/** @import {Signal} from '../html.js' */

/**
 * A place in the rules: the game, the rule if any, and the edition that is played.
 * @typedef {{game: string, rule?: string, edition?: string}} RulesPlace
 */

/**
 * The place at which the rules are open over the page, or null.
 * @type {Signal<RulesPlace | null>}
 */
export const openRules = signal(null);

/** Returns the address of a game's rules, or of one rule. @param {string} game @param {string} [rule] */
export const rulesAddress = (game, rule) => `#/rules/${game}${rule ? `/${rule}` : ''}`;

/**
 * Returns a click handler that opens the rules over the page. If a modifier key is pressed, the browser follows the
 * link instead.
 * @param {RulesPlace} place
 */
export const openRulesOnClick = (place) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  openRules.value = place;
};

/**
 * A link to a rule. It shows the number of the rule, or only the sign "§" if `isShort` is set.
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
 * Returns the attributes of an element with a tooltip, which the component `Tips` shows. With the option `keys`, the
 * tooltip is shown only when the element gets the focus. This option is for an element that contains another element
 * with its own tooltip for the pointer.
 * @param {string} text @param {string} rule @param {{keys?: boolean}} [options]
 */
export const tipAttributes = (text, rule, { keys: keyboardOnly = false } = {}) => ({
  'data-tip': text,
  'data-rule': rule,
  ...(keyboardOnly && { 'data-tip-keys': '' }),
});
