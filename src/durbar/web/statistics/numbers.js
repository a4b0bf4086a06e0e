// Numbers and days as the language spoken writes them.
import { language, locale } from '../words/words.js';

/** @param {number} value */
export const number = (value) => value.toLocaleString(language.value, { maximumFractionDigits: 1 }).replace('-', '−');

/** @param {number} share from 0 to 1 */
export const percent = (share) => share.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 0 });

/** @param {number} seconds since 1970 */
export const date = (seconds) => new Date(seconds * 1000).toLocaleDateString(locale(), { dateStyle: 'medium' });
