// A system notification when it is the user's turn and the page is hidden. It is enabled in the settings, never by
// itself, and shows nothing private.
import { setPreferences, preferences } from '../preferences.js';
import { t } from '../words/words.js';

/** Whether this browser can show notifications here: only in a secure context. */
export const canNotify = () => 'Notification' in window && isSecureContext;

/** Turns notifications on or off; the browser asks for permission the first time. @param {boolean} isOn */
export async function enableNotices(isOn) {
  if (!isOn) return setPreferences({ notify: false });
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  setPreferences({ notify: permission === 'granted' });
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
    // Some phones show notifications only through a service worker; the tab's title changes as well.
  }
}
