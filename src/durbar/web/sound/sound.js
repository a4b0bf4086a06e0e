// Plays the sounds of game events, and makes a phone vibrate when it is the user's turn. The code that makes the sounds
// is loaded when the first sound is played. Nothing waits for a sound.
import { preferences } from '../preferences.js';

/** @typedef {import('./synthesis.js').SoundName} SoundName */

/** The volumes that can be chosen, from 0 (off) to 1. */
export const VOLUMES = ['0', '0.3', '0.6', '1'];
/** The most sounds that are played for one update of the table. */
const MAX_SOUNDS = 6;
/** The time from the start of a sound to the start of the next one, in seconds. */
const STEP = 0.13;
/** How long a phone vibrates, in milliseconds. */
const VIBRATION = 60;

/** The audio context of this page. It is created when the first sound is played. @type {AudioContext | null} */
let context = null;

/** Whether this device can vibrate. Only devices with a touch screen are expected to. */
export const canVibrate = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/**
 * Returns the sounds without repetitions of the same sound in a row, and at most `MAX_SOUNDS` of them. The last ones
 * matter most.
 * @param {SoundName[]} names
 */
const condense = (names) => names.filter((name, index) => name !== names[index - 1]).slice(-MAX_SOUNDS);

/**
 * Plays sounds one after the other, unless sounds are off or the page is hidden. Browsers allow no sound before the
 * user has clicked or pressed a key; until then nothing is played.
 * @param {SoundName[]} names
 */
export async function playSounds(names) {
  const { volume, haptics } = preferences.value;
  if (names.includes('turn') && haptics && canVibrate()) navigator.vibrate(VIBRATION);
  if (!names.length || !volume || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  try {
    const { SOUNDS } = await import('./synthesis.js');
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    const output = new GainNode(context, { gain: volume });
    output.connect(context.destination);
    const start = context.currentTime + 0.02;
    condense(names).forEach((name, index) => {
      SOUNDS[name](/** @type {AudioContext} */ (context), output, start + index * STEP);
    });
  } catch (error) {
    console.warn(error); // the table is usable without sound
  }
}

/**
 * Returns the sounds of new log entries, for the viewer of a table.
 * @param {import('../table/part.js').Entry[]} entries
 * @param {import('../table/part.js').State} next the table after these entries
 * @param {Record<string, SoundName>} soundsOfEvents the sound of each event of the game, by the event's id
 * @returns {SoundName[]}
 */
export function soundsOf(entries, next, soundsOfEvents) {
  const sounds = entries.flatMap((entry) => (entry.story ?? []).flatMap(({ id }) => soundsOfEvents[id] ?? []));
  const outcome = next.view?.outcome;
  if (outcome && entries.some(({ kind }) => kind === 'moved'))
    return [...sounds, next.seat === null || outcome.ranks[next.seat] === 1 ? 'victory' : 'end'];
  const isOwnTurn = next.past === undefined && next.view && next.seat !== null && next.view.to_move === next.seat;
  const haveOthersMoved = entries.some(({ kind, seat }) => kind === 'moved' && seat !== next.seat);
  return isOwnTurn && haveOthersMoved ? [...sounds, 'turn'] : sounds;
}
