// The list of seats: names, levels of bots, scores, and whose turn it is.
import { html } from '../html.js';
import { Emblem } from '../signs/signs.js';

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ['novice', 'player', 'expert'];

/**
 * Returns a note about a seat: that its player is away, is a bot of some level, or is not connected, or that the seat
 * is open. The note is empty if none of these applies.
 * @param {import('./part.js').Seat} seat @param {import('./part.js').Scene['t']} t
 */
export function seatNote(seat, t) {
  if (seat.away) return t('seat-away', { level: seat.away });
  if (seat.who === 'bot') return t('seat-bot', { level: seat.level ?? '' });
  if (seat.who === 'open') return t('seat-open');
  return seat.here === false ? t('seat-not-here') : '';
}

/** The list of seats. @param {{scene: import('./part.js').Scene}} props */
export function SeatStrip({ scene }) {
  const { view, seats, names, seat: viewer, t } = scene;
  return html`<section class="seats panel" aria-label=${t('seats')}>
    <ol>
      ${seats.map(
        (seat, index) => html`<li key=${index} class=${view.to_move === index ? 'now' : ''} data-p=${seat.stone}
            aria-current=${view.to_move === index ? 'true' : null}>
          <${Emblem} figure=${seat.figure} stone=${seat.stone} />
          <div>
            <b>${names[index]}</b>
            <p>
              ${[
                index === viewer ? t('seat-you') : '',
                seatNote(seat, t),
                view.to_move === index ? t('seat-to-move') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <span class="score-number">${view.scores[index]}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}
