// Searches the rules, by words or by the number of a rule, while the reader types.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { withoutMarkup, parseTable } from './read.js';
import { rulesAddress } from './reference.js';

/** @import {Book} from './read.js' */
/** @import {Signal, FieldEvent} from '../html.js' */

/**
 * A text that can be found: the id of its element on the page, the number of its rule (or ''), the title of its
 * section, the text, and the text in lower case without accents (`plain`).
 * @typedef {{id: string, number: string, section: string, text: string, plain: string}} Place
 */
/**
 * A search result: the place, the matching text (`hit`), and the text before and after it.
 * @typedef {{place: Place, before: string, hit: string, after: string}} SearchResult
 */

/** The largest number of results that are shown. */
const MAX_RESULTS = 12;
/** The number of characters shown before a match; twice as many are shown after it. */
const EXCERPT_LENGTH = 60;

/**
 * Returns the text in lower case and without accents. Its length does not change, so that an index is valid in both
 * texts.
 * @param {string} text
 */
export const normalise = (text) =>
  [...text]
    .map((character) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? character[0])
    .join('');

/**
 * Returns everything that can be found: headings, rules, paragraphs and table rows.
 * @param {Book} book @returns {Place[]}
 */
export function searchablePlaces(book) {
  return book.sections.flatMap((section) => {
    const title = [section.number, section.title].filter(Boolean).join(' ');
    const place = (/** @type {string} */ id, /** @type {string} */ number, /** @type {string} */ text) => ({
      id,
      number,
      section: title || book.title,
      text: [...withoutMarkup(text)].map((character) => character[0]).join(''),
      plain: normalise(withoutMarkup(text)),
    });
    const head = section.title ? [place(section.id, section.number, section.title)] : [];
    return [
      ...head,
      ...section.blocks.flatMap((block) => {
        if (block.kind === 'code') return [];
        if (block.kind !== 'table')
          return block.lines.map((line) => place(block.number ?? section.id, block.number ?? '', line));
        const { head: names, body } = parseTable(block.lines);
        return [names, ...body].map((cells) => place(section.id, '', cells.join(' · ')));
      }),
    ];
  });
}

/**
 * Returns how well a place matches the query: 4 if the query is the number of its rule, 3 if the number starts with the
 * query, 2 if the text contains the query, 1 if it contains all words of the query, and 0 if it does not match.
 * @param {Place} place @param {string[]} words @param {string} query
 */
function rankMatch(place, words, query) {
  const number = place.number.toLowerCase();
  const numberOnly = number.replace(/^[a-z]+-/, '');
  if (number && (number === query || numberOnly === query)) return 4;
  if (/^([a-z]{2}-)?\d+(\.\d*[a-z]?)?$/.test(query))
    return number.startsWith(query) || numberOnly.startsWith(query) ? 3 : 0;
  if (!words.every((word) => place.plain.includes(word))) return 0;
  return place.plain.includes(query) ? 2 : 1;
}

/**
 * Returns the matching places, the best first.
 * @param {Place[]} places @param {string} searchText @returns {SearchResult[]}
 */
export function findPlaces(places, searchText) {
  const query = normalise(searchText.trim().replace(/\s+/g, ' ')).replace(/^([a-z]{2}) (?=\d)/, '$1-');
  if (query.length < 2 && !/^\d$/.test(query)) return [];
  const words = query.split(' ');
  return places
    .map((place) => ({ place, rank: rankMatch(place, words, query) }))
    .filter((match) => match.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ place }) => {
      const queryIndex = place.plain.indexOf(query);
      const word = queryIndex >= 0 ? query : (words.find((candidate) => place.plain.includes(candidate)) ?? '');
      const start = Math.max(0, place.plain.indexOf(word));
      const excerptStart = Math.max(0, start - EXCERPT_LENGTH);
      return {
        place,
        before: (excerptStart ? '…' : '') + place.text.slice(excerptStart, start),
        hit: place.text.slice(start, start + word.length),
        after:
          place.text.slice(start + word.length, start + word.length + 2 * EXCERPT_LENGTH) +
          (place.text.length > start + word.length + 2 * EXCERPT_LENGTH ? '…' : ''),
      };
    });
}

/**
 * The search field, with the results below it.
 * @param {{game: string, places: Place[], searchText: Signal<string>, openRule: (id: string) =>
 *   void}} props
 */
export function Search({ game, places, searchText, openRule }) {
  const results = findPlaces(places, searchText.value);
  const openFirst = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (results.length) openRule(results[0].place.id);
  };
  return html`<search class="book-search">
    <form onSubmit=${openFirst}>
      <label class="vh" for="book-search">${t('rules-search')}</label>
      <input id="book-search" type="search" autocomplete="off" spellcheck="false" maxlength="60"
          placeholder=${t('rules-search')}
          value=${searchText.value}
          onInput=${(/** @type {FieldEvent} */ event) => (searchText.value = event.target.value)}
              />
    </form>
    <p class="note" role="status">${searchText.value.trim() ? t('rules-found', { count: results.length }) : ''}</p>
    ${
      results.length > 0 &&
      html`<ol class="book-found">
        ${results.slice(0, MAX_RESULTS).map(
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
