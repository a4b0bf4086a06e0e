// A player's holdings: a summary in the court's rows, and a full list when a row is opened.
import { html } from '../../html.js';
import { Chip, HoldingsPart, HoldingsDialog } from '../../court/opened.js';
import { preferences } from '../../preferences.js';
import { RuleRef, tipAttributes } from '../../rules/reference.js';
import { Sign } from '../../signs/signs.js';
import { listed } from '../../words/words.js';
import { RowCard } from '../cards/card.js';
import { EFFECT_SIGNS, LETTERS, SYMBOLS, cardByCode, sortCards, letterOfSymbol } from '../cards/faces.js';
import { goodsName } from '../map/stones.js';

/** @import {Board, Scene, Translate} from '../types.js' */

/** The rule that explains each kind of holdings. */
const RULES = { special: 'TM-3.6', advisor: 'TM-5.1', goods: 'TM-4.6' };

/**
 * Describes what a withdrawn player won. The cities where the player built are left out if the text would be too long:
 * the map shows them too.
 * @param {Scene} scene @param {number} seat @param {number} [maxLength] in characters
 */
export function describeWithdrawal(scene, seat, maxLength = Infinity) {
  const { t } = scene;
  const { table } = scene.view;
  const wonLetters = LETTERS.filter((letter) => table.won_by[SYMBOLS[letter]] === seat);
  const provinceCities = new Set(
    scene.board.cities.filter((city) => city.province === table.province).map((city) => city.name),
  );
  const player = table.seats[seat];
  const cities = [...player.palaces, ...player.crown_palaces].filter((city) => provinceCities.has(city));
  if (!wonLetters.length) return t('taj-mahal-withdrew-empty');
  const tiles = wonLetters.map((letter) => t('taj-mahal-symbol-short', { symbol: SYMBOLS[letter] })).join(', ');
  const cityNames = cities.map((city) => t('taj-mahal-city', { city })).join(', ');
  const fullText = cityNames ? t('taj-mahal-withdrew-built', { tiles, cities: cityNames }) : '';
  return fullText && fullText.length <= maxLength ? fullText : t('taj-mahal-withdrew', { tiles });
}

/**
 * The sign of a special card. A decorative sign has no tooltip, because its text is next to it.
 * @param {{effect: string, board: Board, t: Translate, decorative?: boolean}} props
 */
function SpecialSign({ effect, board, t, decorative = false }) {
  const sign = EFFECT_SIGNS[effect];
  const label = t('taj-mahal-special', { effect, special: board.names.special });
  if (decorative)
    return sign === '+2' ? html`<b class="plus-two" aria-hidden="true">+2</b>` : html`<${Sign} name=${sign} />`;
  return sign === '+2'
    ? html`<b class="plus-two" ...${tipAttributes(label, RULES.special)}>+2<span class="vh">${label}</span></b>`
    : html`<${Sign} name=${sign} label=${label} rule=${RULES.special} />`;
}

/**
 * A summary of a player's holdings: special cards and advisors above, goods below.
 * @param {{scene: Scene, seat: number}} props
 */
export function HoldingsSummary({ scene, seat }) {
  const { specials, advisors, goods } = scene.view.table.seats[seat];
  return html`<${SummarySigns} specials=${specials} advisors=${advisors} goods=${goods} board=${scene.board}
      t=${scene.t} />`;
}

/**
 * The signs of a summary. `goods` has the number of each commodity.
 * @param {{specials: string[], advisors: string[], goods: Record<string, number>, board: Board, t: Translate}} props
 */
function SummarySigns({ specials, advisors, goods, board, t }) {
  const goodsLabel = (/** @type {string} */ name) => t('taj-mahal-goods', { goods: goodsName(name, board) });
  const specialSign = (/** @type {string} */ effect) => html`<${SpecialSign} key=${effect} effect=${effect}
      board=${board} t=${t} />`;
  const advisorSign = (/** @type {string} */ advisor) =>
    html`<${Sign} key=${advisor} name=${letterOfSymbol(advisor)}
        label=${t('taj-mahal-advisor', {
          symbol: t('taj-mahal-symbol', { symbol: advisor }),
          special: board.names.special,
        })}
        rule=${RULES.advisor} />`;
  const goodsSign = (/** @type {[string, number]} */ [name, count]) => html`<span key=${name} class="holdings-good">
    <${Sign} name=${name} label=${t('taj-mahal-goods-held', { goods: goodsLabel(name), count })} rule=${RULES.goods} />
    ${count}
  </span>`;
  return html`<span class="holdings-summary">
    <span>
      ${specials.length > 0 && html`<span class="holdings-specials">${specials.map(specialSign)}</span>`}
      ${advisors.map(advisorSign)}
    </span>
    <span>${Object.entries(goods)
      .filter(([, count]) => count)
      .map(goodsSign)}</span>
  </span>`;
}

/**
 * Small cards, each with its number of copies. A card's key is its cloth (its colour) and its index among the cards of
 * that cloth, so that Preact creates few new elements when the cards change.
 * @param {{cards: Record<string, number>, scene: Scene}} props
 */
export function CountedCards({ cards, scene }) {
  const sorted = sortCards(Object.keys(cards).map((code) => cardByCode(code, scene.board)));
  return sorted.map((card, index) => {
    const firstOfCloth = sorted.findIndex(({ cloth }) => cloth === card.cloth);
    return html`<span key="${card.cloth}:${index - firstOfCloth}" class="counted">
      <${RowCard} card=${card} t=${scene.t} />
      ${cards[card.code] > 1 && html`<b>×${cards[card.code]}</b>`}
    </span>`;
  });
}

/** A player's holdings: the full list if `open` is set. @param {{scene: Scene, seat: number, open: boolean}} props */
export function Holdings({ scene, seat, open }) {
  if (!open) return html`<${HoldingsSummary} scene=${scene} seat=${seat} />`;
  const { t, board, view } = scene;
  const player = view.table.seats[seat];
  // A setting hides the known cards, for players who want to remember them themselves.
  const knownCards = preferences.value.known ? player.known : {};
  const goods = Object.entries(player.goods).filter(([, count]) => count);
  const hasWithdrawn = view.table.phase !== 'over' && !player.in_visit;
  const hiddenCount =
    player.cards -
    Object.values(/** @type {Record<string, number>} */ (knownCards)).reduce((sum, count) => sum + count, 0);
  const ownHand = seat === scene.seat && view.table.hand;
  const none = t('taj-mahal-none');
  const { special } = board.names;
  const crowned = player.crown_palaces.map((/** @type {string} */ city) => t('taj-mahal-crown-city', { city }));
  const palaces = player.palaces.map((/** @type {string} */ city) => t('taj-mahal-city', { city }));
  const cities = [...palaces, ...crowned];
  const [noSpecials, noAdvisors] = [!player.specials.length, !player.advisors.length];
  const goodsLabel = (/** @type {string} */ name) => t('taj-mahal-goods', { goods: goodsName(name, board) });
  return html`<div class="holdings">
    <${HoldingsPart} title=${t('taj-mahal-hold-cards')} empty=${none}>
      ${
        ownHand || player.hand
          ? [html`<${CountedCards} cards=${ownHand || player.hand} scene=${scene} />`]
          : [
              html`<${CountedCards} cards=${knownCards} scene=${scene} />`,
              hiddenCount > 0 &&
                html`<span class="unseen">${t('taj-mahal-hold-unseen', { cards: hiddenCount })}</span>`,
            ].filter(Boolean)
      }
    <//>
    <${HoldingsPart} title=${t('taj-mahal-hold-specials', { special })} empty=${none}>
      ${player.specials.map(
        (
          /** @type {string} */ effect,
        ) => html`<${Chip} key=${effect} class="special" text=${t('taj-mahal-special', { effect, special })}
            rule=${RULES.special} isTabStop=${effect === player.specials[0]}>
          <${SpecialSign} effect=${effect} board=${board} t=${t} decorative=${true} />
          ${t('taj-mahal-special', { effect, special })}
        <//>`,
      )}
    <//>
    <${HoldingsPart} title=${t('taj-mahal-hold-advisors')} empty=${none}>
      ${player.advisors.map(
        (/** @type {string} */ advisor) => html`<${Chip} key=${advisor}
            text=${t('taj-mahal-advisor', { symbol: t('taj-mahal-symbol', { symbol: advisor }), special })}
            rule=${RULES.advisor} isTabStop=${noSpecials && advisor === player.advisors[0]}>
          <${Sign} name=${letterOfSymbol(advisor)} />
          ${t('taj-mahal-symbol', { symbol: advisor })}
        <//>`,
      )}
    <//>
    <${HoldingsPart} title=${t('taj-mahal-hold-goods')} empty=${none}>
      ${goods.map(
        (
          [name, count],
          index,
        ) => html`<${Chip} key=${name} text=${t('taj-mahal-goods-held', { goods: goodsLabel(name), count })}
            rule=${RULES.goods} isTabStop=${
              noSpecials && noAdvisors && index === 0
            }><${Sign} name=${name} />${goodsLabel(name)} ${count}<//>`,
      )}
    <//>
    <${HoldingsPart} title=${t('taj-mahal-hold-points')} empty=${none}>
      ${Object.entries(player.points)
        .filter(([, points]) => points)
        .map(
          ([source, points]) => html`<span class="chip">
            ${t('taj-mahal-source', { source, special })} <b>${points}</b>
          </span>`,
        )}
    <//>
    <${HoldingsPart} title=${t('taj-mahal-hold-palaces', { count: cities.length })} empty=${none}>
      ${
        cities.length > 0
          ? [
              html`<span class="cities">${cities.join(', ')}</span>`,
              ...player.chains.map(
                ({ provinces }) => html`<span class="cities">
                  ${t('taj-mahal-connected', {
                    provinces: listed(provinces.map((province) => t('taj-mahal-province', { province }))),
                  })}
                </span>`,
              ),
            ]
          : []
      }
    <//>
    ${
      hasWithdrawn &&
      html`<p class="holding withdrew">${describeWithdrawal(scene, seat)}<${RuleRef} game="taj-mahal" rule="TM-4.1"
          /></p>`
    }
  </div>`;
}

/** A player's holdings, opened from their row. @param {{scene: Scene, seat: number, close: () => void}} props */
export const HoldingsSheet = ({ scene, seat, close }) =>
  html`<${HoldingsDialog} scene=${scene} seat=${seat} close=${close}
      label=${scene.t('taj-mahal-holdings-of', { name: scene.names[seat] })}>
    <${Holdings} scene=${scene} seat=${seat} open=${true} />
  <//>`;
