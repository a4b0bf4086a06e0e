// Signs: the symbols of both games, the silhouettes of the players, the icons of the tools, and the brand's star.
import { html } from '../html.js';
import { starPath } from '../ornament/ornament.js';
import { usePure } from '../memo.js';
import { tipAttributes } from '../rules/reference.js';

/**
 * The path of each sign, by the name of its symbol.
 * @type {Map<string, {d: string | null, fillRule: string | null, width: number}>}
 */
const paths = new Map();

/** Adds all symbols to the page, once and hidden; `<use href="#i-…">` refers to them. */
export async function addSigns() {
  const response = await fetch(new URL('./signs.svg', import.meta.url));
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  for (const symbol of parsed.querySelectorAll('symbol')) {
    const [path] = symbol.children;
    paths.set(symbol.id, {
      d: path.getAttribute('d'),
      fillRule: path.getAttribute('fill-rule'),
      width: symbol.viewBox.baseVal.width,
    });
  }
  document.body.prepend(document.adoptNode(parsed.documentElement));
}

/**
 * Returns a symbol as part of an SVG drawing, with its upper left corner at (x, y). It is a path, because a `use`
 * element costs the browser three elements, and a table has hundreds of symbols.
 * @param {string} id @param {number} x @param {number} y @param {number} size @param {string} [className]
 */
export function drawSymbol(id, x, y, size, className = '') {
  const path = paths.get(id);
  if (!path) return html`<use class="ink ${className}" href="#${id}" x=${x} y=${y} width=${size} height=${size} />`;
  return html`<path class="ink ${className}" d=${path.d} fill-rule=${path.fillRule}
      transform="translate(${x} ${y}) scale(${size / path.width})" />`;
}

/**
 * A sign of a game, such as "V" (vizier), "rice" or "lion". A sign without a label is hidden from screen readers. If
 * `rule` is given, the label is a tooltip with a link to the rule.
 * @param {{name: string, label?: string, rule?: string, class?: string}} props
 */
export function Sign({ name, label, rule, class: className = '' }) {
  usePure();
  const attributes = label
    ? { role: 'img', 'aria-label': label, ...(rule && tipAttributes(label, rule)) }
    : { 'aria-hidden': 'true' };
  return html`<svg class="icon ${className}" viewBox="0 0 512 512" ...${attributes}>
    ${label && !rule && html`<title>${label}</title>`}${drawSymbol(`i-${name}`, 0, 0, 512)}
  </svg>`;
}

/**
 * A player's emblem: a silhouette (`figure`) in the player's colour, which has the name of a gemstone (`stone`).
 * @param {{figure: string, stone: string, label?: string, class?: string}} props
 */
export function Emblem({ figure, stone, label, class: className = '' }) {
  usePure();
  const attributes = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`<svg class="emblem ${className}" viewBox="0 0 32 32" data-p=${stone} ...${attributes}>
    ${drawSymbol(`p-${figure}`, 0, 0, 32, 'piece')}
  </svg>`;
}

/** The path of each tool's icon, 24 by 24 units. @type {Record<string, string>} */
const TOOL_PATHS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  sheet: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  rules: 'M4 5c3-1.5 5.5-1.5 8 0 2.5-1.5 5-1.5 8 0v14c-3-1.5-5.5-1.5-8 0-2.5-1.5-5-1.5-8 0zM12 5v14',
  theme: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
  log: 'M4 6h16M4 11h16M4 16h10',
  undo: 'M8 7L4 11l4 4M4 11h10a5 5 0 0 1 0 10h-3',
  menu: 'M12 4.5v1M12 11.5v1M12 18.5v1',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  close: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 5h16v11H11l-4 4v-4H4z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  phone: 'M8 3h8v18H8zM11 18h2',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  last: 'M6 5l7 7-7 7M17 5v14',
  'fast-back': 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  'fast-forward': 'M5 5l7 7-7 7M12 5l7 7-7 7',
  table: 'M3 8h18M6 8v11M18 8v11M6 13h12',
  branch: 'M7 4v16M7 15c6 0 10-2 10-8M14 9l3-3 3 3',
  chart: 'M4 4v16h16M7 15l4-5 4 3 5-7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  save: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  seat: 'M6 11V4h9l3 3v4M4 11h16v5H4zM6 16v4M18 16v4',
};

/** The icon of a tool. @param {{name: string}} props */
export function ToolIcon({ name }) {
  usePure();
  return html`<svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d=${TOOL_PATHS[name]} /></svg>`;
}

/** The brand's star. @param {{class?: string}} props */
export function BrandMark({ class: className = '' }) {
  usePure();
  return html`<svg class=${className} viewBox="0 0 32 32" aria-hidden="true">
    <path d=${starPath(8, 16, 16, 15, 10.6)} fill="var(--lapis-fill)" />
    <path d=${starPath(8, 16, 16, 9.5, 6.7, -Math.PI / 2 + Math.PI / 8)} fill="var(--gold-fill)" />
    <circle cx="16" cy="16" r="3.2" fill="var(--slab)" />
  </svg>`;
}

/** The names of the players' colours. Each colour belongs to the silhouette at the same index of `FIGURES`. */
export const STONES = ['turquoise', 'rose', 'amethyst', 'sard', 'onyx'];
/** The names of the players' silhouettes. */
export const FIGURES = ['dome', 'tower', 'gate', 'chhatri', 'triple'];

/**
 * Returns the seats, each with a different figure and with the stone that belongs to it. A seat that has no figure, or
 * the same figure as an earlier seat, gets a figure that no other seat has.
 * @template {{stone: string, figure: string, who: string}} S
 * @param {S[]} seats
 * @returns {S[]}
 */
export function withEmblems(seats) {
  /** @type {Map<number, number>} */
  const figureIndexBySeat = new Map();
  const takenIndexes = new Set();
  seats.forEach(({ figure }, seat) => {
    const index = FIGURES.indexOf(figure);
    if (index < 0 || takenIndexes.has(index)) return;
    figureIndexBySeat.set(seat, index);
    takenIndexes.add(index);
  });
  return seats.map((seat, seatIndex) => {
    let index = figureIndexBySeat.get(seatIndex);
    if (index === undefined) {
      index = FIGURES.findIndex((_, candidate) => !takenIndexes.has(candidate));
      takenIndexes.add(index);
    }
    return { ...seat, stone: STONES[index], figure: FIGURES[index] };
  });
}
