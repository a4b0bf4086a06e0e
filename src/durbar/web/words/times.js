// Times as people say them.
import { language } from './words.js';

const STEPS = /** @type {const} */ ([
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]);

/** "3 minutes ago", in the language spoken. @param {number} at in seconds since the epoch */
export function ago(at) {
  const passed = Math.max(0, Date.now() / 1000 - at);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
