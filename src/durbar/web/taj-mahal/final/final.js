// The hands revealed at the end, and their points. During the game: the cards that the viewer has not seen yet.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { Emblem } from '../../signs/signs.js';
import { Counted } from '../holdings/holdings.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @param {Record<string, number>} cards */
const count = (cards) => Object.values(cards).reduce((sum, many) => sum + many, 0);

/** @param {{scene: Scene}} props */
export function Final({ scene }) {
  const { view, seats, names, t } = scene;
  if (!view.table.seats.every(({ hand }) => hand)) return null;
  return html`<section class="final-hands" aria-label=${t('taj-mahal-final')}>
    <h3>${t('taj-mahal-final')}<${RuleRef} game="taj-mahal" rule="TM-6.1" /></h3>
    <ul>
      ${view.table.seats.map(
        (each, /** @type {number} */ seat) => html`<li key=${seat} data-p=${seats[seat].stone}>
          <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} /><b>${names[seat]}</b>
          <span class="final-cards">
            ${
              count(each.hand ?? {})
                ? html`<${Counted} cards=${each.hand} scene=${scene} />`
                : html`<span class="nothing">
                  ${t('taj-mahal-none')}
                </span>`
            }
            ${each.specials.map(
              (/** @type {string} */ effect) => html`<span class="chip special" key=${effect}>
                ${t('taj-mahal-special', { effect, special: scene.board.names.special })}
              </span>`,
            )}
          </span>
          <span class="pts">+${each.points.hand ?? 0}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** Everybody's hand in short, where all are open. @param {{scene: Scene}} props */
export function Hands({ scene }) {
  const { view, seats, names, t } = scene;
  return html`<div class="open-hands" role="group" tabindex="0" aria-label=${t(
    'taj-mahal-open-hands',
  )} data-at="hand"><ul>
    ${view.table.seats.map(
      (
        each,
        /** @type {number} */ seat,
      ) => html`<li key=${seat} data-p=${seats[seat].stone} class=${view.to_move === seat ? 'now' : ''}>
        <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} /><b>${names[seat]}</b>
        <span class="final-cards"><${Counted} cards=${each.hand ?? {}} scene=${scene} /></span>
      </li>`,
    )}
  </ul></div>`;
}

/**
 * The cards that are in the deck or in a hidden hand: all except those whose place the viewer knows.
 * @param {{scene: Scene}} props
 */
export function Unseen({ scene }) {
  const { view, t } = scene;
  const { unseen, deck } = view.table;
  const all = count(unseen);
  return html`<details class="unseen-cards">
    <summary>${t('taj-mahal-unseen', { deck, cards: all, hands: all - deck })}</summary>
    <div class="final-cards"><${Counted} cards=${unseen} scene=${scene} /></div>
  </details>`;
}
