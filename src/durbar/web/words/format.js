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

/** Splits a name into characters; a browser without a segmenter splits some emoji. @param {string} name */
const charactersOf = (name) =>
  Intl.Segmenter
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name), ({ segment }) => segment)
    : [...name];
/** The width of a capital letter, and of a wide sign such as an emoji. Other characters have width 1. */
const [CAPITAL_WIDTH, SIGN_WIDTH] = [1.4, 2];
/** Match the characters with these two widths. */
const [CAPITAL, SIGN] = [/\p{Lu}/u, /\p{Extended_Pictographic}|\p{Script=Han}|[\u3040-\u30ff\uac00-\ud7af]/u];

/**
 * Shortens a name for a drawing, in which text does not wrap. An emoji is never cut in the middle.
 * @param {string} name @param {number} maxWidth in widths of a small letter
 */
export function shortenName(name, maxWidth) {
  const parts = charactersOf(name);
  const widthOf = (/** @type {string} */ part) =>
    SIGN.test(part) ? SIGN_WIDTH : CAPITAL.test(part) ? CAPITAL_WIDTH : 1;
  const totalWidth = (/** @type {string[]} */ some) => some.reduce((sum, part) => sum + widthOf(part), 0);
  if (totalWidth(parts) <= maxWidth) return name;
  while (parts.length > 1 && totalWidth(parts) > maxWidth - 1) parts.pop();
  return `${parts.join('').trimEnd()}…`;
}
