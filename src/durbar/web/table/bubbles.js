// Bubbles beside the players' rows with new chat messages and nudges, and the note that somebody has nudged the user.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from '../html.js';
import { isSilenced } from '../log/mutes.js';
import { tableScale } from '../log/place.js';
import { t, tOr } from '../words/words.js';
import { notifyTurn } from './notice.js';

/** @typedef {import('./part.js').Entry} Entry */

/** How long a bubble with an empty text would be shown, in milliseconds. */
const MIN_TIME = 4000;
/** How much longer a bubble is shown for each character of its text, in milliseconds. */
const TIME_PER_CHARACTER = 60;
/** The longest time that a bubble is shown, in milliseconds. */
const MAX_TIME = 10_000;
/** A bubble is beside a row if at least this many pixels are free there, and otherwise above the row. */
const LEAST_WIDTH = 220;

/** Returns the seat of the player who wrote a message or nudged another player. @param {Entry} entry */
const speakerOf = ({ kind, seat, by }) => (kind === 'nudged' && typeof by === 'number' ? by : (seat ?? -1));

/** Returns the text of a bubble. @param {Entry} entry @param {string[]} names */
const textOf = ({ kind, seat, text }, names) =>
  kind === 'nudged' ? t('nudge-bubble', { name: names[seat ?? 0] }) : (text ?? '');

/** Returns how long a text is shown. @param {string} text */
const timeOf = (text) => Math.min(MAX_TIME, MIN_TIME + TIME_PER_CHARACTER * text.length);

/**
 * A bubble. It is beside the row of its player or, if there is no room, above it. Screen readers announce the entry
 * elsewhere.
 * @param {{seat: number, stone: string, text: string, end: () => void}} props
 */
function Bubble({ seat, stone, text, end }) {
  /** @type {{current: HTMLElement | null}} */
  const ref = useRef(null);
  useLayoutEffect(() => {
    const place = () => {
      const bubble = ref.current;
      const row = document
        .querySelector(`[data-at="score:${seat}"]`)
        ?.closest('.court-row, li')
        ?.getBoundingClientRect();
      if (!bubble) return;
      bubble.hidden = !row;
      if (!row) return;
      const isBeside = row.left >= LEAST_WIDTH;
      bubble.dataset.side = isBeside ? 'left' : 'top';
      const pixels = (/** @type {number} */ length) => `${length / tableScale()}px`;
      const { height } = bubble.getBoundingClientRect();
      bubble.style.right = isBeside ? pixels(innerWidth - row.left + 10) : '';
      bubble.style.left = isBeside ? '' : pixels(row.left + 40);
      bubble.style.top = pixels(Math.max(4, isBeside ? row.top + (row.height - height) / 2 : row.top - height + 6));
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [seat, text]);
  useEffect(() => {
    const timer = setTimeout(end, timeOf(text));
    return () => clearTimeout(timer);
  }, []);
  return html`<p class="bubble" ref=${ref} data-p=${stone} aria-hidden="true"><span>${text}</span></p>`;
}

/**
 * The bubbles of the entries that arrive while the table is open. Each player has at most one. None is shown while the
 * log is open, because the log shows the same.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene, isLogOpen: boolean}} props
 */
export function Bubbles({ store, scene, isLogOpen }) {
  const { state, seats, names } = scene;
  const entries = store.story.value;
  const lastVersion = entries.at(-1)?.version ?? 0;
  const shownVersion = useSignal(lastVersion);
  /** @type {import('../html.js').Signal<Entry[]>} */
  const shown = useSignal([]);
  useEffect(() => {
    const added = entries.filter(
      (entry) =>
        entry.version > shownVersion.peek() &&
        (entry.kind === 'said' || entry.kind === 'nudged') &&
        !isSilenced(entry, state.table, names),
    );
    shownVersion.value = Math.max(shownVersion.peek(), lastVersion);
    if (!added.length) return;
    const speakers = new Set(added.map(speakerOf));
    const latest = added.filter(
      (entry, index) => !added.slice(index + 1).some((later) => speakerOf(later) === speakerOf(entry)),
    );
    shown.value = [...shown.peek().filter((entry) => !speakers.has(speakerOf(entry))), ...latest];
    const nudge = added.findLast(({ kind, seat }) => kind === 'nudged' && state.you.seats.includes(seat ?? -1));
    if (nudge)
      notifyTurn(
        state.table,
        tOr(`game-${state.game}`, state.title),
        t('nudged-you', { name: names[speakerOf(nudge)] }),
      );
  }, [lastVersion]);
  const end = (/** @type {number} */ version) => () =>
    (shown.value = shown.peek().filter((entry) => entry.version !== version));
  return html`<div class="bubbles">
    ${
      !isLogOpen &&
      shown.value
        .filter((entry) => !isSilenced(entry, state.table, names))
        .map(
          (entry) => html`<${Bubble} key=${entry.version} seat=${speakerOf(entry)} text=${textOf(entry, names)}
              stone=${seats[speakerOf(entry)]?.stone} end=${end(entry.version)} />`,
        )
    }
  </div>`;
}

/**
 * The note that somebody has nudged the user. It is shown until the user moves or dismisses it.
 * @param {{store: import('../api/table.js').Store}} props
 */
export function NudgedNote({ store }) {
  const dismissed = useSignal(0);
  const state = store.state.value;
  const nudge = store.story.value.findLast(({ kind }) => kind === 'nudged');
  if (!state?.view || !nudge || state.past !== undefined || state.closed) return null;
  const names = state.seats.map(({ name }) => name);
  const isCurrent = nudge.seat === state.view.to_move && nudge.version > state.game_version;
  if (!isCurrent || !state.you.seats.includes(nudge.seat ?? -1)) return null;
  if (nudge.version <= dismissed.value || isSilenced(nudge, state.table, names)) return null;
  return html`<p class="notice nudged">
    <span>${t('nudged-you', { name: names[speakerOf(nudge)] })}</span>
    <button type="button" class="link" onClick=${() => (dismissed.value = nudge.version)}>${t('dismiss')}</button>
  </p>`;
}
