// The log panel, which shows the log of the game and the chat, and functions that read the log.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from '../html.js';
import { restoreBy } from '../focus/restore.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { PeoplePanel, otherPeople } from '../table/people.js';
import { locale, t } from '../words/words.js';
import { isHidden, isMuted, setMuted } from './mutes.js';
import { placePanel } from './place.js';

/** @typedef {import('../table/part.js').Entry} Entry */
/** @typedef {import('../table/part.js').Scene} Scene */

/**
 * Returns the sentences that describe a log entry.
 * @param {Entry} entry @param {string[]} names the players' names @returns {string[]}
 */
export function entrySentences(entry, names) {
  const sentences = (entry.story ?? []).map(({ text }) => text ?? '').filter(Boolean);
  if (sentences.length || entry.kind === 'moved') return sentences;
  const id = sentenceId(entry);
  const name = entry.name ?? names[entry.seat ?? (typeof entry.by === 'number' ? entry.by : -1)] ?? '';
  const sentence = t(id, {
    name,
    number: (entry.seat ?? 0) + 1,
    other: names[entry.absent ?? (typeof entry.by === 'number' ? entry.by : -1)] ?? '',
    count: entry.number ?? 0,
  });
  return sentence === id ? [] : [sentence];
}

/** Returns the id of the sentence about a log entry that has no `story`. @param {Entry} entry */
function sentenceId({ kind, name, why, level }) {
  if (kind === 'reissued' && !name) return 'log-reissued-open';
  if (kind === 'freed' && why === 'freed') return level ? 'log-freed-bot' : 'log-freed-by-host';
  return `log-${kind}`;
}

/** Returns the versions of the log entries of moves that were taken back later. @param {Entry[]} entries */
export function takenBackVersions(entries) {
  /** @type {number[]} */ const currentMoves = [];
  /** @type {Set<number>} */ const takenBack = new Set();
  for (const { kind, version, number } of entries) {
    if (kind === 'moved') currentMoves.push(version);
    else if (kind === 'back') for (const undone of currentMoves.splice(number ?? 0)) takenBack.add(undone);
  }
  return takenBack;
}

/**
 * Returns the version of the log entry of a player's last move, or null if there is no later move (or no such move).
 * @param {Entry[]} entries @param {number | null} seat
 */
export function lastOwnVersion(entries, seat) {
  const ownIndex = entries.findLastIndex((entry) => entry.kind === 'moved' && entry.seat === seat);
  return ownIndex >= 0 && entries.slice(ownIndex + 1).some(({ kind }) => kind === 'moved')
    ? entries[ownIndex].version
    : null;
}

/**
 * A log entry. `openActions` opens the dialog with the actions on another player who has written a message.
 * @param {{entry: Entry, scene: Scene, isTakenBack: boolean, openActions: ((seat: number) => void) | null}} props
 */
function LogLine({ entry, scene, isTakenBack, openActions }) {
  const seat = typeof entry.seat === 'number' ? scene.seats[entry.seat] : null;
  const time =
    entry.at && new Date(entry.at * 1000).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
  const texts = entry.kind === 'said' ? [entry.text] : entrySentences(entry, scene.names);
  if (!texts.length) return null;
  return html`<li class="log-${entry.kind} ${isTakenBack ? 'gone' : ''}" data-p=${seat?.stone}>
    ${seat ? html`<${Emblem} figure=${seat.figure} stone=${seat.stone} />` : html`<span></span>`}
    <div>
      ${isTakenBack && html`<span class="vh">${t('log-gone')}</span>`}
      ${entry.kind === 'said' && html`<b>${scene.names[entry.seat ?? 0]}</b>`}
      ${texts.map((text) => html`<p>${text}</p>`)}
    </div>
    ${time && html`<time>${time}</time>`}
    ${
      entry.kind === 'said' &&
      openActions &&
      html`<button type="button" class="tool" aria-haspopup="dialog"
          aria-label=${t('people-of', { name: scene.names[entry.seat ?? 0] })}
          title=${t('people-of', { name: scene.names[entry.seat ?? 0] })}
          onClick=${() => openActions(entry.seat ?? 0)}><${ToolIcon} name="menu" /></button>`
    }
  </li>`;
}

/**
 * The panel with the log and the chat.
 * @param {{store: import('../api/table.js').Store, scene: Scene, close: () => void}} props
 */
export function LogPanel({ store, scene, close }) {
  /** @type {{current: HTMLElement | null}} */
  const list = useRef(null);
  const text = useSignal('');
  /** @type {{current: HTMLElement | null}} */
  const panel = useRef(null);
  useLayoutEffect(() => {
    // When the panel opens, it gets the focus. When it closes, the element that had the focus before gets it back.
    const previousFocus = /** @type {HTMLElement | null} */ (document.activeElement);
    panel.current?.focus();
    return () => {
      if (panel.current?.contains(document.activeElement)) restoreBy(() => previousFocus?.focus());
    };
  }, []);
  useLayoutEffect(() => {
    const place = () => panel.current && placePanel(panel.current);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [scene.isActing]);
  /** @type {import('../html.js').Signal<number | null>} the seat of the player whose actions are open */
  const openPlayer = useSignal(null);
  const openActions = (/** @type {number} */ seat) => {
    openPlayer.value = seat;
  };
  const { table } = scene.state;
  const others = otherPeople(scene);
  const mutedSeats = others.filter((seat) => isMuted(table, seat, scene.names[seat]));
  const entries = store.story.value.filter((entry) => !isHidden(entry, table, scene.names));
  const takenBack = takenBackVersions(entries);
  const newSince = scene.seat === null ? null : lastOwnVersion(entries, scene.seat);
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [entries.length]);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const chatMessage = text.value.trim();
    if (chatMessage && (await store.act('chat', { text: chatMessage }))) text.value = '';
  };
  return html`<section class="log-panel panel" ref=${panel} tabindex="-1" aria-label=${t('log-title')}>
    <header class="sheet-head">
      <h2>${t('log-title')}</h2>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${close}><${ToolIcon} name="close" /></button>
    </header>
    <ol class="log-lines" ref=${list} tabindex="0" aria-label=${t('log-title')}>
      ${entries.map(
        (entry) => html`<${LogLine} key=${entry.version} entry=${entry} scene=${scene}
            isTakenBack=${takenBack.has(entry.version)}
            openActions=${others.includes(entry.seat ?? -1) ? openActions : null} />
          ${
            entry.version === newSince &&
            html`<li key="mark" class="log-mark"><span></span><b>${t('log-since')}</b></li>`
          }`,
      )}
    </ol>
    ${mutedSeats.map(
      (seat) => html`<p key=${seat} class="notice muted">
        <span>${t('muted', { name: scene.names[seat] })}</span>
        <button type="button" class="link" onClick=${() => setMuted(table, seat, scene.names[seat], false)}>
          ${t('unmute', { name: scene.names[seat] })}
        </button>
      </p>`,
    )}
    ${
      scene.state.you.seats.length > 0 &&
      scene.state.past === undefined &&
      !scene.state.closed &&
      html`<form class="chat" onSubmit=${send}>
        <input type="text" maxlength="500" aria-label=${t('chat-say')} placeholder=${t('chat-say')} value=${text.value}
            onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => (text.value = event.target.value)} />
        <button type="submit" class="btn quiet">${t('chat-send')}</button>
      </form>`
    }
    ${
      openPlayer.value !== null &&
      html`<${PeoplePanel} scene=${scene} seats=${[openPlayer.value]} close=${() => (openPlayer.value = null)} />`
    }
  </section>`;
}
