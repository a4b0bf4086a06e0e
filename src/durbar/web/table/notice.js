// A system notification when it is the user's turn and the page is hidden. It is off until the user enables it in the
// settings, and it contains no private information.
import { setPreferences, preferences } from '../preferences.js';
import { t } from '../words/words.js';

/** Whether this browser can show notifications. It can do so only in a secure context. */
export const canNotify = () => 'Notification' in window && isSecureContext;

/** Turns notifications on or off; the browser asks for permission the first time. @param {boolean} isOn */
export async function setNotifications(isOn) {
  if (!isOn) return setPreferences({ notify: false });
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  setPreferences({ notify: permission === 'granted' });
}

/**
 * Shows a notification about a table, if the page is hidden and notifications are on.
 * @param {string} table the table's id @param {string} game the name of the game
 * @param {string} [text] by default, that it is the user's turn
 */
export function notifyTurn(table, game, text = t('told-your-turn')) {
  if (!preferences.value.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(text, {
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
    // Some phones show notifications only through a service worker. There the user sees only the changed page title.
  }
}
