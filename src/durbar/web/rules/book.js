// A rulebook: the contents, a search, and the text with figures. Both the rules page and the rules panel of a table
// show it.
import { effect, html, signal, useEffect, useLayoutEffect, useMemo, useRef, useSignal } from '../html.js';
import { readRules } from '../api/client.js';
import { loadStyle } from '../assets.js';
import { language, loadCatalog, t } from '../words/words.js';
import { figuresOf } from './figures.js';
import { parseBook } from './read.js';
import { rulesAddress } from './reference.js';
import { searchablePlaces, Search } from './search.js';
import { Blocks } from './text.js';

/** @import {Signal, Children} from '../html.js' */
/** @import {Refusal} from '../api/client.js' */
/** @import {Section} from './read.js' */

await Promise.all([
  loadCatalog(new URL('./words/', import.meta.url)),
  loadStyle(new URL('./rules.css', import.meta.url)),
]);

/** @typedef {{book: import('./read.js').Book, language: string}} LoadedBook */

/** The books loaded so far, by language and game. @type {Map<string, LoadedBook>} */
const loadedBooks = new Map();

/** The search text. It is kept when the reader goes to another rule. @type {Signal<string>} */
const searchText = signal('');
/** The game whose rules were searched last. */
let searchedGame = '';
/** Whether the search results are hidden on a small screen, because the reader has chosen one of them. */
const resultsClosed = signal(false);

/** A short notice, which is removed after some seconds. It is kept when the reader goes to another rule. */
const notice = signal('');
effect(() => {
  if (!notice.value) return;
  const timer = setTimeout(() => (notice.value = ''), 6000);
  return () => clearTimeout(timer);
});

/**
 * Returns the rules of a game in the current language once they have loaded.
 * @param {string} game @param {(refusal: Refusal) => void} onRefusal
 * @returns {LoadedBook | null}
 */
export function useBook(game, onRefusal) {
  const key = `${language.value} ${game}`;
  /** @type {Signal<LoadedBook | null>} */
  const loaded = useSignal(loadedBooks.get(key) ?? null);
  useEffect(() => {
    let isCurrent = true;
    const cached = loadedBooks.get(key);
    if (cached) loaded.value = cached;
    else
      readRules(game).then(({ text, language: textLanguage }) => {
        loadedBooks.set(key, { book: parseBook(text), language: textLanguage });
        if (isCurrent) loaded.value = loadedBooks.get(key) ?? null;
      }, onRefusal);
    return () => (isCurrent = false);
  }, [key]);
  return loaded.value;
}

/** Returns the figures of a game once they have loaded. @param {string} game */
function useFigures(game) {
  /** @type {Signal<Record<string, () => Children>>} */
  const figures = useSignal({});
  useEffect(() => {
    figuresOf(game).then((loadedFigures) => (figures.value = loadedFigures));
  }, [game]);
  return figures.value;
}

/**
 * Returns the id of the section being read: the section that crossed the upper part of the window last.
 * @param {{current: HTMLElement | null}} ref the element that contains the sections
 * @param {unknown} book the book; if it changes, its sections are observed instead
 */
function useCurrentSection(ref, book) {
  const currentSection = useSignal('');
  useEffect(() => {
    const sections = [...(ref.current?.querySelectorAll('section[data-section]') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) currentSection.value = /** @type {HTMLElement} */ (target).dataset.section ?? '';
      },
      { rootMargin: '-30% 0px -60% 0px' }, // a strip between 30 % and 40 % of the window's height
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [book]);
  return currentSection.value;
}

/**
 * The table of contents.
 * @param {{game: string, sections: Section[], currentSection: string}} props
 */
function Contents({ game, sections, currentSection }) {
  return html`<ol>
    ${sections
      .filter(({ title }) => title)
      .map(
        ({ id, number, title }) => html`<li key=${id}>
          <a href=${rulesAddress(game, id)} aria-current=${
            id === currentSection ? 'location' : null
          }><span class="section-number">${number}</span>${title}</a>
        </li>`,
      )}
  </ol>`;
}

/**
 * A rulebook. `rule` is the rule that is shown first, `edition` the edition that is played, and `openRule` goes to
 * another rule.
 * @param {{game: string, rule?: string, edition?: string, loaded: LoadedBook, openRule: (id: string) => void}} props
 */
export function Book({ game, rule, edition, loaded: { book, language: textLanguage }, openRule }) {
  if (searchedGame !== game) [searchedGame, searchText.value] = [game, ''];
  const figures = useFigures(game);
  /** @type {{current: HTMLElement | null}} */
  const ref = useRef(null);
  const currentSection = useCurrentSection(ref, book);
  const searchPlaces = useMemo(() => searchablePlaces(book), [book]);
  // Figures make the page longer, so the page scrolls to the requested rule again once they have loaded.
  useLayoutEffect(() => {
    const element = rule && ref.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    if (!element) return;
    element.scrollIntoView({ block: element.matches('section') ? 'start' : 'center' });
    /** @type {HTMLElement} */ (element).focus({ preventScroll: true });
  }, [book, rule, figures]);
  const copy = async (/** @type {string} */ number) => {
    try {
      await navigator.clipboard.writeText(new URL(rulesAddress(game, number), location.href).href);
      notice.value = t('rules-copied', { number });
    } catch {
      notice.value = ''; // without access to the clipboard, the address bar still has the link
    }
  };
  const closeResults = (/** @type {Event} */ event) => {
    if (event.type === 'click' && !(/** @type {Element} */ (event.target).closest('a'))) return;
    resultsClosed.value = true;
    const contents = ref.current?.querySelector('details');
    if (contents) contents.open = false;
  };
  const reopenResults = (/** @type {Event} */ event) => {
    if (/** @type {Element} */ (event.target).matches('input')) resultsClosed.value = false;
  };
  const context = { game, rule, edition, figures, copy };
  const [introduction, ...sections] = book.sections;
  return html`<div class="book" ref=${ref}>
    <div class="book-side" data-results-closed=${resultsClosed.value ? 'yes' : 'no'} onClick=${closeResults}
        onSubmit=${closeResults}
        onFocusIn=${reopenResults} onInput=${reopenResults}>
      <${Search} game=${game} places=${searchPlaces} searchText=${searchText} openRule=${openRule} />
      <nav class="book-contents" aria-label=${t('rules-contents')}>
        <h2>${t('rules-contents')}</h2>
        <${Contents} game=${game} sections=${sections} currentSection=${currentSection} />
      </nav>
      <details class="book-folded-contents">
        <summary>${t('rules-contents')}</summary>
        <nav aria-label=${t('rules-contents')}><${Contents} game=${game} sections=${sections}
            currentSection=${currentSection} /></nav>
      </details>
    </div>
    <article class="book-text" lang=${textLanguage}>
      <h1>${book.title}</h1>
      ${textLanguage !== language.value && html`<p class="notice">${t('rules-not-yet')}</p>`}
      <section id=${introduction.id} tabindex="-1"><${Blocks} blocks=${introduction.blocks} context=${context}
          /></section>
      ${sections.map(
        (section) => html`<section key=${section.id} id=${section.id} data-section=${section.id} tabindex="-1">
          <h2><span class="section-number">${section.number}</span> ${section.title}</h2>
          <${Blocks} blocks=${section.blocks} context=${context} />
        </section>`,
      )}
    </article>
    <p class="book-notice" role="status">${notice.value}</p>
  </div>`;
}
