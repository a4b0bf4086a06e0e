// The body of the preview panel, and the button that turns the tile. The panel lists what a move brings and costs.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { Sign } from '../../signs/signs.js';
import { colourOf, animalSign } from '../floor/facts.js';
import { Artisan } from '../floor/pieces.js';
import { goldFrom, quarterOfSpentMarker } from '../floor/preview.js';
import { animalOf, placementOf, withOtherArtisan, turnClockwise, placementsOn } from '../moves.js';
import { argsOf } from '../../table/narrator.js';
import { Tile } from '../tiles/stones.js';

/** @import {LegalMove, Scene, Children} from '../types.js' */

/**
 * A line of the preview: its sign, its name, the reason (`why`), the rule and the gold. A line is `quiet` if it brings
 * no gold now, and `later` if it is about the gold that a quarter will pay when it is full.
 * @typedef {{sign: Children, name: string, why: string, rule?: string, gold?: number | null, quiet?: boolean,
 *   later?: boolean}} Line
 */

/** The sign of lines about tiles and payments. */
const SQUARE = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
  <rect x="3" y="3" width="10" height="10" />
</svg>`;
/** The sign of lines about artisans. */
const DISC = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6" /></svg>`;

/** Returns the sign of a quarter's animal. @param {Scene} scene @param {string} quarter */
function quarterSign(scene, quarter) {
  const sign = animalSign(animalOf(scene.view, quarter));
  return sign ? html`<${Sign} name=${sign} />` : SQUARE;
}

/**
 * Returns the lines about the artisan of a placement.
 * @param {Scene} scene @param {LegalMove} move @returns {Line[]}
 */
function artisanLines(scene, move) {
  const { t, view } = scene;
  const { sketch, story } = move.preview;
  const seat = scene.seat ?? 0;
  if (sketch.artisan === undefined) {
    const hasNoneLeft = argsOf(story, 'maharani.no-artisan').length > 0;
    return hasNoneLeft
      ? [
          {
            sign: DISC,
            name: t('maharani-line-artisan'),
            why: t('maharani-line-none-left'),
            rule: 'MH-4.2',
            quiet: true,
          },
        ]
      : [];
  }
  const why = t(sketch.from ? 'maharani-line-moves' : 'maharani-line-comes', {
    from: sketch.from ?? '',
    count: sketch.group?.length ?? 0,
  });
  const quarter = view.table.quarters.find((candidate) => candidate.quarter === sketch.quarter);
  /** @type {Line[]} */
  const lines = [
    { sign: DISC, name: t('maharani-line-artisan'), why, rule: 'MH-4.4', gold: goldFrom(move, 'artisans') },
  ];
  if (quarter && !quarter.scored && quarter.pays[seat] !== sketch.pays) {
    lines.push({
      sign: quarterSign(scene, quarter.quarter),
      name: t('maharani-quarter-name', { animal: quarter.animal }),
      why: t('maharani-line-later', { before: quarter.pays[seat], after: sketch.pays }),
      rule: 'MH-6.1',
      quiet: true,
      later: true,
    });
  }
  return lines;
}

/**
 * Returns a line for each quarter that becomes full. The first line has the gold that all these quarters pay: to the
 * viewer in `gold`, and to the other players in the text.
 * @param {Scene} scene @param {LegalMove} move @returns {Line[]}
 */
function fullQuarterLines(scene, move) {
  const { t, names } = scene;
  const { story } = move.preview;
  const fullQuarters = argsOf(story, 'maharani.quarter-full');
  if (!fullQuarters.length) return [];
  const quarterGold = (/** @type {number} */ seat) =>
    argsOf(story, 'maharani.scored')
      .filter((event) => event.source === 'quarters' && event.seat === seat)
      .reduce((sum, event) => sum + event.gold, 0);
  const others = names.flatMap((/** @type {string} */ name, /** @type {number} */ seat) =>
    seat !== scene.seat && quarterGold(seat) ? [`${name} +${quarterGold(seat)}`] : [],
  );
  return fullQuarters.map(({ quarter }, index) => ({
    sign: quarterSign(scene, quarter),
    name: t('maharani-quarter-name', { animal: animalOf(scene.view, quarter) }),
    why: [t('maharani-line-full'), ...(index ? [] : others)].join(', '),
    rule: 'MH-6.1',
    gold: index ? null : quarterGold(scene.seat ?? 0),
  }));
}

/** Returns the lines of a move's preview. @param {Scene} scene @param {LegalMove} move @returns {Line[]} */
function linesOf(scene, move) {
  const { t, view } = scene;
  const { story, sketch } = move.preview;
  const placement = placementOf(move);
  const [payment] = argsOf(story, 'maharani.paid');
  const markerQuarter = quarterOfSpentMarker(move);
  /** @type {Line[]} */
  const lines = [];
  // What the move costs comes first, so that it is visible without scrolling.
  if (payment)
    lines.push({ sign: SQUARE, name: t('maharani-line-second'), why: '', rule: 'MH-5.1', gold: -payment.gold });
  if (markerQuarter)
    lines.push({
      sign: quarterSign(scene, markerQuarter),
      name: t('maharani-line-marker'),
      why: t('maharani-line-marker-down', { animal: animalOf(view, markerQuarter) }),
      rule: 'MH-3.1',
      quiet: true,
    });
  if (placement) {
    const { tile } = view.table.turntable[placement.slot - 1];
    lines.push({
      sign: SQUARE,
      name: t('maharani-line-tile'),
      why: t('maharani-line-area', { colour: tile?.colour, count: sketch.area?.length }),
      rule: 'MH-3.4',
      gold: goldFrom(move, 'tiles'),
    });
    lines.push(...artisanLines(scene, move));
  }
  lines.push(...fullQuarterLines(scene, move));
  if (move.parts.kind === 'renew') {
    const faceDown = Object.values(view.table.seats[scene.seat ?? 0].markers).filter((isFaceUp) => !isFaceUp).length;
    lines.push({ sign: SQUARE, name: t('maharani-line-renew', { markers: faceDown }), why: '', rule: 'MH-5.2' });
  }
  if (move.parts.kind === 'end' && !lines.length)
    lines.push({
      sign: SQUARE,
      name: t('maharani-line-end', { gold: view.table.second_tile_cost }),
      why: '',
      rule: 'MH-5.1',
      quiet: true,
    });
  return lines;
}

/**
 * Buttons that choose one of the two artisan colours of the two-player game.
 * @param {{scene: Scene, move: LegalMove}} props
 */
function ArtisanChoice({ scene, move }) {
  const { t } = scene;
  const otherMove = withOtherArtisan(scene.view, move);
  if (!otherMove) return null;
  return html`<div class="mh-choice" role="group" aria-label=${t('maharani-choose-artisan')}>
    ${['a', 'b'].map((which, index) => {
      const isChosen = placementOf(move)?.artisan === which;
      const choose = () => {
        if (isChosen) return;
        scene.pointed.value = null;
        scene.pick(`lay:${otherMove.text}`);
      };
      return html`<button key=${which} type="button" aria-pressed=${isChosen ? 'true' : 'false'}
          aria-label=${t('maharani-artisan-colour', { which })} onClick=${choose}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <${Artisan} emblem=${scene.seats[scene.seat ?? 0]} colour=${index} x=${24} y=${24} r=${17} />
        </svg>
      </button>`;
    })}
  </div>`;
}

/** Returns an amount of gold with a plus or minus sign. */
const signedGold = (/** @type {number} */ gold) => (gold < 0 ? `−${-gold}` : `+${gold}`);

/** The preview of a move. @param {{scene: Scene, move: LegalMove}} props */
export function Preview({ scene, move }) {
  const { view, board } = scene;
  const placement = placementOf(move);
  const tile = placement && view.table.turntable[placement.slot - 1].tile;
  const space = placement && board.spaces.find((candidate) => candidate.name === placement.space);
  const { artisan } = move.preview.sketch;
  const lines = linesOf(scene, move);
  return html`<div class="mh-preview ${tile ? '' : 'bare'}">
    ${
      tile &&
      space &&
      html`<svg class="mh-tile-picture" viewBox="-4 -4 108 108" aria-hidden="true">
        <${Tile} colour=${colourOf(board, tile.colour)} mark=${space.mark} arrow=${placement.arrow}
            shapes=${board.shapes}
            letterSize=${16} />
        ${artisan !== undefined && html`<${Artisan} emblem=${scene.seats[scene.seat ?? 0]} colour=${artisan} />`}
      </svg>`
    }
    <ul class="mh-lines ${lines.filter(({ later }) => !later).length > 3 ? 'many' : ''}">
      ${lines.map(
        (line, index) =>
          html`<li key=${index} class="${line.quiet ? 'quiet' : ''} ${line.later ? 'later' : ''}">
            ${line.sign}
            <span>${line.name} <i>${line.why}</i><${RuleRef} game="maharani" rule=${line.rule} isShort=${true} /></span>
            <b>${line.gold ? signedGold(line.gold) : ''}</b>
          </li>`,
      )}
    </ul>
    ${placement && html`<${ArtisanChoice} scene=${scene} move=${move} />`}
  </div>`;
}

/**
 * The button that turns the tile, if it fits in more than one orientation.
 * @param {{scene: Scene, move: LegalMove}} props
 */
export function Aside({ scene, move }) {
  const placement = placementOf(move);
  if (!placement) return null;
  const placements = placementsOn(scene.view, placement.slot, placement.space);
  const orientations = new Set(placements.map((other) => placementOf(other)?.arrow));
  if (orientations.size < 2) return null;
  const turn = () => {
    scene.pointed.value = null;
    scene.pick(`lay:${turnClockwise(scene.view, move).text}`);
  };
  return html`<button type="button" class="btn quiet mh-turn" onClick=${turn}>
    <svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12a7 7 0 1 1-2-5M19 3v5h-5" /></svg>
    ${scene.t('maharani-turn')}
  </button>`;
}
