// The levels of the bots. Each level has a face (drawn as SVG), a name, and a sentence on how its bots play.
import { html } from '../html.js';
import { cuspedArchPath } from '../ornament/ornament.js';
import { usePure } from '../memo.js';
import { t } from '../words/words.js';

/** The arch behind a face. */
const ARCH = cuspedArchPath(6, 58, 34, 3, 64, 4);
/** The colours of each face: the wall behind it, the skin, and the cloth. */
const COLOURS = {
  novice: { wall: '#2f7c58', skin: '#d79a6b', cloth: '#f3e6cc' },
  player: { wall: '#1f3872', skin: '#b97a4e', cloth: '#d9a441' },
  expert: { wall: '#7a2622', skin: '#c98f68', cloth: '#f6efe2' },
};

/** A young page with a small cap, wide eyes and an open smile. */
const Novice = () => html`<path d="M20 31c-2-13 26-13 24 0l1 7h-3l-2-6H24l-2 6h-3z" fill="#3a2118" />
  <path d="M21 25c1-9 21-9 22 0z" fill="#f3e6cc" /><path d="M20.5 26h23" stroke="#a8322a" stroke-width="2.6" />
  <circle cx="27.5" cy="36" r="2.1" fill="#2a1a14" /><circle cx="36.5" cy="36" r="2.1" fill="#2a1a14" />
  <path d="M24.6 31.6q2.8-2 5 0M34.4 31.6q2.4-2 5 0" fill="none" stroke="#3a2118" stroke-width="1.3" />
  <path d="M27 42.5q5 6 10 0z" fill="#7a2622" />`;

/** A courtier with a turban, a feather and a moustache. */
const Player = () => html`<path d="M18 30c-3-8 4-16 14-16s17 8 14 16c-8-5-20-5-28 0z" fill="#d9a441" />
  <path d="M19 27c8-8 18-11 25-8M18.6 22.5c6-6 12-8 18-8" fill="none" stroke="#8f6412" stroke-width="1.4" />
  <path d="M40 17c1-6 4-10 8-12-1 6-3 10-6 13z" fill="#f3e6cc" /><circle cx="40" cy="18.5" r="2.3" fill="#a8322a" />
  <circle cx="27.5" cy="35.5" r="1.9" fill="#2a1a14" /><circle cx="36.5" cy="35.5" r="1.9" fill="#2a1a14" />
  <path d="M24.4 32.2h5.4M34.2 32.2h5.4" stroke="#2a1a14" stroke-width="1.6" />
  <path d="M32 40c-3 0-5 3-9 1.4 2 3.6 6.6 3.4 9 1.2 2.4 2.2 7 2.4 9-1.2-4 1.6-6-1.4-9-1.4z"
      fill="#2a1a14" />
  <path d="M29 46q3 1.6 6 0" fill="none" stroke="#7a3b2a" stroke-width="1.4" />`;

/** An old vizier with a large jewelled turban, a raised brow and a long white beard. */
const Expert = () => html`<path d="M20 37c0 14 5 24 12 24s12-10 12-24c-3 5-6 6-12 6s-9-1-12-6z" fill="#efe8da" />
  <path d="M15 30c-4-11 6-19 17-19s21 8 17 19c-9-6-25-6-34 0z" fill="#f6efe2" />
  <path d="M16 27c9-9 21-12 31-8M16.5 21.5c7-7 14-9 21-8.5" fill="none" stroke="#b9a98b" stroke-width="1.4" />
  <path d="M32 24l3.6-4.8L32 10l-3.6 9.2z" fill="#e8b95c" /><circle cx="32" cy="19.4" r="1.9" fill="#a8322a" />
  <path d="M25 36q2.6-1.8 5 0M34 36q2.6-1.8 5 0" fill="none" stroke="#2a1a14" stroke-width="1.8" />
  <path d="M23.6 32.6q3-1.8 6.2 0" fill="none" stroke="#efe8da" stroke-width="2" />
  <path d="M34.2 30.8q3-2.6 6.2-.6" fill="none" stroke="#efe8da" stroke-width="2" />
  <path d="M32 41.4c-2.6 0-4.6 2-8 1.2 2 3.2 6 3 8 1.2 2 1.8 6 2 8-1.2-3.4.8-5.4-1.2-8-1.2z" fill="#fffaf0" />`;

const FACES = { novice: Novice, player: Player, expert: Expert };

/** The face of a level. @param {{level: import('../api/model.js').Level}} props */
export function LevelFace({ level }) {
  usePure();
  const { wall, skin, cloth } = COLOURS[level];
  return html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true">
    <path d=${ARCH} fill=${wall} /><path d="M12 64c2-10 10-13 20-13s18 3 20 13z" fill=${cloth} opacity=".9" />
    <path d="M28 44h8v10h-8z" fill=${skin} />
    <path d="M21.5 33c0-8 4.5-12 10.5-12s10.5 4 10.5 12c0 9-5 15-10.5 15s-10.5-6-10.5-15z" fill=${skin} />
    <${FACES[level]} /><path d=${ARCH} fill="none" stroke="#e8b95c" stroke-width="1.2" />
  </svg>`;
}

/**
 * The choice of a level, with the face and a sentence for each.
 * @param {{levels: import('../api/model.js').Level[], level: import('../api/model.js').Level,
 *   choose: (level: import('../api/model.js').Level) => void}} props
 */
export const LevelChoice = ({ levels, level, choose }) =>
  html`<fieldset class="level-choice">
    <legend>${t('choose-level')}</legend>
    ${levels.map(
      (option) => html`<label key=${option} class="level-option">
        <input type="radio" name="level" value=${option} checked=${option === level}
            onChange=${() => choose(option)} />
        <${LevelFace} level=${option} />
        <span><b>${t(`level-${option}`)}</b><span class="note">${t(`level-${option}-how`)}</span></span>
      </label>`,
    )}
  </fieldset>`;
