// The operator's announcement, on every page until the user dismisses it.
import { html, signal, useEffect } from './html.js';
import { announcement, loadMe, readAnnouncement } from './api/me.js';
import { listen } from './api/stream.js';
import { t } from './words/words.js';

/** The text of the announcement that the user has dismissed; it is shown again after the page is reloaded. */
const dismissed = signal('');

/** The longest delay of a timer, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

/** The banner with the announcement. */
export function AnnouncementBanner() {
  const current = announcement.value;
  useEffect(() => {
    loadMe().catch(() => {}); // without a response there is no banner
    return listen(({ kind }) => {
      if (kind === 'announcement') readAnnouncement();
    });
  }, []);
  useEffect(() => {
    if (!current?.until) return;
    const delay = current.until * 1000 - Date.now();
    const timer = setTimeout(readAnnouncement, Math.min(Math.max(delay, 0) + 1000, MAX_DELAY));
    return () => clearTimeout(timer);
  }, [current]);
  // The region is always there, so that screen readers announce a text that appears in it.
  return html`<aside class="announcement" role="status" aria-label=${t('announcement')}>
    ${
      current &&
      current.text !== dismissed.value &&
      html`<p class="notice">
        <span>${current.text}</span>
        <button type="button" class="link" onClick=${() => (dismissed.value = current.text)}>${t('dismiss')}</button>
      </p>`
    }
  </aside>`;
}
