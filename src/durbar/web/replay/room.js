// The replay page of a table: `#/replay/TABLE`, then the number of moves and the viewer.
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect } from '../html.js';
import { readBoard, Refusal } from '../api/client.js';
import { partOf } from '../parts.js';
import { loadStyle } from '../assets.js';
import { Frame } from '../table/frame.js';
import { refusalText } from '../table/notes.js';
import { Lost, Waiting } from '../table/room.js';
import { makeNarrator, announceInWords } from '../table/telling.js';
import { loadCatalog, t, tOr } from '../words/words.js';
import { ReplayDock } from './dock.js';
import { openPast } from './past.js';
import { REPLAY_KEYS } from './steps.js';
import { addressOf, allowed, viewerOf } from './who.js';

await Promise.all([
  loadStyle(new URL('./replay.css', import.meta.url)),
  loadCatalog(new URL('./words/', import.meta.url)),
]);

/**
 * Returns where a replay starts whose address names no move: at the beginning of a finished game, otherwise at the
 * latest move.
 * @param {import('./past.js').Past} past @param {string | undefined} word
 */
function beginning({ now, last }, word) {
  if (word !== undefined && /^\d+$/.test(word)) return Number(word);
  return now.value?.stage === 'finished' || now.value?.kind === 'analysis' ? 0 : last.value;
}

/** @param {{rest: string[]}} props */
export default function ReplayRoom({ rest: [id, from, as] }) {
  const narrator = useMemo(makeNarrator, [id]);
  const past = useMemo(() => openPast(id, narrator.announce, announceInWords), [id]);
  /**
   * @type {import('../html.js').Signal<{part: import('../table/part.js').GamePart,
   *   board: import('../api/model.js').Board} | null>}
   */
  const drawn = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} why there is no board to draw */
  const missing = useSignal(null);
  const asked = useRef(false);
  useEffect(() => {
    past.begin();
    return past.store.leave;
  }, [past]);
  useSignalEffect(() => {
    const today = past.now.value;
    if (!today?.view || asked.current) return;
    asked.current = true;
    const show = async (
      /** @type {[import('../table/part.js').GamePart, import('../api/model.js').Board]} */ [part, board],
    ) => {
      narrator.part = part;
      narrator.board = board;
      past.who.value = viewerOf(as, today, part);
      past.number.value = Math.min(beginning(past, from), past.last.value);
      await past.open(() => (drawn.value = { part, board }));
    };
    Promise.all([partOf(today.view.game), readBoard(id)]).then(show, (refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      missing.value = refusal;
    });
  });
  // A seat may be taken away meanwhile: its former owner then watches.
  useSignalEffect(() => {
    const [today, shown] = [past.now.value, drawn.value];
    if (today && shown && !allowed(today, shown.part).includes(past.who.peek()))
      past.viewAs(viewerOf(undefined, today, shown.part));
  });
  // The address is updated with a delay: browsers limit how often a page may change it.
  const hash = useRef(location.hash);
  useSignalEffect(() => {
    const here = addressOf(id, past.number.value, past.who.value);
    if (!past.store.state.value) return;
    const later = setTimeout(() => {
      if (location.hash !== hash.current) return; // the user is leaving for another page
      history.replaceState(history.state, '', here);
      hash.current = here;
    }, 250);
    return () => clearTimeout(later);
  });

  const today = past.now.value;
  const state = past.store.state.value;
  const trouble = past.store.trouble.value;
  useEffect(() => {
    document.title = today?.view
      ? t('replay-title', { game: tOr(`game-${today.view.game}`, today.title ?? '') })
      : t('brand');
  }, [today?.view?.game]);
  if (!state && trouble) return html`<${Lost} text=${refusalText(trouble)} retry=${past.begin} />`;
  if (today && !today.view) return html`<${Lost} text=${t('replay-nothing')} retry=${past.begin} />`;
  if (missing.value) return html`<${Lost} text=${refusalText(missing.value)} retry=${() => location.reload()} />`;
  if (!state || !drawn.value) return html`<${Waiting} />`;
  const { part, board } = drawn.value;
  const foot = (/** @type {import('../table/part.js').Scene} */ scene) =>
    html`<${ReplayDock} past=${past} scene=${scene} part=${part} />`;
  return html`<${Frame} store=${past.store} part=${part} state=${state} board=${board}
      past=${{ foot, keys: REPLAY_KEYS }} />`;
}
