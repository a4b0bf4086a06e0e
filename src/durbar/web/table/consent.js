// Requests to which the other players have to agree: to take a move back, or to let a bot play for an absent player.
import { html, useEffect, useSignal } from '../html.js';
import { seatNote } from './seats.js';

/**
 * A player's request to take a move back, with buttons for the others to agree or refuse.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
export function TakeBackRequest({ store, scene }) {
  const { state, names, seat, t } = scene;
  const request = state.asking;
  if (!request) return null;
  const name = names[request.seat];
  /** @type {number[]} */
  const waitingFor = request.waiting_for;
  const ownSeat = waitingFor.find((seat) => state.you.seats.includes(seat));
  return html`<section class="asking panel" aria-label=${t('asking-title')}>
    <p>
      <b>
        ${
          request.seat === seat
            ? t('asking-waits', { names: waitingFor.map((seat) => names[seat]).join(', ') })
            : t('asking-take-back', { name })
        }
      </b>
    </p>
    <p class="note">${t('asking-note')}</p>
    <div class="button-row">
      ${
        ownSeat !== undefined
          ? html`<button type="button" class="btn quiet" onClick=${() =>
              store.act('refuse', { seat: ownSeat })}>${t('asking-refuse')}</button>
            <button type="button" class="btn primary" onClick=${() =>
              store.act('agree', { seat: ownSeat })}>${t('asking-agree')}</button>`
          : state.you.seats.includes(request.seat) &&
            html`<button type="button" class="btn quiet" onClick=${() =>
              store.act('refuse', { seat: request.seat })}>${t('asking-withdraw')}</button>`
      }
    </div>
  </section>`;
}

/**
 * A button that reminds the player to move. It appears when the server permits it.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
function NudgeButton({ store, scene }) {
  const { state, seats, names, t } = scene;
  const { seat, possible_from: from } = /** @type {NonNullable<typeof state.nudge>} */ (state.nudge);
  const isPossible = useSignal(false);
  useEffect(() => {
    const wait = from * 1000 - Date.now();
    isPossible.value = wait <= 0;
    if (wait <= 0) return;
    const timer = setTimeout(() => (isPossible.value = true), Math.min(wait, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [seat, from]);
  const note = seatNote(seats[seat], t);
  if (!note && !isPossible.value) return null;
  return html`<p class="absence">${note && t('nudge-note', { name: names[seat], note })} ${
    isPossible.value &&
    html`<button type="button" class="link" disabled=${store.busy.value}
        onClick=${() => store.act('nudge', { at: seat })}>${t('nudge', { name: names[seat] })}</button>`
  }</p>`;
}

/**
 * Buttons that remind the player to move and that vote for a bot that replaces an absent player, or a button with which
 * an absent player returns to the seat.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
export function AbsenceButtons({ store, scene }) {
  const { state, seats, names, seat: viewer, t } = scene;
  if (viewer === null || state.stage !== 'running') return null;
  if (seats[viewer].away)
    return html`<p class="absence">${t('return-away')} <button type="button" class="link"
        onClick=${() => store.act('return')}>${t('return-back')}</button></p>`;
  const nudge = state.nudge && html`<${NudgeButton} key=${state.nudge.seat} store=${store} scene=${scene} />`;
  if (!state.vote || state.you.seats.includes(state.vote.absent)) return nudge;
  const { absent, possible } = state.vote;
  if (!possible) return nudge;
  if (state.votes?.[absent]?.includes(viewer))
    return html`${nudge}<p class="absence">${t('vote-waits', { name: names[absent] })}</p>`;
  return html`${nudge}<p class="absence"><button type="button" class="link"
      onClick=${() => store.act('vote', { absent })}>${t('vote-bot', { name: names[absent] })}</button></p>`;
}
