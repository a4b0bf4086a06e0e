// What a player holds: action markers and artisans, and in full where the artisans stand and where the gold came from.
import { html } from '../../html.js';
import { Part } from '../../court/opened.js';
import { Sign } from '../../signs/signs.js';
import { useKept } from '../../still.js';
import { signOf } from '../floor/facts.js';
import { Artisan } from '../floor/pieces.js';

/** The action markers: gold while they are face up. @param {{scene: any, of: number}} props */
export function Markers({ scene, of }) {
  const { t, view, seen } = scene;
  const { markers } = view.table.seats[of];
  const quarters = useKept(view.table.quarters.map((/** @type {any} */ { quarter, animal }) => ({ quarter, animal })));
  const turned = of === scene.seat && seen.value?.preview.story.find((/** @type {any} */ told) => told.id === 'maharani.marker-turned')?.args.quarter;
  return html`<${MarkerRow} markers=${markers} quarters=${quarters} turned=${turned || null} t=${t} />`;
}

/** @param {{markers: Record<string, boolean>, quarters: Array<{quarter: string, animal: string}>, turned: string | null, t: any}} props */
const MarkerRow = ({ markers, quarters, turned, t }) =>
  html`<span class="mh-markers">
    ${quarters.map(({ quarter, animal }) => {
      const said = t('maharani-marker', { animal: t('maharani-animal', { animal }), up: markers[quarter] ? 'yes' : 'no' });
      const sign = signOf(animal);
      return html`<span key=${quarter} class="mh-marker ${markers[quarter] ? 'up' : 'down'} ${turned === quarter ? 'spent' : ''}" title=${said}>
        ${sign ? html`<${Sign} name=${sign} />` : html`<b aria-hidden="true">${animal[0].toUpperCase()}</b>`}<span class="vh">${said}</span>
      </span>`;
    })}
  </span>`;

/** The artisans left, in short: a disc and how many, for each artisan colour. @param {{scene: any, of: number}} props */
export function Supply({ scene, of }) {
  const { t, view, seats } = scene;
  const { supply } = view.table.seats[of];
  const many = supply.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return html`<span class="mh-supply" title=${t('maharani-left', { count: supply.join('+'), many })}>
    ${supply.map((/** @type {number} */ count, /** @type {number} */ colour) => html`<span key=${colour}><${Disc} seat=${seats[of]} colour=${colour} />${count}</span>`)}
  </span>`;
}

/** An artisan by itself. @param {{seat: any, colour: number}} props */
const Disc = ({ seat, colour }) =>
  html`<svg class="mh-disc" viewBox="0 0 48 48" aria-hidden="true"><${Artisan} seat=${seat} colour=${colour} x=${24} y=${24} r=${18} /></svg>`;

/** @param {{scene: any, of: number, open: boolean}} props */
export function Holdings({ scene, of, open }) {
  const { t, view, seats } = scene;
  const each = view.table.seats[of];
  if (!open) return html`<${Markers} scene=${scene} of=${of} />`;
  const none = t('maharani-none');
  const disc = (/** @type {number} */ colour) => html`<${Disc} seat=${seats[of]} colour=${colour} />`;
  return html`<div class="holdings">
    <${Part} title=${t('maharani-hold-markers')} empty=${none}>${[html`<${Markers} scene=${scene} of=${of} />`]}<//>
    <${Part} title=${t('maharani-hold-supply')} empty=${none}>
      ${each.supply.map((/** @type {number} */ many, /** @type {number} */ colour) => html`<span class="chip" key=${colour}>${disc(colour)}${many}</span>`)}
    <//>
    <${Part} title=${t('maharani-hold-standing')} empty=${none}>
      ${each.artisans.flatMap((/** @type {string[]} */ where, /** @type {number} */ colour) => (where.length ? [html`<span class="chip" key=${colour}>${disc(colour)}${where.join(', ')}</span>`] : []))}
    <//>
    <${Part} title=${t('maharani-hold-gold')} empty=${none}>
      ${Object.entries(each.points)
        .filter(([, gold]) => gold)
        .map(([source, gold]) => html`<span class="chip" key=${source}>${t('maharani-source', { source })} <b>${gold}</b></span>`)}
    <//>
  </div>`;
}
