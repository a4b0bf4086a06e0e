// What a move would bring, line by line: the body of the frame's preview, and the button that turns the tile.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { Sign } from '../../signs/signs.js';
import { colourOf, signOf } from '../floor/facts.js';
import { Artisan } from '../floor/pieces.js';
import { goldOf, markerOf } from '../floor/preview.js';
import { animalOf, layOf, otherArtisan, turnedOn, waysOf } from '../moves.js';
import { argsOf } from '../../table/telling.js';
import { Tile } from '../tiles/stones.js';

/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Children} Children */

/**
 * @typedef {{sign: Children, name: string, why: string, rule?: string, gold?: number | null, quiet?: boolean,
 *   later?: boolean}} Line
 */

const SQUARE = html`<svg class="ic" viewBox="0 0 16 16" aria-hidden="true">
  <rect x="3" y="3" width="10" height="10" />
</svg>`;
const DISC = html`<svg class="ic" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6" /></svg>`;

/** @param {Scene} scene @param {string} quarter */
function animalSign(scene, quarter) {
  const sign = signOf(animalOf(scene.view, quarter));
  return sign ? html`<${Sign} name=${sign} />` : SQUARE;
}

/** Returns the lines about the artisan. @param {Scene} scene @param {LegalMove} move @returns {Line[]} */
function artisanLine(scene, move) {
  const { t, view } = scene;
  const { sketch, story } = move.preview;
  const seat = scene.seat ?? 0;
  if (sketch.artisan === undefined) {
    const none = argsOf(story, 'maharani.no-artisan').length > 0;
    return none
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
  const before = view.table.quarters.find((one) => one.quarter === sketch.quarter);
  /** @type {Line[]} */
  const lines = [{ sign: DISC, name: t('maharani-line-artisan'), why, rule: 'MH-4.4', gold: goldOf(move, 'artisans') }];
  if (before && !before.scored && before.pays[seat] !== sketch.pays) {
    lines.push({
      sign: animalSign(scene, before.quarter),
      name: t('maharani-quarter-name', { animal: before.animal }),
      why: t('maharani-line-later', { before: before.pays[seat], after: sketch.pays }),
      rule: 'MH-6.1',
      quiet: true,
      later: true,
    });
  }
  return lines;
}

/**
 * Returns the lines about quarters that become full, and what others get.
 * @param {Scene} scene @param {LegalMove} move @returns {Line[]}
 */
function fullLines(scene, move) {
  const { t, names } = scene;
  const { story } = move.preview;
  const full = argsOf(story, 'maharani.quarter-full');
  if (!full.length) return [];
  const gold = (/** @type {number} */ seat) =>
    argsOf(story, 'maharani.scored')
      .filter((event) => event.source === 'quarters' && event.seat === seat)
      .reduce((sum, event) => sum + event.gold, 0);
  const others = names.flatMap((/** @type {string} */ name, /** @type {number} */ seat) =>
    seat !== scene.seat && gold(seat) ? [`${name} +${gold(seat)}`] : [],
  );
  return full.map(({ quarter }, at) => ({
    sign: animalSign(scene, quarter),
    name: t('maharani-quarter-name', { animal: animalOf(scene.view, quarter) }),
    why: [t('maharani-line-full'), ...(at ? [] : others)].join(', '),
    rule: 'MH-6.1',
    gold: at ? null : gold(scene.seat ?? 0),
  }));
}

/** @param {Scene} scene @param {LegalMove} move @returns {Line[]} */
function linesOf(scene, move) {
  const { t, view } = scene;
  const { story, sketch } = move.preview;
  const lay = layOf(move);
  const [paid] = argsOf(story, 'maharani.paid');
  const marker = markerOf(move);
  /** @type {Line[]} */
  const lines = [];
  if (lay) {
    const { tile } = view.table.turntable[lay.slot - 1];
    lines.push({
      sign: SQUARE,
      name: t('maharani-line-tile'),
      why: t('maharani-line-area', { colour: tile?.colour, count: sketch.area?.length }),
      rule: 'MH-3.4',
      gold: goldOf(move, 'tiles'),
    });
    lines.push(...artisanLine(scene, move));
  }
  if (paid) lines.push({ sign: SQUARE, name: t('maharani-line-second'), why: '', rule: 'MH-5.1', gold: -paid.gold });
  if (marker)
    lines.push({
      sign: animalSign(scene, marker),
      name: t('maharani-line-marker'),
      why: t('maharani-line-marker-down', { animal: animalOf(view, marker) }),
      rule: 'MH-3.1',
      quiet: true,
    });
  lines.push(...fullLines(scene, move));
  if (move.parts.kind === 'renew') {
    const down = Object.values(view.table.seats[scene.seat ?? 0].markers).filter((up) => !up).length;
    lines.push({ sign: SQUARE, name: t('maharani-line-renew', { markers: down }), why: '', rule: 'MH-5.2' });
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

/** The choice between both artisan colours, in the two-player game. @param {{scene: Scene, move: LegalMove}} props */
function Choice({ scene, move }) {
  const { t } = scene;
  const other = otherArtisan(scene.view, move);
  if (!other) return null;
  return html`<div class="mh-choice" role="group" aria-label=${t('maharani-choose-artisan')}>
    ${['a', 'b'].map((which, at) => {
      const on = layOf(move)?.artisan === which;
      const choose = () => {
        if (on) return;
        scene.shown.value = null;
        scene.pick(`lay:${other.text}`);
      };
      return html`<button key=${which} type="button" aria-pressed=${on ? 'true' : 'false'}
          aria-label=${t('maharani-artisan-colour', { which })} onClick=${choose}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <${Artisan} seat=${scene.seats[scene.seat ?? 0]} colour=${at} x=${24} y=${24} r=${17} />
        </svg>
      </button>`;
    })}
  </div>`;
}

const signed = (/** @type {number} */ gold) => (gold < 0 ? `−${-gold}` : `+${gold}`);

/** @param {{scene: Scene, move: LegalMove}} props */
export function Preview({ scene, move }) {
  const { view, board } = scene;
  const lay = layOf(move);
  const tile = lay && view.table.turntable[lay.slot - 1].tile;
  const space = lay && board.spaces.find((one) => one.name === lay.space);
  const { artisan } = move.preview.sketch;
  const lines = linesOf(scene, move);
  return html`<div class="mh-preview ${tile ? '' : 'bare'}">
    ${
      tile &&
      space &&
      html`<svg class="mh-shown" viewBox="-4 -4 108 108" aria-hidden="true">
        <${Tile} colour=${colourOf(board, tile.colour)} mark=${space.mark} arrow=${lay.arrow} shapes=${board.shapes}
            letter=${16} />
        ${artisan !== undefined && html`<${Artisan} seat=${scene.seats[scene.seat ?? 0]} colour=${artisan} />`}
      </svg>`
    }
    <ul class="mh-lines ${lines.filter(({ later }) => !later).length > 3 ? 'many' : ''}">
      ${lines.map(
        (line, at) =>
          html`<li key=${at} class="${line.quiet ? 'quiet' : ''} ${line.later ? 'later' : ''}">
            ${line.sign}
            <span>${line.name} <i>${line.why}</i><${RuleRef} game="maharani" rule=${line.rule} short=${true} /></span>
            <b>${line.gold ? signed(line.gold) : ''}</b>
          </li>`,
      )}
    </ul>
    ${lay && html`<${Choice} scene=${scene} move=${move} />`}
  </div>`;
}

/** The button that turns the tile, where there is a choice. @param {{scene: Scene, move: LegalMove}} props */
export function Aside({ scene, move }) {
  const lay = layOf(move);
  if (!lay || new Set(waysOf(scene.view, lay.slot, lay.space).map((way) => layOf(way)?.arrow)).size < 2) return null;
  const turn = () => {
    scene.shown.value = null;
    scene.pick(`lay:${turnedOn(scene.view, move).text}`);
  };
  return html`<button type="button" class="btn quiet mh-turn" onClick=${turn}>
    <svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12a7 7 0 1 1-2-5M19 3v5h-5" /></svg>
    ${scene.t('maharani-turn')}
  </button>`;
}
