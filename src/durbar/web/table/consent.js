// Requests that need the others' consent: to take a move back, and to let a bot play for an absent player.
import { html } from '../html.js';

/** @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props */
export function Asking({ store, scene }) {
  const { state, names, seat, t } = scene;
  const asking = state.asking;
  if (!asking) return null;
  const name = names[asking.seat];
  /** @type {number[]} */
  const missing = asking.waiting_for;
  const mine = missing.find((k) => state.you.seats.includes(k));
  return html`<section class="asking panel" aria-label=${t('asking-title')}>
    <p>
      <b>
        ${
          asking.seat === seat
            ? t('asking-waits', { names: missing.map((k) => names[k]).join(', ') })
            : t('asking-take-back', { name })
        }
      </b>
    </p>
    <p class="note">${t('asking-note')}</p>
    <div class="row-b">
      ${
        mine !== undefined
          ? html`<button type="button" class="btn quiet" onClick=${() =>
              store.act('refuse', { seat: mine })}>${t('asking-refuse')}</button>
            <button type="button" class="btn primary" onClick=${() =>
              store.act('agree', { seat: mine })}>${t('asking-agree')}</button>`
          : state.you.seats.includes(asking.seat) &&
            html`<button type="button" class="btn quiet" onClick=${() =>
              store.act('refuse', { seat: asking.seat })}>${t('asking-withdraw')}</button>`
      }
    </div>
  </section>`;
}

/**
 * Below the prompt: a bot for an absent player, or the return to one's own seat.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
export function Absence({ store, scene }) {
  const { state, seats, names, seat: mine, t } = scene;
  if (mine === null || state.stage !== 'running') return null;
  if (seats[mine].away)
    return html`<p class="absence">${t('return-away')} <button type="button" class="link"
        onClick=${() => store.act('return')}>${t('return-back')}</button></p>`;
  if (!state.vote || state.you.seats.includes(state.vote.absent)) return null;
  const { absent, possible } = state.vote;
  if (!possible) return null;
  if (state.votes?.[absent]?.includes(mine))
    return html`<p class="absence">${t('vote-waits', { name: names[absent] })}</p>`;
  return html`<p class="absence"><button type="button" class="link"
      onClick=${() => store.act('vote', { absent })}>${t('vote-bot', { name: names[absent] })}</button></p>`;
}
