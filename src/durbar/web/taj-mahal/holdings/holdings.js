// What a player holds: in short in the court's rows, in full when a row is opened.
import { html } from '../../html.js';
import { Part } from '../../court/opened.js';
import { preferences } from '../../preferences.js';
import { Sign } from '../../signs/signs.js';
import { RowCard } from '../cards/card.js';
import { SPECIALS, inOrder, letterOf, readCard, specialText } from '../cards/read.js';
import { goodsName } from '../map/stones.js';

/** A special card's sign. @param {{effect: string, t: any}} props */
function SpecialSign({ effect, t }) {
  const sign = SPECIALS[specialText(effect)][1];
  const label = t('taj-mahal-special', { effect });
  return sign === '+2'
    ? html`<b class="plus-two" title=${label}>+2</b>`
    : html`<${Sign} name=${sign} label=${label} />`;
}

/** Advisors and special cards above, goods below. @param {{scene: any, of: number}} props */
export function Short({ scene, of }) {
  const { specials, advisors, goods } = scene.view.table.seats[of];
  return html`<${InShort} specials=${specials} advisors=${advisors} goods=${goods} board=${scene.board} t=${scene.t} />`;
}

/** @param {{specials: string[], advisors: string[], goods: Record<string, number>, board: any, t: any}} props */
function InShort({ specials, advisors, goods, board, t }) {
  const named = (/** @type {string} */ name) => t('taj-mahal-goods', { goods: goodsName(name, board) });
  const special = (/** @type {string} */ effect) => html`<${SpecialSign} key=${effect} effect=${effect} t=${t} />`;
  const advisor = (/** @type {string} */ one) =>
    html`<${Sign} key=${one} name=${letterOf(one)} label=${t('taj-mahal-advisor', { symbol: t('taj-mahal-symbol', { symbol: one }) })} />`;
  const good = (/** @type {[string, number]} */ [name, count]) => html`<span key=${name} class="have-good">
    <${Sign} name=${name} label=${t('taj-mahal-goods-held', { goods: named(name), count })} />${count}
  </span>`;
  return html`<span class="have">
    <span>
      ${specials.length > 0 && html`<span class="have-specials">${specials.map(special)}</span>`}
      ${advisors.map(advisor)}
    </span>
    <span>${Object.entries(goods).filter(([, count]) => count).map(good)}</span>
  </span>`;
}

/** Counted cards, small. Where the first red card lay the next first red card is drawn: fewer are made anew. @param {{cards: Record<string, number>, scene: any}} props */
export function Counted({ cards, scene }) {
  const all = inOrder(Object.keys(cards).map((text) => readCard(text, scene.view.table)));
  return all.map((card, at) => {
    const first = all.findIndex(({ cloth }) => cloth === card.cloth);
    return html`<span key="${card.cloth}:${at - first}" class="counted"><${RowCard} card=${card} t=${scene.t} />${cards[card.text] > 1 && html`<b>×${cards[card.text]}</b>`}</span>`;
  });
}

/** What a player holds. @param {{scene: any, of: number, open: boolean}} props */
export function Holdings({ scene, of, open }) {
  if (!open) return html`<${Short} scene=${scene} of=${of} />`;
  const { t, board, view } = scene;
  const each = view.table.seats[of];
  // Who would rather remember than be told is not told.
  const known = preferences.value.known ? each.known : {};
  const goods = Object.entries(each.goods).filter(([, count]) => count);
  const hidden =
    each.cards -
    Object.values(/** @type {Record<string, number>} */ (known)).reduce((sum, count) => sum + count, 0);
  const mine = of === scene.seat && view.table.hand;
  const none = t('taj-mahal-none');
  const crowned = each.crown_palaces.map((/** @type {string} */ city) => t('taj-mahal-crown-city', { city }));
  const cities = [...each.palaces, ...crowned];
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
    <${Part} title=${t('taj-mahal-hold-specials')} empty=${none}>
      ${each.specials.map((/** @type {string} */ effect) => html`<span class="chip special"><${SpecialSign}
          effect=${effect} t=${t} />${t('taj-mahal-special', { effect })}</span>`)}
    <//>
    <${Part} title=${t('taj-mahal-hold-advisors')} empty=${none}>
      ${each.advisors.map((/** @type {string} */ advisor) => html`<span class="chip"><${Sign}
          name=${letterOf(advisor)} />${t('taj-mahal-symbol', { symbol: advisor })}</span>`)}
    <//>
    <${Part} title=${t('taj-mahal-hold-goods')} empty=${none}>
      ${goods.map(([name, count]) => html`<span class="chip"><${Sign}
          name=${name} />${t('taj-mahal-goods', { goods: goodsName(name, board) })} ${count}</span>`)}
    <//>
    <${Part} title=${t('taj-mahal-hold-points')} empty=${none}>
      ${Object.entries(each.points)
        .filter(([, points]) => points)
        .map(
          ([source, points]) => html`<span class="chip">${t('taj-mahal-source', { source })} <b>${points}</b></span>`,
        )}
    <//>
    <${Part} title=${t('taj-mahal-hold-palaces', { count: cities.length })} empty=${none}>
      ${cities.length > 0 ? [html`<span class="cities">${cities.join(', ')}</span>`] : []}
    <//>
  </div>`;
}
