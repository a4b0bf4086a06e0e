// A player's holdings: in short in the court's rows, in full when a row is opened.
import { html } from '../../html.js';
import { Chip, Part, Opened } from '../../court/opened.js';
import { preferences } from '../../preferences.js';
import { RuleRef, tipped } from '../../rules/reference.js';
import { Sign } from '../../signs/signs.js';
import { RowCard } from '../cards/card.js';
import { EFFECT_SIGNS, LETTERS, SYMBOLS, cardOf, inOrder, letterOf } from '../cards/faces.js';
import { goodsName } from '../map/stones.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Say} Say */

/** The rules about the kinds of holdings. */
const RULES = { special: 'TM-3.6', advisor: 'TM-5.1', goods: 'TM-4.6' };

/**
 * Returns what a withdrawn player took, and where they built if that is not too long: the map shows it too.
 * @param {Scene} scene @param {number} seat @param {number} [most] letters
 */
export function withdrew(scene, seat, most = Infinity) {
  const { t } = scene;
  const { table } = scene.view;
  const won = LETTERS.filter((letter) => table.won_by[SYMBOLS[letter]] === seat);
  const where = new Set(scene.board.cities.filter((city) => city.province === table.province).map((city) => city.name));
  const each = table.seats[seat];
  const cities = [...each.palaces, ...each.crown_palaces].filter((city) => where.has(city));
  if (!won.length) return t('taj-mahal-withdrew-empty');
  const tiles = won.map((letter) => t('taj-mahal-symbol-short', { symbol: SYMBOLS[letter] })).join(', ');
  const built = cities.map((city) => t('taj-mahal-city', { city })).join(', ');
  const whole = built ? t('taj-mahal-withdrew-built', { tiles, cities: built }) : '';
  return whole && whole.length <= most ? whole : t('taj-mahal-withdrew', { tiles });
}

/**
 * A special card's sign; `plain` without a tooltip, where its text stands beside it.
 * @param {{effect: string, board: Board, t: Say, plain?: boolean}} props
 */
function SpecialSign({ effect, board, t, plain = false }) {
  const sign = EFFECT_SIGNS[effect];
  const label = t('taj-mahal-special', { effect, special: board.names.special });
  if (plain)
    return sign === '+2' ? html`<b class="plus-two" aria-hidden="true">+2</b>` : html`<${Sign} name=${sign} />`;
  return sign === '+2'
    ? html`<b class="plus-two" ...${tipped(label, RULES.special)}>+2<span class="vh">${label}</span></b>`
    : html`<${Sign} name=${sign} label=${label} rule=${RULES.special} />`;
}

/** Advisors and special cards above, goods below. @param {{scene: Scene, of: number}} props */
export function Short({ scene, of }) {
  const { specials, advisors, goods } = scene.view.table.seats[of];
  return html`<${InShort} specials=${specials} advisors=${advisors} goods=${goods} board=${scene.board}
      t=${scene.t} />`;
}

/** @param {{specials: string[], advisors: string[], goods: Record<string, number>, board: Board, t: Say}} props */
function InShort({ specials, advisors, goods, board, t }) {
  const named = (/** @type {string} */ name) => t('taj-mahal-goods', { goods: goodsName(name, board) });
  const special = (/** @type {string} */ effect) => html`<${SpecialSign} key=${effect} effect=${effect}
      board=${board} t=${t} />`;
  const advisor = (/** @type {string} */ one) =>
    html`<${Sign} key=${one} name=${letterOf(one)}
        label=${t('taj-mahal-advisor', {
          symbol: t('taj-mahal-symbol', { symbol: one }),
          special: board.names.special,
        })}
        rule=${RULES.advisor} />`;
  const good = (/** @type {[string, number]} */ [name, count]) => html`<span key=${name} class="have-good">
    <${Sign} name=${name} label=${t('taj-mahal-goods-held', { goods: named(name), count })} rule=${RULES.goods} />
    ${count}
  </span>`;
  return html`<span class="have">
    <span>
      ${specials.length > 0 && html`<span class="have-specials">${specials.map(special)}</span>`}
      ${advisors.map(advisor)}
    </span>
    <span>${Object.entries(goods)
      .filter(([, count]) => count)
      .map(good)}</span>
  </span>`;
}

/**
 * Counted cards, small. Keys are by colour and position in it, so that few elements are created anew.
 * @param {{cards: Record<string, number>, scene: Scene}} props
 */
export function Counted({ cards, scene }) {
  const all = inOrder(Object.keys(cards).map((text) => cardOf(text, scene.board)));
  return all.map((card, at) => {
    const first = all.findIndex(({ cloth }) => cloth === card.cloth);
    return html`<span key="${card.cloth}:${at - first}" class="counted">
      <${RowCard} card=${card} t=${scene.t} />
      ${cards[card.text] > 1 && html`<b>×${cards[card.text]}</b>`}
    </span>`;
  });
}

/** A player's holdings. @param {{scene: Scene, of: number, open: boolean}} props */
export function Holdings({ scene, of, open }) {
  if (!open) return html`<${Short} scene=${scene} of=${of} />`;
  const { t, board, view } = scene;
  const each = view.table.seats[of];
  // A setting hides the known cards, for players who want to remember them themselves.
  const known = preferences.value.known ? each.known : {};
  const goods = Object.entries(each.goods).filter(([, count]) => count);
  const out = view.table.phase !== 'over' && !each.in_visit;
  const hidden =
    each.cards - Object.values(/** @type {Record<string, number>} */ (known)).reduce((sum, count) => sum + count, 0);
  const mine = of === scene.seat && view.table.hand;
  const none = t('taj-mahal-none');
  const { special } = board.names;
  const crowned = each.crown_palaces.map((/** @type {string} */ city) => t('taj-mahal-crown-city', { city }));
  const palaces = each.palaces.map((/** @type {string} */ city) => t('taj-mahal-city', { city }));
  const cities = [...palaces, ...crowned];
  const [noSpecials, noAdvisors] = [!each.specials.length, !each.advisors.length];
  const named = (/** @type {string} */ name) => t('taj-mahal-goods', { goods: goodsName(name, board) });
  return html`<div class="holdings">
    <${Part} title=${t('taj-mahal-hold-cards')} empty=${none}>
      ${
        mine || each.hand
          ? [html`<${Counted} cards=${mine || each.hand} scene=${scene} />`]
          : [
              html`<${Counted} cards=${known} scene=${scene} />`,
              hidden > 0 && html`<span class="unseen">${t('taj-mahal-hold-unseen', { cards: hidden })}</span>`,
            ].filter(Boolean)
      }
    <//>
    <${Part} title=${t('taj-mahal-hold-specials', { special })} empty=${none}>
      ${each.specials.map(
        (
          /** @type {string} */ effect,
        ) => html`<${Chip} key=${effect} class="special" text=${t('taj-mahal-special', { effect, special })}
            rule=${RULES.special} first=${effect === each.specials[0]}>
          <${SpecialSign} effect=${effect} board=${board} t=${t} plain=${true} />
          ${t('taj-mahal-special', { effect, special })}
        <//>`,
      )}
    <//>
    <${Part} title=${t('taj-mahal-hold-advisors')} empty=${none}>
      ${each.advisors.map(
        (/** @type {string} */ advisor) => html`<${Chip} key=${advisor}
            text=${t('taj-mahal-advisor', { symbol: t('taj-mahal-symbol', { symbol: advisor }), special })}
            rule=${RULES.advisor} first=${noSpecials && advisor === each.advisors[0]}>
          <${Sign} name=${letterOf(advisor)} />
          ${t('taj-mahal-symbol', { symbol: advisor })}
        <//>`,
      )}
    <//>
    <${Part} title=${t('taj-mahal-hold-goods')} empty=${none}>
      ${goods.map(
        (
          [name, count],
          at,
        ) => html`<${Chip} key=${name} text=${t('taj-mahal-goods-held', { goods: named(name), count })}
            rule=${RULES.goods} first=${
              noSpecials && noAdvisors && at === 0
            }><${Sign} name=${name} />${named(name)} ${count}<//>`,
      )}
    <//>
    <${Part} title=${t('taj-mahal-hold-points')} empty=${none}>
      ${Object.entries(each.points)
        .filter(([, points]) => points)
        .map(
          ([source, points]) => html`<span class="chip">
            ${t('taj-mahal-source', { source, special })} <b>${points}</b>
          </span>`,
        )}
    <//>
    <${Part} title=${t('taj-mahal-hold-palaces', { count: cities.length })} empty=${none}>
      ${cities.length > 0 ? [html`<span class="cities">${cities.join(', ')}</span>`] : []}
    <//>
    ${out && html`<p class="holding withdrew">${withdrew(scene, of)}<${RuleRef} game="taj-mahal" rule="TM-4.1" /></p>`}
  </div>`;
}

/** A player's holdings, opened from their row. @param {{scene: Scene, of: number, close: () => void}} props */
export const HoldingsSheet = ({ scene, of, close }) =>
  html`<${Opened} scene=${scene} of=${of} close=${close}
      label=${scene.t('taj-mahal-holdings-of', { name: scene.names[of] })}>
    <${Holdings} scene=${scene} of=${of} open=${true} />
  <//>`;
