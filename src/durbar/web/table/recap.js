// A recap since one's last turn: shown when a player comes back to the table, or is handed the screen.
import { html, useEffect, useSignal } from '../html.js';
import { lastTurn, lines, takenBack } from '../log/log.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** Returns the largest number of lines; the log has the rest. */
const most = () => (innerWidth < 700 || innerHeight < 560 ? 4 : 7);

/** @typedef {import('./part.js').Entry} Entry */

/**
 * Returns what others did since a seat last moved, move by move; consecutive moves by one player are combined.
 * @param {Entry[]} entries
 * @param {number} seat
 * @param {string[]} names
 */
export function since(entries, seat, names) {
  const mark = lastTurn(entries, seat);
  const gone = takenBack(entries);
  /** @type {Array<{seat: number, sentences: string[]}>} */
  const recap = [];
  for (const entry of mark === null ? [] : entries) {
    if (entry.version <= (mark ?? 0) || entry.kind !== 'moved' || gone.has(entry.version)) continue;
    const by = entry.seat ?? 0;
    const sentences = lines(entry, names);
    if (recap.at(-1)?.seat === by) recap.at(-1)?.sentences.push(...sentences);
    else if (sentences.length) recap.push({ seat: by, sentences: [...sentences] });
  }
  return recap;
}

/**
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene,
 *   open: import('../html.js').Signal<string | null>}} props
 */
export function Recap({ store, scene, open }) {
  const { seat, seats, names, acting, view } = scene;
  // The position whose recap was shown, or in which the player has begun to move: it is not shown again.
  const settled = useSignal(-1);
  const away = useSignal(true);
  useEffect(() => {
    const look = () => {
      if (document.hidden) away.value = true;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const now = view.moves_made;
  const busy = scene.picked.value.length > 0;
  const asked = open.value === 'recap';
  const shown = asked || (acting && away.value && !busy && settled.value !== now);
  const recap = shown && seat !== null ? since(store.story.value, seat, names) : [];
  const dismiss = () => {
    settled.value = now;
    away.value = false;
    if (asked) open.value = null;
  };
  useEffect(() => {
    if (busy || (!acting && settled.value !== -1)) dismiss();
    if (!acting && !document.hidden) away.value = false; // they are watching the game now
  }, [busy, acting, now]);
  const words = recap.map(({ sentences }) => sentences.join(' ')).join(' ');
  useEffect(() => {
    const region = document.getElementById('told');
    if (words && region) region.textContent = `${t('log-since')}${t('colon')}${words}`;
  }, [words]);
  if (!recap.length) return null;
  const all = recap.flatMap(({ seat: by, sentences }) => sentences.map((text) => ({ by, text })));
  const left = all.slice(-most());
  return html`<section class="recap panel" aria-label=${t('log-since')}>
    <header><h2>${t('log-since')}</h2>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${dismiss}>
        <${ToolIcon} name="close" />
      </button>
    </header>
    <ul>
      ${left.map(
        ({ by, text }, i) => html`<li key=${i} data-p=${seats[by].stone}>
          <${Emblem} figure=${seats[by].figure} stone=${seats[by].stone} /><span>${text}</span>
        </li>`,
      )}
    </ul>
    ${all.length > left.length && html`<p class="note">${t('recap-more', { count: all.length - left.length })}</p>`}
  </section>`;
}
