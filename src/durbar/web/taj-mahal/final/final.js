// The hands revealed at the end of the game, with their points, and the list of cards that the viewer has not seen yet.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { Emblem } from '../../signs/signs.js';
import { CountedCards } from '../holdings/holdings.js';

/** @import {PlayerState, Scene} from '../types.js' */
/** @import {CountingStep} from '../../table/part.js' */

/** Returns the total number of cards. @param {Record<string, number>} cards the count of each card */
const cardCount = (cards) => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** The cards in a hand at the end of the game. @param {{scene: Scene, player: PlayerState}} props */
function FinalCards({ scene, player }) {
  const { board, t } = scene;
  return html`${
    cardCount(player.hand ?? {}) || player.specials.length
      ? html`<${CountedCards} cards=${player.hand ?? {}} scene=${scene} />`
      : html`<span class="nothing">${t('taj-mahal-none')}</span>`
  }
  ${player.specials.map(
    (effect) => html`<span class="chip special" key=${effect}>
      ${t('taj-mahal-special', { effect, special: board.names.special })}
    </span>`,
  )}`;
}

/** The hands of all players at the end of the game, with their points. @param {{scene: Scene}} props */
export function Final({ scene }) {
  const { view, seats, names, t } = scene;
  if (!view.table.seats.every(({ hand }) => hand)) return null;
  return html`<section class="final-hands" aria-label=${t('taj-mahal-final')}>
    <h3>${t('taj-mahal-final')}<${RuleRef} game="taj-mahal" rule="TM-6.1" /></h3>
    <ul>
      ${view.table.seats.map(
        (player, /** @type {number} */ seat) => html`<li key=${seat} data-p=${seats[seat].stone}>
          <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} /><b>${names[seat]}</b>
          <span class="final-cards"><${FinalCards} scene=${scene} player=${player} /></span>
          <span class="score-number">+${player.points.hand ?? 0}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What a step counts: what a player has on the map, or in hand. @param {{scene: Scene, step: CountingStep}} props */
export function Counted({ scene, step }) {
  const { view, names, board, t } = scene;
  const seat = step.seat ?? 0;
  const player = view.table.seats[seat];
  const special = board.names.special;
  if (step.part !== 'hand') {
    const sources = Object.entries(step.points[seat]).map(
      ([source, points]) => html`<li key=${source}><b>${points}</b> ${t('taj-mahal-source', { source, special })}</li>`,
    );
    return html`<h3>${t('taj-mahal-count-map', { name: names[seat] })}</h3><ul class="count-sources">${sources}</ul>`;
  }
  return html`<h3>${t('taj-mahal-count-hand', { name: names[seat] })}</h3>
    <div class="final-cards"><${FinalCards} scene=${scene} player=${player} /></div>`;
}

/**
 * The decisive moment as a sentence.
 * @param {import('../../api/model.js').DecisiveMoment} moment @param {Scene} scene
 */
export const moment = ({ kind, chapter, points }, { view }) => ({
  id: 'taj-mahal-moment',
  args: { kind, visit: chapter + 1, province: view.table.order[chapter] ?? '', points },
});

/** The hands of all players in one list, for replays in which all hands are visible. @param {{scene: Scene}} props */
export function Hands({ scene }) {
  const { view, seats, names, t } = scene;
  return html`<div class="open-hands" role="group" tabindex="0" aria-label=${t(
    'taj-mahal-open-hands',
  )} data-at="hand"><ul>
    ${view.table.seats.map(
      (
        player,
        /** @type {number} */ seat,
      ) => html`<li key=${seat} data-p=${seats[seat].stone} class=${view.to_move === seat ? 'now' : ''}>
        <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} /><b>${names[seat]}</b>
        <span class="final-cards"><${CountedCards} cards=${player.hand ?? {}} scene=${scene} /></span>
      </li>`,
    )}
  </ul></div>`;
}

/**
 * The cards that are in the deck or in a hidden hand, as far as the viewer can know.
 * @param {{scene: Scene}} props
 */
export function Unseen({ scene }) {
  const { view, t } = scene;
  const { unseen, deck } = view.table;
  const unseenCount = cardCount(unseen);
  return html`<details class="unseen-cards">
    <summary>${t('taj-mahal-unseen', { deck, cards: unseenCount, hands: unseenCount - deck })}</summary>
    <div class="final-cards"><${CountedCards} cards=${unseen} scene=${scene} /></div>
  </details>`;
}
