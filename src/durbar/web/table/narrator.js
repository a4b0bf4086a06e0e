// The narrator announces new log entries: by a text for screen readers, by sounds, and by animations if the game has
// any. This module also has the function `argsOf`, with which the games read the events of a log entry.
import { animationsOn, preferences } from '../preferences.js';
import { entrySentences } from '../log/log.js';
import { isHidden, isSilenced } from '../log/mutes.js';
import { playSounds, soundsOf } from '../sound/sound.js';
import { t } from '../words/words.js';
import { interludeEnded } from './interlude.js';

/** If more moves than this are new, none of them is animated: the current position is shown at once. */
const MAX_ANIMATED_MOVES = 12;

/** Returns a narrator. Its `part` and `board` are set once they have loaded. */
export function makeNarrator() {
  /**
   * @type {{part: import('./part.js').GamePart | null, board: any, announce: (entries: import('./part.js').Entry[],
   *   next: import('./part.js').State) => Promise<void>}}
   */
  const narrator = { part: null, board: null, announce };

  /**
   * Announces new log entries. The promise resolves when the animations have ended.
   * @param {import('./part.js').Entry[]} entries
   * @param {import('./part.js').State} next the table after these entries
   */
  async function announce(entries, next) {
    await interludeEnded();
    announceToScreenReaders(entries, next);
    playSounds(soundsOf(entries, next, narrator.part?.sounds ?? {}));
    const effects = narrator.part?.effects;
    const moves = entries.filter(({ kind }) => kind === 'moved');
    if (!effects || !animationsOn() || document.hidden || moves.length > MAX_ANIMATED_MOVES) return;
    try {
      const { clear, finish, play } = await import('../animate/animate.js');
      // A key press or a tap finishes all animations.
      const interruption = new AbortController();
      const finishNow = () => {
        interruption.abort();
        finish();
      };
      for (const kind of ['keydown', 'pointerdown'])
        addEventListener(kind, finishNow, { signal: interruption.signal, capture: true });
      const speed = preferences.value.speed * Math.max(1, moves.length / 3); // many moves are animated faster
      try {
        for (const entry of moves)
          if (!interruption.signal.aborted)
            await play(effects(entry, next.view, next.seats, narrator.board), { speed, signal: interruption.signal });
      } finally {
        interruption.abort();
        // The new position is rendered before the next frame, in place of the pieces that have landed.
        requestAnimationFrame(clear);
      }
    } catch (error) {
      console.error(error); // the table is usable without animations
    }
  }
  return narrator;
}

/**
 * Announces new log entries to screen readers.
 * @param {import('./part.js').Entry[]} entries
 * @param {import('./part.js').State} next the table after these entries
 */
export function announceToScreenReaders(entries, next) {
  const region = document.getElementById('announcements');
  if (!region) return;
  const names = next.seats.map(({ name }) => name);
  const sentences = entries
    .filter((entry) => !isHidden(entry, next.table, names))
    .flatMap((entry) => {
      if (entry.kind === 'said') return [`${names[entry.seat ?? 0]}${t('colon')}${entry.text}`];
      if (entry.kind === 'closed') return [t('log-closed')];
      if (entry.kind === 'nudged' && !isSilenced(entry, next.table, names)) return entrySentences(entry, names);
      return (entry.story ?? []).map(({ text }) => text ?? '');
    });
  const turnSentence =
    next.past === undefined && !next.closed && next.view && next.seat !== null && next.view.to_move === next.seat
      ? [t('told-your-turn')]
      : [];
  region.textContent = [...sentences, ...turnSentence].filter(Boolean).join(' ');
}

/** @typedef {import('../api/model.js').Message} Message */
/** @typedef {import('../api/model.js').Schemas} Schemas */
/**
 * The types of the events' arguments, by the id of the event.
 * @typedef {Required<Schemas['MaharaniEvents'] & Schemas['TajMahalEvents']>} Events
 */

/**
 * Returns the arguments of all events that have a given id, in the `story` of a log entry or preview.
 * @template {keyof Events} Id @param {Message[]} story @param {Id} id
 */
export const argsOf = (story, id) =>
  story.filter((event) => event.id === id).map(({ args }) => /** @type {Events[Id]} */ (args));
