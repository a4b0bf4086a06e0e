// The dock at the bottom of the table: whose turn it is, the prompt, the hand, and the preview of the chosen move with
// the button that makes it.
import { html, useEffect, useRef, useSignal } from '../html.js';
import { RuleRef } from '../rules/reference.js';
import { Emblem } from '../signs/signs.js';
import { preferences } from '../preferences.js';
import { t } from '../words/words.js';
import { AbsenceButtons } from './consent.js';
import { KeyLine } from './keys.js';
import { NextSteps, winnerSentence } from './result.js';

/** Matches if the window is wider than that of a phone. */
const wideScreen = matchMedia('(min-width: 700px)');

/** A border of lozenges joined by a hairline. */
export function Inlay() {
  return html`<svg class="inlay" aria-hidden="true">
    <defs>
      <pattern id="inlay" width="16" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4h4M12 4h4M4 4l4-3 4 3-4 3z" fill="none" stroke="#e8b95c" stroke-width="1" />
      </pattern>
    </defs>
    <rect width="100%" height="8" fill="#142755" />
    <rect width="100%" height="8" fill="url(#inlay)" />
  </svg>`;
}

/**
 * Returns the points of a move with a plus or minus sign. If they are uncertain, returns a range such as "+2 to +5".
 * @param {import('./part.js').Preview} preview
 */
export function formatPoints({ low, high }) {
  const signed = (/** @type {number} */ n) => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));
  return low === high ? signed(low) : t('points-range', { low: signed(low), high: signed(high) });
}

/**
 * The preview of a move in a game without its own preview: the events that the move would cause.
 * @param {{move: import('./part.js').LegalMove, scene: import('./part.js').Scene}} props
 */
function PlainPreview({ move, scene }) {
  const { t } = scene;
  /** @type {import('../html.js').Signal<import('./part.js').Message[]>} */
  const story = useSignal([]);
  useEffect(() => {
    let isCurrent = true;
    scene.preview(move.text).then((preview) => {
      if (isCurrent && preview) story.value = preview.story;
    });
    return () => (isCurrent = false);
  }, [move.text]);
  const messages = story.value.filter(({ text }) => text);
  return html`<ul class="preview-lines">
    ${messages.map(
      (message, i) => html`<li key=${i}>
        <span>${message.text}<${RuleRef} game=${scene.view.game} rule=${message.rule} /></span>
      </li>`,
    )}
    ${move.preview.drawn && html`<li class="uncertain"><span>${t('preview-then-drawn')}</span></li>`}
  </ul>`;
}

/**
 * The preview of a move, and the button that makes the move. An offered move is previewed although the user has not
 * picked it: then the first press of the button picks the move and the second press makes it, unless the user has
 * turned the confirmation of moves off.
 * @param {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   selection: import('./selection.js').Selection, make: (move: string) => void, busy: boolean}} props
 */
function PreviewPanel({ part, scene, selection, make, busy }) {
  const { t } = scene;
  const hasJustPicked = useRef(false); // whether the last press of the button picked the offered move
  // On a small screen, a preview of the move that is only pointed at would push the player's cards away from under the
  // finger, so only a picked or offered move is previewed there.
  const ready = selection.ready.value;
  const offered = selection.offered.value;
  const move = wideScreen.matches ? selection.previewed.value : (ready ?? offered);
  const isOffered = !!move && offered?.text === move.text;
  const canMake = !!move && ready?.text === move.text && !busy;
  if (!move) return null;
  const confirmLabel = part.confirm?.(move, scene.view) ?? { id: 'confirm' };
  // If a move is only offered or pointed at, there is nothing to cancel.
  const hasChoice = selection.picked.value.length > 0 || selection.chosen.value !== null;
  const title = part.title?.(move, scene.view) ?? { id: 'preview-title', args: { move: move.text } };
  const { Preview: Body, Aside } = part;
  const points = formatPoints(move.preview);
  const onPress = (/** @type {MouseEvent} */ event) => {
    // The second click of a double click must not make the offered move that the first click has picked.
    const isDoubleClick = hasJustPicked.current && event.detail > 1;
    const picksOffered = isOffered && preferences.value.confirm;
    hasJustPicked.current = isDoubleClick || picksOffered;
    if (isDoubleClick) return;
    if (picksOffered) scene.pick(move.text);
    else if (isOffered) make(move.text);
    else if (ready) make(ready.text);
  };
  const ignoreRepeat = (/** @type {KeyboardEvent} */ event) =>
    event.repeat && event.key === 'Enter' && event.preventDefault();
  return html`<section class="preview" aria-label=${t(title.id, title.args)}>
    <div class="preview-head">
      <h2>${t(title.id, title.args)}</h2>
      ${
        (points !== '0' || part.layout === 'card') &&
        html`<span class="preview-total"><span
            class="vh">${t('preview-points', { points })}</span><span aria-hidden="true">${points}</span></span>`
      }
    </div>
    ${Body ? html`<${Body} scene=${scene} move=${move} />` : html`<${PlainPreview} move=${move} scene=${scene} />`}
    <p class="vh" role="status">${selection.picked.value.includes(move.text) && promptOf(scene, part).instruction}</p>
    <div class="preview-buttons">
      ${hasChoice && html`<button type="button" class="btn quiet" onClick=${selection.clear}>${t('cancel')}</button>`}
      ${Aside && html`<${Aside} scene=${scene} move=${move} />`}
      <button type="button" class="btn ${isOffered ? 'quiet' : 'primary'}" data-confirm=${isOffered ? null : ''}
          disabled=${isOffered ? busy : !canMake} onClick=${onPress} onKeyDown=${ignoreRepeat}>
        ${t(confirmLabel.id, confirmLabel.args)}
      </button>
    </div>
  </section>`;
}

/**
 * Returns the texts above the hand: a line that says whose turn it is (`eyebrow`), the instruction to the player, and
 * perhaps an explanation (`more`). Also returns the seat of the player to move (`seat`), or null after the game.
 * @param {import('./part.js').Scene} scene @param {import('./part.js').GamePart} part
 */
function promptOf(scene, part) {
  const { state, view, seats, names, t } = scene;
  if (view.outcome) return { eyebrow: t('say-over-eyebrow'), instruction: winnerSentence(scene), seat: null };
  if (state.stage === 'finished') return { eyebrow: t('say-over-eyebrow'), instruction: t('say-over'), seat: null };
  if (state.closed) return { eyebrow: t('closed-eyebrow'), instruction: t('log-closed'), seat: null };
  const seat = view.to_move;
  const name = names[seat] ?? '';
  if (scene.isActing) {
    const { id, args, more } = part.sentence(view, scene.picked.value, seats, scene.board);
    return { eyebrow: t('say-your-turn', { name }), instruction: t(id, args), more: more && t(more, args), seat };
  }
  const isThinking = seats[seat]?.who === 'bot' || seats[seat]?.away;
  const instruction = t(isThinking ? 'say-thinking' : 'say-waiting', { name });
  return { eyebrow: t('say-turn-of', { name }), instruction, seat };
}

/**
 * The dock. `make` makes a move. `busy` disables the button that makes it. A `headline` replaces the instruction. After
 * the game the dock shows who has won and what to do next; `showResult` opens the dialog with the result, and is null
 * while that dialog is open.
 * @param {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   selection: import('./selection.js').Selection, make: (move: string) => void, busy: boolean,
 *   keys: import('./part.js').Key[], store: import('../api/table.js').Store, showResult: (() => void) | null,
 *   headline?: string | null}} props
 */
export function Dock({ part, scene, selection, make, busy, keys, store, showResult, headline = null }) {
  const { seats, t } = scene;
  const { eyebrow, instruction, more, seat } = promptOf(scene, part);
  const playerToMove = seat === null ? null : seats[seat];
  const Hand = part.Hand;
  return html`<footer class="dock" data-p=${playerToMove?.stone} data-acting=${scene.isActing ? 'yes' : 'no'}>
    <${Inlay} />
    <div class="say">
      <p class="eyebrow">${
        playerToMove &&
        html`<${Emblem} figure=${playerToMove.figure}
          stone=${playerToMove.stone} />`
      }${eyebrow}</p>
      <h1 tabindex="-1" data-prompt>${headline ?? instruction}</h1>
      ${headline === null && more && html`<p class="more">${more}</p>`}
      <div class="absences"><${AbsenceButtons} store=${store} scene=${scene} /></div>
      ${
        headline === null &&
        scene.isActing &&
        preferences.value.keys &&
        keys.length > 0 &&
        html`<${KeyLine} keys=${keys} t=${t} />`
      }
    </div>
    <div class="hand-area">${Hand && html`<${Hand} scene=${scene} />`}</div>
    ${
      scene.isActing &&
      html`<${PreviewPanel} part=${part} scene=${scene} selection=${selection} make=${make} busy=${busy} />`
    }
    ${
      scene.view.outcome &&
      showResult &&
      html`<nav class="next-steps" aria-label=${t('result-next')}>
        <button type="button" class="btn quiet" onClick=${showResult}>${t('result-show')}</button>
        <${NextSteps} scene=${scene} />
      </nav>`
    }
  </footer>`;
}
