// The list of seats: names, levels of bots, scores, and whose turn it is.
import { html, signal } from '../html.js';
import { Emblem } from '../signs/signs.js';

/** @typedef {import('./part.js').Scene['t']} Translate */

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ['novice', 'player', 'expert'];

/** How often the texts that say how long somebody has been away are updated, in milliseconds. */
const TICK = 20_000;
/** The current time in seconds, updated from time to time. */
const now = signal(Date.now() / 1000);
setInterval(() => (now.value = Date.now() / 1000), TICK);

/**
 * Says how long a player has been away, such as "away for 5 min".
 * @param {number} since in seconds since 1970 @param {Translate} t
 */
export function awayText(since, t) {
  const minutes = Math.floor(Math.max(0, now.value - since) / 60);
  if (minutes < 1) return t('seat-just-left');
  if (minutes < 60) return t('seat-away-minutes', { count: minutes });
  if (minutes < 60 * 24) return t('seat-away-hours', { count: Math.floor(minutes / 60) });
  return t('seat-away-days', { count: Math.floor(minutes / 60 / 24) });
}

/**
 * Returns a note about a seat: that a bot plays for an absent player, that the player is a bot, that the seat is open,
 * or that the player is not connected (and for how long). The note is empty if none of these is true.
 * @param {import('./part.js').Seat} seat @param {Translate} t
 */
export function seatNote(seat, t) {
  if (seat.away) return t('seat-away', { level: seat.away });
  if (seat.who === 'bot') return t('seat-bot', { level: seat.level ?? '' });
  if (seat.who === 'open') return t('seat-open');
  if (seat.here !== false) return '';
  return seat.away_since ? awayText(seat.away_since, t) : t('seat-not-here');
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
          <span class="score-number" data-at="score:${index}">${view.scores[index]}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}
