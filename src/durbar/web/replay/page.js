// The replay page of a table. Its address is `#/replay/TABLE/NUMBER/VIEWER`, where NUMBER is a number of moves. NUMBER
// and VIEWER are optional.
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect } from '../html.js';
import { readBoard, Refusal } from '../api/client.js';
import { loadPart } from '../parts.js';
import { loadStyle } from '../assets.js';
import { Frame } from '../table/frame.js';
import { refusalText } from '../table/notes.js';
import { LoadFailure, Loading } from '../table/page.js';
import { makeNarrator, announceToScreenReaders } from '../table/narrator.js';
import { loadCatalog, t, tOr } from '../words/words.js';
import { ReplayDock } from './dock.js';
import { openReplay } from './replay.js';
import { REPLAY_KEYS } from './steps.js';
import { addressOf, allowedViewers, viewerFromAddress } from './viewers.js';

/** @import {Replay} from './replay.js' */
/** @import {Signal} from '../html.js' */
/** @import {GamePart, Scene} from '../table/part.js' */
/** @import {Board} from '../api/model.js' */

await Promise.all([
  loadStyle(new URL('./replay.css', import.meta.url)),
  loadCatalog(new URL('./words/', import.meta.url)),
]);

/**
 * Returns the number of moves after which a replay starts: the number in its address. If the address has no number, the
 * replay of a finished game starts at the beginning, and the replay of a running game at the latest move.
 * @param {Replay} replay @param {string | undefined} segment the segment NUMBER of the address
 */
function chooseStart({ current, last }, segment) {
  if (segment !== undefined && /^\d+$/.test(segment)) return Number(segment);
  return current.value?.stage === 'finished' || current.value?.kind === 'analysis' ? 0 : last.value;
}

/** The page of a replay. `rest` has the segments of the address after `#/replay`. @param {{rest: string[]}} props */
export default function ReplayPage({ rest: [id, startSegment, viewerSegment] }) {
  const narrator = useMemo(makeNarrator, [id]);
  const replay = useMemo(() => openReplay(id, narrator.announce, announceToScreenReaders), [id]);
  /**
   * @type {Signal<{part: GamePart,
   *   board: Board} | null>}
   */
  const loaded = useSignal(null);
  /** @type {Signal<Refusal | null>} why the board could not be loaded */
  const loadRefusal = useSignal(null);
  const isRequested = useRef(false);
  useEffect(() => {
    replay.loadCurrent();
    return replay.store.leave;
  }, [replay]);
  useSignalEffect(() => {
    const table = replay.current.value;
    if (!table?.view || isRequested.current) return;
    isRequested.current = true;
    const show = async (/** @type {[GamePart, Board]} */ [part, board]) => {
      narrator.part = part;
      narrator.board = board;
      replay.viewer.value = viewerFromAddress(viewerSegment, table, part);
      replay.number.value = Math.min(chooseStart(replay, startSegment), replay.last.value);
      await replay.open(() => (loaded.value = { part, board }));
    };
    Promise.all([loadPart(table.view.game), readBoard(id)]).then(show, (refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      loadRefusal.value = refusal;
    });
  });
  // If the user has lost the seat from which the replay is viewed, the replay is viewed by the default viewer.
  useSignalEffect(() => {
    const [table, loadedPart] = [replay.current.value, loaded.value];
    if (table && loadedPart && !allowedViewers(table, loadedPart.part).includes(replay.viewer.peek()))
      replay.viewAs(viewerFromAddress(undefined, table, loadedPart.part));
  });
  // The address is updated after a delay, because browsers limit how often a page may change it.
  const hash = useRef(location.hash);
  useSignalEffect(() => {
    const address = addressOf(id, replay.number.value, replay.viewer.value);
    if (!replay.store.state.value) return;
    const timer = setTimeout(() => {
      if (location.hash !== hash.current) return; // the user is leaving for another page
      history.replaceState(history.state, '', address);
      hash.current = address;
    }, 250);
    return () => clearTimeout(timer);
  });

  const table = replay.current.value;
  const state = replay.store.state.value;
  const refusal = replay.store.lastRefusal.value;
  useEffect(() => {
    document.title = table?.view
      ? t('replay-title', { game: tOr(`game-${table.view.game}`, table.title ?? '') })
      : t('brand');
  }, [table?.view?.game]);
  if (!state && refusal) return html`<${LoadFailure} text=${refusalText(refusal)} retry=${replay.loadCurrent} />`;
  if (table && !table.view) return html`<${LoadFailure} text=${t('replay-nothing')} retry=${replay.loadCurrent} />`;
  if (loadRefusal.value)
    return html`<${LoadFailure} text=${refusalText(loadRefusal.value)} retry=${() => location.reload()} />`;
  if (!state || !loaded.value) return html`<${Loading} />`;
  const { part, board } = loaded.value;
  const renderFooter = (/** @type {Scene} */ scene) =>
    html`<${ReplayDock} replay=${replay} scene=${scene} part=${part} />`;
  return html`<${Frame} store=${replay.store} part=${part} state=${state} board=${board}
      replay=${{ renderFooter, keys: REPLAY_KEYS }} />`;
}
