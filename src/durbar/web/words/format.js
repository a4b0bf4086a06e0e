// Numbers, dates and times in the current language.
import { language, locale } from './words.js';

/** Formats a number with at most one decimal. @param {number} value */
export const formatNumber = (value) =>
  value.toLocaleString(language.value, { maximumFractionDigits: 1 }).replace('-', '−');

/** Formats a fraction as a percentage. @param {number} share from 0 to 1 */
export const formatPercent = (share) =>
  share.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 0 });

/** Formats a date. @param {number} seconds since 1970 */
export const formatDate = (seconds) => new Date(seconds * 1000).toLocaleDateString(locale(), { dateStyle: 'medium' });

/** The units of time and their lengths in seconds, the longest unit first. */
const UNITS = /** @type {const} */ ([
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]);

/** Says how long ago a time was, such as "3 minutes ago". @param {number} time in seconds since 1970 */
export function formatTimeAgo(time) {
  const elapsed = Math.max(0, Date.now() / 1000 - time);
  const [unit, length] = UNITS.find(([, seconds]) => elapsed >= seconds) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(-Math.floor(elapsed / length), unit);
}
