// Notes under the bar. They say that the connection is lost, that an action was rejected, what others have done with
// the seats, or why a thing may not be picked.
import { html, useEffect, useRef } from '../html.js';
import { connection } from '../api/stream.js';
import { RuleRef } from '../rules/reference.js';
import { BrandMark } from '../signs/signs.js';
import { t } from '../words/words.js';
import { NudgedNote } from './bubbles.js';
import { DevicesNotices } from './devices.js';
import { SeatNews } from './seat-news.js';

/**
 * Returns the text for a rejected request: the server's text if there is one, otherwise a general text.
 * @param {import('../api/client.js').Refusal} refusal
 */
export const refusalText = (refusal) =>
  refusal.id === 'offline' ? t('offline') : (refusal.details.text ?? t('trouble', { id: refusal.id }));

/**
 * A note that says who paused the game, with a button to resume it.
 * @param {{store: import('../api/table.js').Store}} props
 */
function PausedNotice({ store }) {
  const state = store.state.value;
  if (!state || typeof state.paused_by !== 'number') return null;
  return html`<p class="notice">
    <span>${t('paused', { name: state.seats[state.paused_by].name })}</span>
    ${
      state.seat !== null &&
      html`<button type="button" class="link" disabled=${store.busy.value}
          onClick=${() => store.act('resume')}>${t('resume')}</button>`
    }
  </p>`;
}

/**
 * All notes. `whyNot` is the reason why the thing that the user tried to pick may not be picked.
 * @param {{store: import('../api/table.js').Store, whyNot: import('../html.js').Signal<import('./part.js').Message
 *   | null>, game: string, isLogOpen?: boolean}} props
 */
export function Notes({ store, whyNot, game, isLogOpen = false }) {
  const reason = whyNot.value;
  const refusal = store.lastRefusal.value;
  /** @type {{current: ReturnType<typeof setTimeout> | undefined}} */
  const hideTimer = useRef(undefined);
  useEffect(() => {
    if (!reason) return;
    // The note disappears after some seconds, unless the user points at it to follow the link to the rule.
    hideTimer.current = setTimeout(() => (whyNot.value = null), 8000);
    return () => clearTimeout(hideTimer.current);
  }, [reason]);
  return html`<div class="notes" role="status">
    ${
      connection.value === 'lost' &&
      html`<p class="notice">
        <${BrandMark} class="star-wait" />
        <span><b>${t('reconnecting')}</b> ${t('table-safe')}</span>
      </p>`
    }
    ${
      refusal &&
      refusal.id !== 'offline' &&
      html`<p class="notice stop">
        <span>${refusalText(refusal)}</span>
        <button type="button" class="link" onClick=${() => (store.lastRefusal.value = null)}>${t('dismiss')}</button>
      </p>`
    }
    <${PausedNotice} store=${store} />
    ${store.state.value?.closed && !store.state.value.view && html`<p class="notice stop">${t('log-closed')}</p>`}
    <${NudgedNote} store=${store} />
    <${DevicesNotices} store=${store} />
    <${SeatNews} store=${store} isLogOpen=${isLogOpen} />
    ${
      reason &&
      html`<p class="notice" onPointerEnter=${() => clearTimeout(hideTimer.current)}
          onFocusIn=${() => clearTimeout(hideTimer.current)}><span>${reason.text}<${RuleRef}
              game=${game} rule=${reason.rule} /></span></p>`
    }
  </div>`;
}
