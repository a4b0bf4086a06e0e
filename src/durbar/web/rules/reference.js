// A reference to a rule: a link that opens the rules over whatever is shown, without leaving it.
import { html, signal } from '../html.js';

/**
 * What is to be looked up now: a game, perhaps a rule of it, and the edition that is played.
 * @typedef {{game: string, rule?: string, edition?: string}} Question
 */

/** @type {import('../html.js').Signal<Question | null>} */
export const consulted = signal(null);

/** @param {string} game @param {string} [rule] */
export const rulesAddress = (game, rule) => `#/rules/${game}${rule ? `/${rule}` : ''}`;

/**
 * Opens the rules over the page; with a key held, the browser does what it always does with links.
 * @param {Question} question
 */
export const consult = (question) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  consulted.value = question;
};

/**
 * The number of a rule, as a link to it; `short` is a mere sign, where there is little room. `tabindex` takes it out of
 * the tab order where it is reached in another way.
 * @param {{game: string, rule?: string, short?: boolean, tabindex?: number}} props
 */
export function RuleRef({ game, rule, short = false, tabindex }) {
  if (!rule) return null;
  const said = short ? { 'aria-label': rule, title: rule } : {};
  return html`${'\u00a0'}
    <a class="ref ${short ? 'short' : ''}" href=${rulesAddress(game, rule)} tabindex=${tabindex} ...${said}
        onClick=${consult({ game, rule })}>${short ? '§' : rule}</a>`;
}

/**
 * The attributes of a thing that has something to tell, which `Tips` of `tip.js` shows. `keys`: not to the pointer,
 * which has a part of the thing to rest on.
 * @param {string} said @param {string} rule @param {{keys?: boolean}} [how]
 */
export const tipped = (said, rule, { keys = false } = {}) => ({
  'data-tip': said,
  'data-rule': rule,
  ...(keys && { 'data-tip-keys': '' }),
});
