// The coach gives advice before the user makes a move, if another move is clearly better. It gives advice at most
// once a turn, and the user can still make the move.
import { html, signal, useEffect } from '../html.js';
import { requestAdvice, Refusal } from '../api/client.js';
import { setPreferences } from '../preferences.js';
import { loadAssets } from '../assets.js';
import { describeHint } from '../table/hint.js';

await loadAssets(import.meta.url, ['./guide.css']);

/** The longest wait for the coach's answer, in milliseconds. */
const MAX_WAIT = 5000;

/**
 * Advice of the coach: the move that the user is about to make (`move`), a better move (`better`), and the number of
 * moves made in the game so far (`movesBefore`).
 * @typedef {{move: string, better: import('../table/hint.js').Hint, movesBefore: number}} Advice
 */

/** The coach's card, above the dock. @param {{label: string, children?: import('../html.js').Children}} props */
const CoachCard = ({ label, children }) =>
  html`<section class="coach-card panel" aria-label=${label}>${children}</section>`;

/**
 * The card with the advice. `make` makes a move, and `onDone` removes the card.
 * @param {{advice: Advice, scene: import('../table/part.js').Scene, make: (move: string) => void, onDone: () => void}}
 *   props
 */
function AdviceCard({ advice, scene, make, onDone }) {
  const { t } = scene;
  const { better, move } = advice;
  useEffect(() => {
    /** @type {HTMLElement | null} */ (document.querySelector('.coach-card .primary'))?.focus({ preventScroll: true });
  }, [better.move]);
  const chooseBetter = () => {
    onDone();
    scene.choose(better.move);
  };
  const makeAnyway = () => {
    onDone();
    make(move);
  };
  const turnOff = () => {
    setPreferences({ coach: false });
    onDone();
  };
  return html`<${CoachCard} label=${t('guide-coach')}>
    <div role="status">
      <p><b>${t('guide-coach-says', { move: describeHint(better) })}</b> ${better.reasons[0]?.text ?? ''}</p>
    </div>
    <div class="guide-buttons">
      <button type="button" class="link" onClick=${turnOff}>${t('guide-coach-off')}</button>
      <button type="button" class="btn quiet" onClick=${makeAnyway}>${t('guide-coach-anyway')}</button>
      <button type="button" class="btn primary" onClick=${chooseBetter}>${t('guide-coach-show')}</button>
    </div>
  <//>`;
}

/**
 * Creates the coach of a table.
 * @param {import('../api/table.js').Store} store
 * @returns {Promise<import('../table/assistant.js').Assistant>}
 */
export async function makeCoach(store) {
  /** @type {import('../html.js').Signal<Advice | null>} */
  const advice = signal(null);
  const isThinking = signal(false);
  /** The turn in which advice was given last. A turn is identified by the version of the other players' last move. */
  let advisedTurn = -1;

  const currentTurn = () =>
    store.story.value.findLast(({ kind, seat }) => kind === 'moved' && seat !== store.seat)?.version ?? 0;
  const movesMade = () => store.state.value?.view?.moves_made ?? 0;
  const nullIfRefused = (/** @type {unknown} */ refusal) => {
    if (refusal instanceof Refusal) return null; // no advice: offline, or too many requests
    throw refusal;
  };

  return {
    canPick: () => true,
    async canMake(move) {
      const movesBefore = movesMade();
      if (
        isThinking.value ||
        advisedTurn === currentTurn() ||
        store.seat === null ||
        (store.state.value?.view?.legal_moves.length ?? 0) < 2
      )
        return true;
      isThinking.value = true;
      const timeout = new Promise((/** @type {(value: null) => void} */ resolve) =>
        setTimeout(() => resolve(null), MAX_WAIT),
      );
      const response = await Promise.race([requestAdvice(store.id, store.seat, move).catch(nullIfRefused), timeout]);
      isThinking.value = false;
      if (movesMade() !== movesBefore) return false; // another move was made in the meantime
      if (!response?.better) return true;
      advisedTurn = currentTurn();
      advice.value = { move, better: response.better, movesBefore };
      return false;
    },
    View({ scene, make }) {
      const current = advice.value;
      if (isThinking.value)
        return html`<${CoachCard} label=${scene.t('guide-coach')}>
          <p class="coach-thinking" role="status">${scene.t('guide-coach-thinking')}</p>
        <//>`;
      if (!current || current.movesBefore !== scene.view.moves_made || !scene.isActing) return null;
      return html`<${AdviceCard} key=${current.movesBefore} advice=${current} scene=${scene} make=${make}
          onDone=${() => (advice.value = null)} />`;
    },
  };
}
