// The whole game as a line: where one is, and where its visits or turns begin.
import { html } from '../html.js';
import { t } from '../words/words.js';

/** More chapters than this are not numbered: the figures would touch. */
const NUMBERED = 15;

/** Which chapter a move belongs to, from 1. @param {number[]} chapters @param {number} number */
export const chapterOf = (chapters, number) => chapters.findLastIndex((start) => start <= number) + 1;

/** @param {{past: import('./past.js').Past, steps: import('./steps.js').Steps, said: string}} props */
export function Line({ past, steps, said }) {
  const [number, last, chapters] = [past.marked.value, past.last.value, past.chapters.value];
  const part = (/** @type {number} */ moves) => `${last ? (100 * moves) / last : 0}%`;
  return html`<div class="replay-line">
    <div class="replay-marks" aria-hidden="true">
      ${chapters.map((start, at) => html`<i key=${at} class=${start <= number ? 'gone' : ''} style=${{ left: part(start) }}
          data-number=${chapters.length <= NUMBERED ? at + 1 : null}></i>`)}
    </div>
    <input type="range" min="0" max=${last} step="1" value=${past.number.peek()} aria-label=${t('replay-line')} aria-valuetext=${said}
        style=${{ '--done': part(number) }} onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => steps.to(Number(event.target.value))} />
  </div>`;
}
