// A recap of the moves since the viewer's last turn. It is shown when a player returns to the table or takes over a
// shared screen.
import { html, useEffect, useSignal } from '../html.js';
import { lastOwnVersion, entrySentences, takenBackVersions } from '../log/log.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** Returns how many sentences the recap shows at most; a small window has less space. */
const maxLines = () => (innerWidth < 700 || innerHeight < 560 ? 4 : 7);

/** @typedef {import('./part.js').Entry} Entry */

/**
 * Returns the sentences about the moves that other players have made since the last move of a seat. The sentences about
 * consecutive moves of one player are combined.
 * @param {Entry[]} entries
 * @param {number} seat
 * @param {string[]} names
 */
export function movesSince(entries, seat, names) {
  const ownVersion = lastOwnVersion(entries, seat);
  const undoneVersions = takenBackVersions(entries);
  /** @type {Array<{seat: number, sentences: string[]}>} */
  const recap = [];
  for (const entry of ownVersion === null ? [] : entries) {
    if (entry.version <= (ownVersion ?? 0) || entry.kind !== 'moved' || undoneVersions.has(entry.version)) continue;
    const mover = entry.seat ?? 0;
    const sentences = entrySentences(entry, names);
    if (recap.at(-1)?.seat === mover) recap.at(-1)?.sentences.push(...sentences);
    else if (sentences.length) recap.push({ seat: mover, sentences: [...sentences] });
  }
  return recap;
}

/**
 * The recap. The user can also open it from the menu or by a key; then `openPanel` is "recap".
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene,
 *   openPanel: import('../html.js').Signal<string | null>}} props
 */
export function Recap({ store, scene, openPanel }) {
  const { seat, seats, names, isActing, view } = scene;
  // The last position (as a number of moves) at which the user has dismissed the recap or has picked something. The
  // recap is not shown again at this position.
  const settledPosition = useSignal(-1);
  const wasAway = useSignal(true);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden) wasAway.value = true;
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  const movesMade = view.moves_made;
  const hasPicked = scene.picked.value.length > 0;
  const isRequested = openPanel.value === 'recap';
  const isHintOpen = openPanel.value === 'hint';
  const isShown =
    isRequested || (isActing && wasAway.value && !hasPicked && !isHintOpen && settledPosition.value !== movesMade);
  const recap = isShown && seat !== null ? movesSince(store.story.value, seat, names) : [];
  const dismiss = () => {
    settledPosition.value = movesMade;
    wasAway.value = false;
    if (isRequested) openPanel.value = null;
  };
  useEffect(() => {
    if (hasPicked || (!isActing && settledPosition.value !== -1)) dismiss();
    if (!isActing && !document.hidden) wasAway.value = false; // the player is watching the game
  }, [hasPicked, isActing, movesMade]);
  const text = recap.map(({ sentences }) => sentences.join(' ')).join(' ');
  useEffect(() => {
    const region = document.getElementById('announcements');
    if (text && region) region.textContent = `${t('log-since')}${t('colon')}${text}`;
  }, [text]);
  if (!recap.length) return null;
  const sentences = recap.flatMap(({ seat: mover, sentences }) => sentences.map((text) => ({ mover, text })));
  const shownSentences = sentences.slice(-maxLines());
  const hiddenCount = sentences.length - shownSentences.length;
  return html`<section class="recap panel" aria-label=${t('log-since')}>
    <header><h2>${t('log-since')}</h2>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${dismiss}>
        <${ToolIcon} name="close" />
      </button>
    </header>
    <ul>
      ${shownSentences.map(
        ({ mover, text }, i) => html`<li key=${i} data-p=${seats[mover].stone}>
          <${Emblem} figure=${seats[mover].figure} stone=${seats[mover].stone} /><span>${text}</span>
        </li>`,
      )}
    </ul>
    ${hiddenCount > 0 && html`<p class="note">${t('recap-more', { count: hiddenCount })}</p>`}
  </section>`;
}
