// The coach: advice before a move is made, where another one is clearly better. At most once a turn, and without
// blocking the table.
import { html, signal, useEffect } from '../html.js';
import { askCoach, Refusal } from '../api/client.js';
import { prefer } from '../preferences.js';
import { loadAssets } from '../assets.js';
import { inWords } from '../table/hint.js';

await loadAssets(import.meta.url, ['./guide.css']);

/** The longest wait for the coach's answer, in milliseconds. */
const MAX_WAIT = 5000;

/** @typedef {{move: string, better: import('../table/hint.js').Hint, at: number}} Advice */

/** The coach's card, above the dock. @param {{label: string, children?: import('../html.js').Children}} props */
const Beside = ({ label, children }) =>
  html`<section class="coach-card panel" aria-label=${label}>${children}</section>`;

/**
 * @param {{advice: Advice, scene: import('../table/part.js').Scene, make: (move: string) => void, done: () => void}}
 *   props
 */
function Advised({ advice, scene, make, done }) {
  const { t } = scene;
  const { better, move } = advice;
  useEffect(() => {
    /** @type {HTMLElement | null} */ (document.querySelector('.coach-card .primary'))?.focus({ preventScroll: true });
  }, [better.move]);
  const show = () => {
    done();
    scene.choose(better.move);
  };
  const anyway = () => {
    done();
    make(move);
  };
  const off = () => {
    prefer({ coach: false });
    done();
  };
  return html`<${Beside} label=${t('guide-coach')}>
    <div role="status">
      <p><b>${t('guide-coach-says', { move: inWords(better) })}</b> ${better.reasons[0]?.text ?? ''}</p>
    </div>
    <div class="guide-acts">
      <button type="button" class="link" onClick=${off}>${t('guide-coach-off')}</button>
      <button type="button" class="btn quiet" onClick=${anyway}>${t('guide-coach-anyway')}</button>
      <button type="button" class="btn primary" onClick=${show}>${t('guide-coach-show')}</button>
    </div>
  <//>`;
}

/**
 * @param {import('../api/table.js').Store} store
 * @returns {Promise<import('../table/company.js').Company>}
 */
export async function makeCoach(store) {
  /** @type {import('../html.js').Signal<Advice | null>} */
  const advice = signal(null);
  const thinking = signal(false);
  /** The turn in which advice was given: the last entry of another player's move. */
  let advisedTurn = -1;

  const turn = () =>
    store.story.value.findLast(({ kind, seat }) => kind === 'moved' && seat !== store.seat)?.version ?? 0;
  const made = () => store.state.value?.view?.moves_made ?? 0;
  const nullIfRefused = (/** @type {unknown} */ refusal) => {
    if (refusal instanceof Refusal) return null; // after too many requests, or offline, there is no advice
    throw refusal;
  };

  return {
    mayPick: () => true,
    async mayMake(move) {
      const at = made();
      if (
        thinking.value ||
        advisedTurn === turn() ||
        store.seat === null ||
        (store.state.value?.view?.legal_moves.length ?? 0) < 2
      )
        return true;
      thinking.value = true;
      const late = new Promise((/** @type {(value: null) => void} */ resolve) =>
        setTimeout(() => resolve(null), MAX_WAIT),
      );
      const advised = await Promise.race([askCoach(store.id, store.seat, move).catch(nullIfRefused), late]);
      thinking.value = false;
      if (made() !== at) return false; // the move was made meanwhile
      if (!advised?.better) return true;
      advisedTurn = turn();
      advice.value = { move, better: advised.better, at };
      return false;
    },
    View({ scene, make }) {
      const now = advice.value;
      if (thinking.value)
        return html`<${Beside} label=${scene.t('guide-coach')}>
          <p class="coach-thinking" role="status">${scene.t('guide-coach-thinking')}</p>
        <//>`;
      if (!now || now.at !== scene.view.moves_made || !scene.acting) return null;
      return html`<${Advised} key=${now.at} advice=${now} scene=${scene} make=${make}
          done=${() => (advice.value = null)} />`;
    },
  };
}
