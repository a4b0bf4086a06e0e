// What a player holds, opened from their row.
import { html } from '../../html.js';
import { Opened } from '../../court/opened.js';
import { Holdings } from './holdings.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @param {{scene: Scene, of: number, close: () => void}} props */
export const HoldingsSheet = ({ scene, of, close }) =>
  html`<${Opened} scene=${scene} of=${of} close=${close} label=${scene.t('taj-mahal-holdings-of', { name: scene.names[of] })}>
    <${Holdings} scene=${scene} of=${of} open=${true} />
  <//>`;
