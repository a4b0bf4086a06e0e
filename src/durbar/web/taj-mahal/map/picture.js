// The map in the picture to share: the whole map with the networks of all players.
import { html } from '../../html.js';
import { MapDrawing } from './map.js';

/** @import {Board, Scene} from '../types.js' */

/** Left, top, right and bottom of the map. @param {Board} board @returns {[number, number, number, number]} */
const boxOf = ({ box }) => /** @type {[number, number, number, number]} */ (box);

/** Returns the height of the map as a fraction of its width. @param {Board} board */
export function pictureHeight(board) {
  const [left, top, right, bottom] = boxOf(board);
  return (bottom - top) / (right - left);
}

/** The map in the picture to share. @param {{scene: Scene, width: number}} props */
export function Picture({ scene, width }) {
  const box = boxOf(scene.board);
  return html`<${MapDrawing} scene=${scene} box=${box} scale=${width / (box[2] - box[0])} showCartouche=${false} />`;
}
