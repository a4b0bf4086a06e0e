// A rulebook: contents at its side, a search, the text with its figures. The rules page shows it, and so does the panel
// that opens over a table.
import { effect, html, signal, useEffect, useLayoutEffect, useMemo, useRef, useSignal } from '../html.js';
import { readRules } from '../api/client.js';
import { loadStyle } from '../assets.js';
import { language, loadCatalog, t } from '../words/words.js';
import { figuresOf } from './figures.js';
import { readBook } from './read.js';
import { rulesAddress } from './reference.js';
import { placesOf, Search } from './search.js';
import { Blocks } from './text.js';

await Promise.all([
  loadCatalog(new URL('./words/', import.meta.url)),
  loadStyle(new URL('./rules.css', import.meta.url)),
]);

/** @typedef {{book: import('./read.js').Book, language: string}} LoadedBook */

/** Books read before, by game and language. @type {Map<string, LoadedBook>} */
const shelf = new Map();

/** The search text, which stays while the reader goes from rule to rule. @type {import('../html.js').Signal<string>} */
const typed = signal('');
let searched = '';
/** Whether the search results are closed, on a small screen, because a rule was chosen. */
const resultsClosed = signal(false);

/** A short notice; it survives going to another rule. */
const notice = signal('');
effect(() => {
  if (!notice.value) return;
  const away = setTimeout(() => (notice.value = ''), 6000);
  return () => clearTimeout(away);
});

/**
 * Returns the rules of a game in the current language once they have loaded.
 * @param {string} game @param {(refusal: import('../api/client.js').Refusal) => void} refused
 * @returns {LoadedBook | null}
 */
export function useBook(game, refused) {
  const key = `${language.value} ${game}`;
  /** @type {import('../html.js').Signal<LoadedBook | null>} */
  const loaded = useSignal(shelf.get(key) ?? null);
  useEffect(() => {
    let current = true;
    const known = shelf.get(key);
    if (known) loaded.value = known;
    else
      readRules(game).then(({ text, language: textLanguage }) => {
        shelf.set(key, { book: readBook(text), language: textLanguage });
        if (current) loaded.value = shelf.get(key) ?? null;
      }, refused);
    return () => (current = false);
  }, [key]);
  return loaded.value;
}

/** Returns the figures of a game once they have loaded. @param {string} game */
function useFigures(game) {
  /** @type {import('../html.js').Signal<Record<string, () => import('../html.js').Children>>} */
  const figures = useSignal({});
  useEffect(() => {
    figuresOf(game).then((found) => (figures.value = found));
  }, [game]);
  return figures.value;
}

/**
 * Returns the section being read: the last one that has scrolled into view.
 * @param {{current: HTMLElement | null}} ref @param {unknown} book
 */
function useReading(ref, book) {
  const now = useSignal('');
  useEffect(() => {
    const heads = [...(ref.current?.querySelectorAll('section[data-section]') ?? [])];
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) now.value = /** @type {HTMLElement} */ (target).dataset.section ?? '';
      },
      { rootMargin: '-30% 0px -60% 0px' },
    );
    for (const head of heads) watch.observe(head);
    return () => watch.disconnect();
  }, [book]);
  return now.value;
}

/** @param {{game: string, sections: import('./read.js').Section[], now: string}} props */
function Contents({ game, sections, now }) {
  return html`<ol>
    ${sections
      .filter(({ title }) => title)
      .map(
        ({ id, number, title }) => html`<li key=${id}>
          <a href=${rulesAddress(game, id)} aria-current=${
            id === now ? 'location' : null
          }><span class="no">${number}</span>${title}</a>
        </li>`,
      )}
  </ol>`;
}

/**
 * @param {{game: string, rule?: string, edition?: string, loaded: LoadedBook, go: (id: string) => void}} props
 */
export function Book({ game, rule, edition, loaded: { book, language: textLanguage }, go }) {
  if (searched !== game) [searched, typed.value] = [game, ''];
  const figures = useFigures(game);
  /** @type {{current: HTMLElement | null}} */
  const ref = useRef(null);
  const now = useReading(ref, book);
  const places = useMemo(() => placesOf(book), [book]);
  // Figures lengthen the page above the requested rule, so it is scrolled to again once they have loaded.
  useLayoutEffect(() => {
    const found = rule && ref.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    if (!found) return;
    found.scrollIntoView({ block: found.matches('section') ? 'start' : 'center' });
    /** @type {HTMLElement} */ (found).focus({ preventScroll: true });
  }, [book, rule, figures]);
  const copy = async (/** @type {string} */ number) => {
    try {
      await navigator.clipboard.writeText(new URL(rulesAddress(game, number), location.href).href);
      notice.value = t('rules-copied', { number });
    } catch {
      notice.value = ''; // without access to the clipboard, the address bar still has the link
    }
  };
  const choose = (/** @type {Event} */ event) => {
    if (event.type === 'click' && !(/** @type {Element} */ (event.target).closest('a'))) return;
    resultsClosed.value = true;
    const fold = ref.current?.querySelector('details');
    if (fold) fold.open = false;
  };
  const look = (/** @type {Event} */ event) => {
    if (/** @type {Element} */ (event.target).matches('input')) resultsClosed.value = false;
  };
  const reading = { game, rule, edition, figures, copy };
  const [start, ...sections] = book.sections;
  return html`<div class="book" ref=${ref}>
    <div class="book-side" data-put=${resultsClosed.value ? 'yes' : 'no'} onClick=${choose} onSubmit=${choose}
        onFocusIn=${look} onInput=${look}>
      <${Search} game=${game} places=${places} typed=${typed} go=${go} />
      <nav class="book-contents" aria-label=${t('rules-contents')}>
        <h2>${t('rules-contents')}</h2>
        <${Contents} game=${game} sections=${sections} now=${now} />
      </nav>
      <details class="book-fold">
        <summary>${t('rules-contents')}</summary>
        <nav aria-label=${t('rules-contents')}><${Contents} game=${game} sections=${sections} now=${now} /></nav>
      </details>
    </div>
    <article class="book-text" lang=${textLanguage}>
      <h1>${book.title}</h1>
      ${textLanguage !== language.value && html`<p class="notice">${t('rules-not-yet')}</p>`}
      <section id=${start.id} tabindex="-1"><${Blocks} blocks=${start.blocks} reading=${reading} /></section>
      ${sections.map(
        (section) => html`<section key=${section.id} id=${section.id} data-section=${section.id} tabindex="-1">
          <h2><span class="no">${section.number}</span> ${section.title}</h2>
          <${Blocks} blocks=${section.blocks} reading=${reading} />
        </section>`,
      )}
    </article>
    <p class="book-said" role="status">${notice.value}</p>
  </div>`;
}
