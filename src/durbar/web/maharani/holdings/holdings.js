// A player's holdings: action markers and artisans; in full also where the artisans stand and where the gold came from.
import { html } from '../../html.js';
import { Chip, Part } from '../../court/opened.js';
import { Sign } from '../../signs/signs.js';
import { useStable } from '../../still.js';
import { tipped } from '../../rules/reference.js';
import { signOf } from '../floor/facts.js';
import { Artisan } from '../floor/pieces.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Say} Say */
/** @typedef {import('../types.js').Player} Player */

/**
 * The action markers: gold while they are face up. `reached`: whether they are tab stops, where they are in no row.
 * @param {{scene: Scene, of: number, reached?: boolean}} props
 */
export function Markers({ scene, of, reached = false }) {
  const { t, view, seen } = scene;
  const { markers } = view.table.seats[of];
  const quarters = useStable(view.table.quarters.map(({ quarter, animal }) => ({ quarter, animal })));
  const turned =
    of === scene.seat && seen.value?.preview.story.find((event) => event.id === 'maharani.marker-turned')?.args.quarter;
  return html`<${MarkerRow} markers=${markers} quarters=${quarters} turned=${turned || null} reached=${reached}
      t=${t} />`;
}

/**
 * @param {{markers: Record<string, boolean>, quarters: Array<{quarter: string, animal: string}>, turned: string
 *   | null, reached: boolean, t: Say}} props
 */
const MarkerRow = ({ markers, quarters, turned, reached, t }) =>
  html`<span class="mh-markers">
    ${quarters.map(({ quarter, animal }, at) => {
      const up = markers[quarter] ? 'yes' : 'no';
      const text = t('maharani-marker', { animal, up });
      const tip = tipped(`${text}. ${t('maharani-marker-does', { up })}`, markers[quarter] ? 'MH-3.1' : 'MH-5.2');
      const keys = reached && { 'data-rove': '', tabindex: at ? -1 : 0 };
      const sign = signOf(animal);
      return html`<span key=${quarter}
          class="mh-marker ${markers[quarter] ? 'up' : 'down'} ${turned === quarter ? 'spent' : ''}"
          role="img" aria-label=${text} ...${tip} ...${keys}>
        ${sign ? html`<${Sign} name=${sign} />` : html`<b aria-hidden="true">${animal[0].toUpperCase()}</b>`}
      </span>`;
    })}
  </span>`;

/** Returns the tooltip of the artisans left. @param {number[]} supply @param {Say} t */
const leftText = (supply, t) => {
  const many = supply.reduce((sum, one) => sum + one, 0);
  return `${t('maharani-left', { count: supply.join('+'), many })}. ${t('maharani-left-does')}`;
};
/** Returns its rule; the two-player game with two artisan colours has its own. @param {number[]} supply */
const leftRule = (supply) => (supply.length > 1 ? 'MH-7.1' : 'MH-4.2');

/**
 * The artisans left, in short: a disc and the number, for each artisan colour.
 * @param {{scene: Scene, of: number}} props
 */
export function Supply({ scene, of }) {
  const { t, view, seats } = scene;
  const { supply } = view.table.seats[of];
  return html`<span class="mh-supply" ...${tipped(leftText(supply, t), leftRule(supply))}>
    ${supply.map(
      (/** @type {number} */ count, /** @type {number} */ colour) => html`<span key=${colour}>
        <${Disc} seat=${seats[of]} colour=${colour} />
        ${count}
      </span>`,
    )}
  </span>`;
}

/** An artisan by itself. @param {{seat: Player, colour: number}} props */
const Disc = ({ seat, colour }) =>
  html`<svg class="mh-disc" viewBox="0 0 48 48" aria-hidden="true">
    <${Artisan} seat=${seat} colour=${colour} x=${24} y=${24} r=${18} />
  </svg>`;

/** @param {{scene: Scene, of: number, open: boolean}} props */
export function Holdings({ scene, of, open }) {
  const { t, view, seats } = scene;
  const each = view.table.seats[of];
  if (!open) return html`<${Markers} scene=${scene} of=${of} />`;
  const none = t('maharani-none');
  const disc = (/** @type {number} */ colour) => html`<${Disc} seat=${seats[of]} colour=${colour} />`;
  return html`<div class="holdings">
    <${Part} title=${t(
      'maharani-hold-markers',
    )} empty=${none}>${[html`<${Markers} scene=${scene} of=${of} reached=${true} />`]}<//>
    <${Part} title=${t('maharani-hold-supply')} empty=${none}>
      ${each.supply.map(
        (/** @type {number} */ many, /** @type {number} */ colour) => html`<${Chip} key=${colour}
            text=${leftText(each.supply, t)} rule=${leftRule(each.supply)} first=${false}>${disc(colour)}${many}<//>`,
      )}
    <//>
    <${Part} title=${t('maharani-hold-standing')} empty=${none}>
      ${each.artisans.flatMap((/** @type {string[]} */ where, /** @type {number} */ colour) =>
        where.length ? [html`<span class="chip" key=${colour}>${disc(colour)}${where.join(', ')}</span>`] : [],
      )}
    <//>
    <${Part} title=${t('maharani-hold-gold')} empty=${none}>
      ${Object.entries(each.points)
        .filter(([, gold]) => gold)
        .map(
          ([source, gold]) =>
            html`<span class="chip" key=${source}>${t('maharani-source', { source })} <b>${gold}</b></span>`,
        )}
    <//>
  </div>`;
}
