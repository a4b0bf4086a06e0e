// A notice of the system when it is one's turn and the page is not looked at. It is asked for in the settings, never by
// itself, and says nothing that a screen in a train should not show.
import { prefer, preferences } from '../preferences.js';
import { t } from '../words/words.js';

/** Whether this browser can give notices here: only on secure pages it does. */
export const canNotify = () => 'Notification' in window && isSecureContext;

/** Turns notices on or off; the browser asks its owner the first time. @param {boolean} wanted */
export async function wantNotices(wanted) {
  if (!wanted) return prefer({ notify: false });
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  prefer({ notify: answer === 'granted' });
}

/** @param {string} table @param {string} game */
export function notifyTurn(table, game) {
  if (!preferences.value.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('told-your-turn'), {
      body: game,
      tag: `durbar-${table}`,
      icon: 'web/signs/brand.svg',
    });
    notice.onclick = () => {
      window.focus();
      location.hash = `#/table/${table}`;
      notice.close();
    };
  } catch {
    // Some phones give notices only through a service worker; the tab's title says it as well.
  }
}
