// Hints: the best few moves that the bots' search finds, with reasons.
import { html, useEffect, useSignal } from '../html.js';
import { requestHints, Refusal } from '../api/client.js';
import { RuleRef } from '../rules/reference.js';
import { BrandMark } from '../signs/signs.js';
import { language } from '../words/words.js';
import { Dialog } from './dialog.js';
import { refusalText } from './notes.js';

/** The number format of a lead in points: one decimal, with its sign. */
const LEAD_FORMAT = /** @type {const} */ ({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
/** Formats a lead in points. */
const formatLead = (/** @type {number} */ n) => n.toLocaleString(language.value, LEAD_FORMAT).replace('-', '−');

/**
 * A recommended move: the events that it would cause (`story`), the chance of winning (`win`) and the expected lead in
 * points (`lead`) after the move, and the reasons for it.
 * @typedef {{move: string, story: import('./part.js').Message[], win: number | null, lead: number | null,
 *   reasons: import('./part.js').Message[]}} Hint
 */

/** Describes a move by the events that it causes, or in notation if it causes none. @param {Hint} hint */
export const describeHint = ({ move, story }) => story.map(({ text }) => text).join(' ') || move;

/** The dialog with the hints. @param {{scene: import('./part.js').Scene, close: () => void}} props */
export function HintPanel({ scene, close }) {
  const { state, t } = scene;
  /** @type {import('../html.js').Signal<Hint[] | null>} */
  const hints = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  useEffect(() => {
    requestHints(state.table, state.seat ?? 0).then(
      (response) => (hints.value = response.hints),
      (refusal) => (lastRefusal.value = refusal),
    );
  }, []);
  const chooseMove = (/** @type {string} */ move) => {
    scene.choose(move);
    close();
  };
  return html`<${Dialog} title=${t('hint-title')} close=${close} class="narrow">
    ${lastRefusal.value && html`<p class="notice stop">${refusalText(lastRefusal.value)}</p>`}
    ${
      !hints.value &&
      !lastRefusal.value &&
      html`<p class="notice"><${BrandMark} class="star-wait" />${t('hint-thinking')}</p>`
    }
    <ol class="hints">
      ${hints.value?.map(
        (hint, i) => html`<li key=${hint.move}>
          <div>
            <b>${describeHint(hint)}</b>
            ${
              hint.win !== null &&
              html`<span class="note">
                ${t('hint-worth', { win: Math.round(hint.win * 100), lead: formatLead(hint.lead ?? 0) })}
              </span>`
            }
            ${hint.reasons.map(
              (reason) => html`<p>${reason.text}<${RuleRef} game=${scene.view.game} rule=${reason.rule} /></p>`,
            )}
          </div>
          <button type="button" class="btn ${i ? 'quiet' : 'primary'}" onClick=${() => chooseMove(hint.move)}>
            ${t('hint-take')}
          </button>
        </li>`,
      )}
    </ol>
  <//>`;
}
