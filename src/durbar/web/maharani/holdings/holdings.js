// A player's holdings: action markers and artisans. The full list also shows where the artisans stand and where the
// gold came from.
import { html } from '../../html.js';
import { Chip, HoldingsPart } from '../../court/opened.js';
import { Sign } from '../../signs/signs.js';
import { useStable } from '../../memo.js';
import { tipAttributes } from '../../rules/reference.js';
import { animalSign } from '../floor/facts.js';
import { Artisan } from '../floor/pieces.js';

/** @import {Scene, Translate, SeatEmblem} from '../types.js' */

/**
 * The action markers of a player; markers that are face up are gold. `areTabStops` makes them reachable by keyboard.
 * @param {{scene: Scene, seat: number, areTabStops?: boolean}} props
 */
export function Markers({ scene, seat, areTabStops = false }) {
  const { t, view, previewed } = scene;
  const { markers } = view.table.seats[seat];
  const quarters = useStable(view.table.quarters.map(({ quarter, animal }) => ({ quarter, animal })));
  const turnedQuarter =
    seat === scene.seat &&
    previewed.value?.preview.story.find((event) => event.id === 'maharani.marker-turned')?.args.quarter;
  return html`<${MarkerRow} markers=${markers} quarters=${quarters} turnedQuarter=${turnedQuarter || null}
      areTabStops=${areTabStops}
      t=${t} />`;
}

/**
 * A row of markers. `markers` says for each quarter whether its marker is face up. The previewed move turns the marker
 * of `turnedQuarter` face down.
 * @param {{markers: Record<string, boolean>, quarters: Array<{quarter: string, animal: string}>, turnedQuarter: string
 *   | null, areTabStops: boolean, t: Translate}} props
 */
const MarkerRow = ({ markers, quarters, turnedQuarter, areTabStops, t }) =>
  html`<span class="mh-markers">
    ${quarters.map(({ quarter, animal }, index) => {
      const up = markers[quarter] ? 'yes' : 'no';
      const text = t('maharani-marker', { animal, up });
      const tip = tipAttributes(
        `${text}. ${t('maharani-marker-does', { up })}`,
        markers[quarter] ? 'MH-3.1' : 'MH-5.2',
      );
      const roveAttributes = areTabStops && { 'data-rove': '', tabindex: index ? -1 : 0 };
      const sign = animalSign(animal);
      return html`<span key=${quarter}
          class="mh-marker ${markers[quarter] ? 'up' : 'down'} ${turnedQuarter === quarter ? 'spent' : ''}"
          role="img" aria-label=${text} ...${tip} ...${roveAttributes}>
        ${sign ? html`<${Sign} name=${sign} />` : html`<b aria-hidden="true">${animal[0].toUpperCase()}</b>`}
      </span>`;
    })}
  </span>`;

/** Returns the tooltip of a player's supply of artisans. @param {number[]} supply @param {Translate} t */
const supplyTip = (supply, t) => {
  const total = supply.reduce((sum, count) => sum + count, 0);
  return `${t('maharani-left', { count: supply.join('+'), many: total })}. ${t('maharani-left-does')}`;
};
/**
 * Returns the rule about the supply; the two-player game, with two artisan colours, has its own rule.
 * @param {number[]} supply
 */
const supplyRule = (supply) => (supply.length > 1 ? 'MH-7.1' : 'MH-4.2');

/**
 * A summary of a player's supply: for each artisan colour a disc and the number of artisans left.
 * @param {{scene: Scene, seat: number}} props
 */
export function Supply({ scene, seat }) {
  const { t, view, seats } = scene;
  const { supply } = view.table.seats[seat];
  return html`<span class="mh-supply" ...${tipAttributes(supplyTip(supply, t), supplyRule(supply))}>
    ${supply.map(
      (/** @type {number} */ count, /** @type {number} */ colour) => html`<span key=${colour}>
        <${ArtisanIcon} emblem=${seats[seat]} colour=${colour} />
        ${count}
      </span>`,
    )}
  </span>`;
}

/** An artisan as an icon. @param {{emblem: SeatEmblem, colour: number}} props */
const ArtisanIcon = ({ emblem, colour }) =>
  html`<svg class="mh-disc" viewBox="0 0 48 48" aria-hidden="true">
    <${Artisan} emblem=${emblem} colour=${colour} x=${24} y=${24} r=${18} />
  </svg>`;

/** A player's holdings: the full list if `open` is set. @param {{scene: Scene, seat: number, open: boolean}} props */
export function Holdings({ scene, seat, open }) {
  const { t, view, seats } = scene;
  const player = view.table.seats[seat];
  if (!open) return html`<${Markers} scene=${scene} seat=${seat} />`;
  const none = t('maharani-none');
  const artisanIcon = (/** @type {number} */ colour) => html`<${ArtisanIcon} emblem=${seats[seat]} colour=${colour} />`;
  return html`<div class="holdings">
    <${HoldingsPart} title=${t(
      'maharani-hold-markers',
    )} empty=${none}>${[html`<${Markers} scene=${scene} seat=${seat} areTabStops=${true} />`]}<//>
    <${HoldingsPart} title=${t('maharani-hold-supply')} empty=${none}>
      ${player.supply.map(
        (/** @type {number} */ count, /** @type {number} */ colour) => html`<${Chip} key=${colour}
            text=${supplyTip(player.supply, t)} rule=${supplyRule(player.supply)}
                isTabStop=${false}>${artisanIcon(colour)}${count}<//>`,
      )}
    <//>
    <${HoldingsPart} title=${t('maharani-hold-standing')} empty=${none}>
      ${player.artisans.flatMap((/** @type {string[]} */ spaces, /** @type {number} */ colour) =>
        spaces.length ? [html`<span class="chip" key=${colour}>${artisanIcon(colour)}${spaces.join(', ')}</span>`] : [],
      )}
    <//>
    <${HoldingsPart} title=${t('maharani-hold-gold')} empty=${none}>
      ${Object.entries(player.points)
        .filter(([, gold]) => gold)
        .map(
          ([source, gold]) =>
            html`<span class="chip" key=${source}>${t('maharani-source', { source })} <b>${gold}</b></span>`,
        )}
    <//>
  </div>`;
}
