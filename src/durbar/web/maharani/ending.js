// The ending of a game of Maharani: what is counted in each step, the decisive moment, and the floor in the picture.
import { html } from '../html.js';
import { Sign } from '../signs/signs.js';
import { animalSign } from './floor/facts.js';
import { FloorDrawing } from './floor/floor.js';

/** @import {Scene, Board} from './types.js' */
/** @import {CountingStep, DecisiveMoment} from '../table/part.js' */

/** Returns the animal of a quarter. @param {Board} board @param {string | null} quarter */
const animalOf = (board, quarter) => board.quarters.find((candidate) => candidate.quarter === quarter)?.animal ?? '';

/** What a step counts: the gold of a quarter, or of all turns. @param {{scene: Scene, step: CountingStep}} props */
export function Counted({ scene, step }) {
  const { board, t } = scene;
  if (step.part !== 'quarter') return html`<h3>${t('maharani-count-floor')}</h3>`;
  const animal = animalOf(board, step.place);
  const sign = animalSign(animal);
  return html`<h3>${sign && html`<${Sign} name=${sign} />`} ${t('maharani-quarter-name', { animal })}</h3>`;
}

/** The decisive moment as a sentence. @param {DecisiveMoment} moment @param {Scene} scene */
export const moment = ({ kind, chapter, places, points }, { board }) => ({
  id: 'maharani-moment',
  args: {
    kind,
    turn: chapter + 1,
    scored: places.length ? 'yes' : 'no',
    animal: animalOf(board, places[0] ?? null),
    points: Math.max(0, points), // a player who paid gold may still have gained on players who paid more
  },
});

/** The height of the floor as a fraction of its width: it is a square. */
export const pictureHeight = () => 1;

/** The floor in the picture to share. @param {{scene: Scene, width: number}} props */
export const Picture = ({ scene, width }) => html`<${FloorDrawing} scene=${scene} side=${width} />`;
