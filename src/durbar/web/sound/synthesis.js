// Synthesises the sounds with the Web Audio API, so that no sound files are needed.

/** The names of the sounds. @typedef {keyof typeof SOUNDS} SoundName */

/** The frequency of the note A above middle C, in hertz. */
const A4 = 440;
/** The frequency of a note. @param {number} semitones the distance from A4 */
const frequencyOf = (semitones) => A4 * 2 ** (semitones / 12);

/**
 * Returns a gain node that fades from a level to silence.
 * @param {BaseAudioContext} context @param {AudioNode} output @param {number} start the time in seconds
 * @param {number} level @param {number} duration in seconds
 */
function fadingGain(context, output, start, level, duration) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + 0.004); // a short rise, because a sudden start clicks
  gain.gain.exponentialRampToValueAtTime(0.0005, start + duration);
  gain.connect(output);
  return gain;
}

/**
 * Plays a tone that fades out.
 * @param {BaseAudioContext} context @param {AudioNode} output @param {number} start the time in seconds
 * @param {{frequency: number, level?: number, duration?: number, type?: OscillatorType, endFrequency?: number}} tone
 */
function playTone(context, output, start, { frequency, level = 0.2, duration = 0.4, type = 'sine', endFrequency }) {
  const oscillator = new OscillatorNode(context, { frequency, type });
  if (endFrequency) oscillator.frequency.exponentialRampToValueAtTime(endFrequency, start + duration);
  oscillator.connect(fadingGain(context, output, start, level, duration));
  oscillator.start(start);
  oscillator.stop(start + duration);
}

/**
 * Plays a burst of filtered noise, such as the rustle of a card.
 * @param {BaseAudioContext} context @param {AudioNode} output @param {number} start the time in seconds
 * @param {{frequency: number, level: number, duration: number}} burst the middle frequency of the noise in hertz
 */
function playNoise(context, output, start, { frequency, level, duration }) {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * duration), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.8 });
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(fadingGain(context, output, start, level, duration));
  source.start(start);
}

/**
 * Plays notes like those of a plucked string, one after the other.
 * @param {BaseAudioContext} context @param {AudioNode} output @param {number} start the time in seconds
 * @param {number[]} notes semitones above A4 @param {number} step the seconds from one note to the next
 * @param {number} duration the duration of a note in seconds
 */
function playNotes(context, output, start, notes, step, duration) {
  notes.forEach((semitones, index) => {
    const frequency = frequencyOf(semitones);
    playTone(context, output, start + index * step, { frequency, level: 0.16, duration, type: 'triangle' });
    playTone(context, output, start + index * step, { frequency: 2 * frequency, level: 0.04, duration: duration / 2 });
  });
}

/**
 * The sounds by name. Each function plays a sound to an output at a time in seconds.
 * @satisfies {Record<string, (context: BaseAudioContext, output: AudioNode, start: number) => void>}
 */
export const SOUNDS = {
  card: (context, output, start) => playNoise(context, output, start, { frequency: 3200, level: 0.35, duration: 0.09 }),
  tile: (context, output, start) => {
    playNoise(context, output, start, { frequency: 1100, level: 0.4, duration: 0.06 });
    playTone(context, output, start, { frequency: 210, endFrequency: 120, level: 0.3, duration: 0.13 });
  },
  prize: (context, output, start) => playNotes(context, output, start, [7, 12], 0.09, 0.45),
  paid: (context, output, start) => playNotes(context, output, start, [12, 16, 19], 0.06, 0.3),
  turn: (context, output, start) => playNotes(context, output, start, [3, 10], 0.14, 0.6),
  victory: (context, output, start) => playNotes(context, output, start, [-9, -5, -2, 2, 3, 7, 15], 0.13, 0.9),
  end: (context, output, start) => playNotes(context, output, start, [3, -2, -9], 0.2, 0.8),
};
