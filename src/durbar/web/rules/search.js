// Searches the rules while the reader types: words anywhere, rules by their number.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { bare, rowsOf } from './read.js';
import { rulesAddress } from './reference.js';

/** @typedef {{id: string, number: string, section: string, text: string, plain: string}} Place */
/** @typedef {{place: Place, before: string, hit: string, after: string}} Found */

const MOST = 12;
const AROUND = 60;

/**
 * Returns the text in small letters without accents and of the same length, so that indexes in both texts agree.
 * @param {string} text
 */
export const plain = (text) =>
  [...text].map((sign) => sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? sign[0]).join('');

/**
 * Returns everything that can be found, in the order of the page.
 * @param {import('./read.js').Book} book @returns {Place[]}
 */
export function placesOf(book) {
  return book.sections.flatMap((section) => {
    const title = [section.number, section.title].filter(Boolean).join(' ');
    const place = (/** @type {string} */ id, /** @type {string} */ number, /** @type {string} */ text) => ({
      id,
      number,
      section: title || book.title,
      text: [...bare(text)].map((sign) => sign[0]).join(''),
      plain: plain(bare(text)),
    });
    const head = section.title ? [place(section.id, section.number, section.title)] : [];
    return [
      ...head,
      ...section.blocks.flatMap((block) => {
        if (block.kind === 'code') return [];
        if (block.kind !== 'table')
          return block.lines.map((line) => place(block.number ?? section.id, block.number ?? '', line));
        const { head: names, body } = rowsOf(block.lines);
        return [names, ...body].map((cells) => place(section.id, '', cells.join(' · ')));
      }),
    ];
  });
}

/**
 * Returns how well a place matches, or 0 if it does not.
 * @param {Place} place @param {string[]} words @param {string} asked
 */
function rank(place, words, asked) {
  const number = place.number.toLowerCase();
  const short = number.replace(/^[a-z]+-/, '');
  if (number && (number === asked || short === asked)) return 4;
  if (/^([a-z]{2}-)?\d+(\.\d*[a-z]?)?$/.test(asked)) return number.startsWith(asked) || short.startsWith(asked) ? 3 : 0;
  if (!words.every((word) => place.plain.includes(word))) return 0;
  return place.plain.includes(asked) ? 2 : 1;
}

/** Returns the matching places, the best first. @param {Place[]} places @param {string} typed @returns {Found[]} */
export function find(places, typed) {
  const asked = plain(typed.trim().replace(/\s+/g, ' ')).replace(/^([a-z]{2}) (?=\d)/, '$1-');
  if (asked.length < 2 && !/^\d$/.test(asked)) return [];
  const words = asked.split(' ');
  return places
    .map((place) => ({ place, rank: rank(place, words, asked) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ place }) => {
      const whole = place.plain.indexOf(asked);
      const word = whole >= 0 ? asked : (words.find((one) => place.plain.includes(one)) ?? '');
      const at = Math.max(0, place.plain.indexOf(word));
      const from = Math.max(0, at - AROUND);
      return {
        place,
        before: (from ? '…' : '') + place.text.slice(from, at),
        hit: place.text.slice(at, at + word.length),
        after:
          place.text.slice(at + word.length, at + word.length + 2 * AROUND) +
          (place.text.length > at + word.length + 2 * AROUND ? '…' : ''),
      };
    });
}

/**
 * The search field, with the results below it.
 * @param {{game: string, places: Place[], typed: import('../html.js').Signal<string>, go: (id: string) => void}} props
 */
export function Search({ game, places, typed, go }) {
  const found = find(places, typed.value);
  const first = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (found.length) go(found[0].place.id);
  };
  return html`<search class="book-search">
    <form onSubmit=${first}>
      <label class="vh" for="book-search">${t('rules-search')}</label>
      <input id="book-search" type="search" autocomplete="off" spellcheck="false" maxlength="60"
          placeholder=${t('rules-search')}
          value=${typed.value}
          onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => (typed.value = event.target.value)} />
    </form>
    <p class="note" role="status">${typed.value.trim() ? t('rules-found', { count: found.length }) : ''}</p>
    ${
      found.length > 0 &&
      html`<ol class="book-found">
        ${found.slice(0, MOST).map(
          ({ place, before, hit, after }, index) => html`<li key=${index}>
            <a href=${rulesAddress(game, place.id)}>
              <b>${place.number || place.section}</b>
              <span>${before}<mark>${hit}</mark>${after}</span>
            </a>
          </li>`,
        )}
      </ol>`
    }
  </search>`;
}
