// The news: one sentence in the bar about the last turn. A sentence is never cut off: if the longest one does not fit,
// a shorter one about the same turn is shown.
import { html, useLayoutEffect, useRef } from '../html.js';
import { loadStyle } from '../assets.js';
import { entrySentences, takenBackVersions } from '../log/log.js';

await loadStyle(new URL('./news.css', import.meta.url));

/** @typedef {import('./part.js').Entry} Entry */
/** @typedef {import('./part.js').Scene} Scene */

/**
 * A sentence with pictures. In `text`, the number of a picture is between two marks.
 * @typedef {{text: string, pictures: Array<{picture: import('../html.js').Children, label: string}>}} Sentence
 */
/**
 * A function that adds a picture to a sentence and returns the text that stands for it. A picture that replaces a word
 * has this word as its label.
 * @typedef {(picture: import('../html.js').Children, label?: string) => string} Draw
 */

/** Matches the number of a picture. The marks around it are characters that no catalog contains. */
const PICTURE = /\uE000(\d+)\uE001/;
/** Matches the word after a picture. */
const NEXT_WORD = /^ ?\S*/;

/**
 * Returns a sentence with pictures. `compose` gets a function that adds a picture and returns the text that stands for
 * it; this text can be an argument of a message.
 * @param {(draw: Draw) => string} compose
 * @returns {Sentence}
 */
export function makeSentence(compose) {
  /** @type {Sentence['pictures']} */
  const pictures = [];
  const text = compose((picture, label = '') => `\uE000${pictures.push({ picture, label }) - 1}\uE001`);
  return { text, pictures };
}

/** Returns a sentence without its pictures. @param {Sentence} sentence */
const plainText = ({ text, pictures }) =>
  text
    .split(PICTURE)
    .map((piece, index) => (index % 2 ? pictures[Number(piece)].label : piece))
    .join('')
    .replace(/ {2,}/g, ' ');

/** A sentence with its pictures; a picture stays in one line with the next word. @param {Sentence} sentence */
function renderSentence({ text, pictures }) {
  const pieces = text.split(PICTURE);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return index ? piece.replace(NEXT_WORD, '') : piece;
    const word = NEXT_WORD.exec(pieces[index + 1])?.[0];
    return html`<span class="news-word">${pictures[Number(piece)].picture}${word}</span>`;
  });
}

/**
 * Returns the log entries of the moves that were not taken back.
 * @param {Entry[]} entries
 */
function currentMoves(entries) {
  const takenBack = takenBackVersions(entries);
  return entries.filter(({ kind, version }) => kind === 'moved' && !takenBack.has(version));
}

/**
 * Returns the entries of the last turn. It consists of the last move and the moves of the same player just before it,
 * as far back as the nearest move that begins a turn.
 * @param {Entry[]} entries
 * @param {((entry: Entry) => boolean) | undefined} beginsTurn
 */
export function lastTurn(entries, beginsTurn) {
  const moves = currentMoves(entries);
  const { seat } = moves.at(-1) ?? {};
  let first = moves.length - 1;
  while (first > 0 && moves[first - 1].seat === seat && !beginsTurn?.(moves[first])) first -= 1;
  return moves.slice(Math.max(first, 0));
}

/**
 * Returns sentences about the last turn, the longest first. All of them are complete; the first one that fits is shown.
 * @param {Entry[]} entries the log
 * @param {Entry | null} lastEntry the last entry that changed the position
 * @param {import('./part.js').GamePart} part
 * @param {Scene} scene
 * @returns {Sentence[]}
 */
function newsOf(entries, lastEntry, part, scene) {
  if (!lastEntry) return [];
  // The deal has many events. One sentence is enough: the game begins.
  if (lastEntry.kind === 'started') return [{ text: scene.t('log-started'), pictures: [] }];
  const turn = lastEntry.kind === 'moved' && part.news ? lastTurn(entries, part.beginsTurn) : [];
  if (turn.length) return part.news?.(turn, scene) ?? [];
  const sentences = entrySentences(lastEntry, scene.names);
  return sentences.map((_, index) => ({
    text: sentences.slice(0, sentences.length - index).join(' '),
    pictures: [],
  }));
}

/**
 * The news. All sentences are in the page, and the first one that fits is visible.
 * @param {{entries: Entry[], part: import('./part.js').GamePart, scene: Scene}} props
 */
export function News({ entries, part, scene }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const sentences = newsOf(entries, scene.lastEntry.value, part, scene);
  const texts = sentences.map(plainText);
  const showFirstFitting = () => {
    const { current: box } = ref;
    if (!box) return; // the observer may call this after the table has been removed
    const items = /** @type {HTMLElement[]} */ ([...box.children]);
    for (const item of items) item.hidden = true;
    for (const item of items) {
      item.hidden = false;
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return;
      item.hidden = true;
    }
  };
  useLayoutEffect(showFirstFitting, [texts.join('\n')]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(showFirstFitting);
    if (ref.current) observer.observe(ref.current);
    document.fonts.ready.then(showFirstFitting);
    return () => observer.disconnect();
  }, []);
  return html`<p ref=${ref} class="news" title=${texts[0] ?? ''}>
    ${sentences.map((sentence, index) => html`<span key=${texts[index]}>${renderSentence(sentence)}</span>`)}
  </p>`;
}
