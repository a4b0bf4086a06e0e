// The picture to share: the final position with the names and scores, drawn as SVG and saved as PNG by the browser.
//
// It is drawn by the same components as the table, outside the window. The styles are then copied into attributes,
// because an SVG image cannot use the style sheets of the page, and the page's content security policy forbids inline
// styles. For the same reason the image is loaded from a `data:` address.
import { html, render, useEffect, useSignal } from '../html.js';
import { girihPath, starPath } from '../ornament/ornament.js';
import { drawSymbol } from '../signs/signs.js';
import { formatDate } from '../words/format.js';
import { t, tOr } from '../words/words.js';
import { seatsByRank, winnerSentence } from './verdict.js';

/** @import {GamePart, Scene} from '../table/part.js' */

/** The width of the picture, in SVG units. */
const WIDTH = 1200;
/** The pixels of the PNG for each SVG unit. */
const PIXELS_PER_UNIT = 1.5;
/** The margin round the board and the rows. */
const MARGIN = 40;
/** The height of the band with the result. */
const HEAD_HEIGHT = 188;
/** The height of a player's row. */
const ROW_HEIGHT = 78;
/** The height of the line under the rows. */
const FOOT_HEIGHT = 64;
/** The width in which the result and a player's name have to fit. */
const [TITLE_WIDTH, NAME_WIDTH] = [WIDTH - 4 * MARGIN, 470];
/** A text that does not fit becomes smaller, but not smaller than this fraction; then it is cut off. */
const SMALLEST = 0.72;

/** The fonts of the picture, and the part of Unicode for which a font is needed. */
const FONTS = [
  { family: 'Marcellus', weight: 400, file: 'marcellus/latin-400', letters: /./ },
  { family: 'Source Sans 3', weight: 400, file: 'source-sans-3/latin-400', letters: /./ },
  { family: 'Source Sans 3', weight: 600, file: 'source-sans-3/latin-600', letters: /./ },
  {
    family: 'Source Sans 3',
    weight: 400,
    file: 'source-sans-3/latin-ext-400',
    letters: /[\u0100-\u024f\u1e00-\u1eff]/,
  },
];

/** The properties that are copied into attributes. */
const SHAPE_PROPERTIES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'paint-order'],
];
const TEXT_PROPERTIES = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'letter-spacing'];
/** The elements that only react to the pointer, and those that only screen readers get. */
const INVISIBLE = 'title, .target, .slot, .hit';
/** The attributes that an image does not need. */
const USELESS = /^(class|style|tabindex|role|data-|aria-)/;

/** The star of the brand. @param {{x: number, y: number, r: number}} props */
const Star = ({ x, y, r }) => html`<g>
  <path d=${starPath(8, x, y, r, r * 0.7)} fill="#e8b95c" />
  <path d=${starPath(8, x, y, r * 0.62, r * 0.44, -Math.PI / 2 + Math.PI / 8)} fill="#1f3872" />
  <circle cx=${x} cy=${y} r=${r * 0.2} fill="#fbf4e4" />
</g>`;

/**
 * The picture to share: the result, the board, and a row for each player.
 * @param {{scene: Scene, part: GamePart}} props
 */
function Drawing({ scene, part }) {
  const { view, seats, names, state } = scene;
  const order = seatsByRank(scene);
  const width = WIDTH - 2 * MARGIN;
  const boardHeight = width * (part.pictureHeight?.(scene.board) ?? 1);
  const boardTop = HEAD_HEIGHT + 24;
  const rowsTop = boardTop + boardHeight + 20;
  const height = rowsTop + order.length * ROW_HEIGHT + FOOT_HEIGHT;
  const highest = Math.max(1, ...view.scores);
  const at = scene.lastEntry.value?.at;
  const game = tOr(`game-${view.game}`, state.title ?? '');
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width=${WIDTH} height=${height}>
    <rect width=${WIDTH} height=${height} fill="var(--ground)" />
    <defs>
      <pattern id="picture-girih" width="60" height="60" patternUnits="userSpaceOnUse">
        <path d=${girihPath(60)} fill="none" stroke="#e8b95c" stroke-width="1" opacity=".2" />
      </pattern>
      <pattern id="picture-inlay" width="24" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6h6M18 6h6M6 6l6-4.5 6 4.5-6 4.5z" fill="none" stroke="#e8b95c" stroke-width="1.5" />
      </pattern>
    </defs>
    <svg x=${MARGIN} y=${boardTop} width=${width} height=${boardHeight}>
      <${part.Picture} scene=${scene} width=${width} />
    </svg>
    <rect width=${WIDTH} height=${HEAD_HEIGHT} fill="#1b2f6b" />
    <rect width=${WIDTH} height=${HEAD_HEIGHT} fill="url(#picture-girih)" />
    <rect y=${HEAD_HEIGHT - 14} width=${WIDTH} height="14" fill="#142755" />
    <rect y=${HEAD_HEIGHT - 13} width=${WIDTH} height="12" fill="url(#picture-inlay)" />
    <text x=${WIDTH / 2} y="58" text-anchor="middle" font-family="var(--text)" font-weight="600" font-size="24"
        letter-spacing="4" fill="#f0cf8a">${game.toUpperCase()}</text>
    <text x=${WIDTH / 2} y="128" text-anchor="middle" font-family="var(--display)" font-size="64" fill="#fbf4e4"
        data-fit=${TITLE_WIDTH}>${winnerSentence({ ...scene, seat: null })}</text>
    ${order.map((seat, index) => {
      const y = rowsTop + index * ROW_HEIGHT;
      const isFirst = view.outcome?.ranks?.[seat] === 1;
      return html`<g key=${seat} data-p=${seats[seat].stone}>
        ${
          isFirst &&
          html`<rect x=${MARGIN} y=${y + 4} width=${width} height=${ROW_HEIGHT - 8} rx="14" fill="var(--slab)"
              stroke="var(--gold-fill)" stroke-width="3" />`
        }
        <text x=${MARGIN + 26} y=${y + 51} font-family="var(--text)" font-size="28" fill="var(--ink-2)">
          ${view.outcome?.ranks?.[seat] ?? ''}
        </text>
        ${drawSymbol(`p-${seats[seat].figure}`, MARGIN + 60, y + 14, 50, 'piece')}
        <text x=${MARGIN + 132} y=${y + 51} font-family="var(--text)" font-weight="600" font-size="34" fill="var(--ink)"
            data-fit=${NAME_WIDTH}>${names[seat]}</text>
        <rect x="672" y=${y + 34} width="356" height="10" rx="5" fill="var(--groove)" />
        <rect x="672" y=${y + 34} width=${Math.max(10, (356 * Math.max(0, view.scores[seat])) / highest)} height="10"
            rx="5" fill="var(--player-colour)" />
        <text x=${WIDTH - MARGIN - 26} y=${y + 54} text-anchor="end" font-family="var(--text)" font-weight="600"
            font-size="44" fill="var(--ink)">${view.scores[seat]}</text>
      </g>`;
    })}
    <${Star} x=${MARGIN + 38} y=${height - 32} r=${17} />
    <text x=${MARGIN + 66} y=${height - 24} font-family="var(--text)" font-size="24"
        fill="var(--ink-2)">${t('ending-picture-brand')}</text>
    <text x=${WIDTH - MARGIN - 26} y=${height - 24} text-anchor="end" font-family="var(--text)" font-size="24"
        fill="var(--ink-2)">${at ? formatDate(at) : ''}</text>
  </svg>`;
}

/** Makes a text smaller until it fits, and then cuts it off. @param {SVGTextElement} text */
function fitText(text) {
  const available = Number(text.dataset.fit);
  const isTooLong = () => text.getComputedTextLength() > available;
  if (!isTooLong()) return;
  const size = Number(text.getAttribute('font-size'));
  const share = Math.max(SMALLEST, available / text.getComputedTextLength());
  text.setAttribute('font-size', `${Math.floor(size * share)}`);
  for (let length = (text.textContent ?? '').length; length > 1 && isTooLong(); length -= 1)
    text.textContent = `${[...(text.textContent ?? '')]
      .slice(0, length - 1)
      .join('')
      .replace(/…$/, '')
      .trimEnd()}…`;
}

/**
 * Copies the computed styles of an element and of everything in it into the attributes of a copy.
 * @param {Element} original @param {Element} copy
 */
function copyStyles(original, copy) {
  const style = getComputedStyle(original);
  const copies = [...copy.children];
  [...original.children].forEach((child, index) => {
    if (child.matches(INVISIBLE) || getComputedStyle(child).display === 'none') copies[index].remove();
    else copyStyles(child, copies[index]);
  });
  for (const { name } of [...copy.attributes]) if (USELESS.test(name)) copy.removeAttribute(name);
  const isText = /^(text|tspan)$/.test(original.localName);
  const isShape = isText || /^(path|rect|circle|ellipse|line|polygon|polyline)$/.test(original.localName);
  const properties = [
    ...(isShape ? SHAPE_PROPERTIES : []),
    ...(isText ? TEXT_PROPERTIES : []),
    ...(original.localName === 'stop' ? ['stop-color', 'stop-opacity'] : []),
  ];
  for (const name of properties) copy.setAttribute(name, style.getPropertyValue(name).replaceAll('"', "'"));
  if (original.localName === 'svg') copy.setAttribute('overflow', style.overflow);
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (!original.hasAttribute('transform') && style.transform !== 'none' && original.localName !== 'svg')
    copy.setAttribute('transform', style.transform);
  if (isText && style.textTransform === 'uppercase') copy.textContent = (copy.textContent ?? '').toUpperCase();
}

/** Adds the patterns, symbols and gradients of the page that a drawing refers to. @param {Element} drawing */
function addReferences(drawing) {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  drawing.prepend(defs);
  for (let hasAdded = true; hasAdded; ) {
    hasAdded = false;
    for (const [, first, second] of drawing.outerHTML.matchAll(/url\(['"]?#([\w-]+)|href="#([\w-]+)"/g)) {
      const id = first ?? second;
      const original = document.getElementById(id);
      if (!original || drawing.querySelector(`[id="${id}"]`)) continue;
      const copy = /** @type {Element} */ (original.cloneNode(true));
      copyStyles(original, copy);
      defs.append(copy);
      hasAdded = true;
    }
  }
}

/** Returns a file as a `data:` address. @param {string} path of a font in the folder `vendor` */
async function readAsDataAddress(path) {
  const response = await fetch(new URL(`../vendor/${path}.woff2`, import.meta.url));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Adds the fonts to a drawing: an image cannot use those of the page. @param {Element} drawing */
async function addFonts(drawing) {
  const texts = drawing.textContent ?? '';
  const rules = FONTS.filter(({ letters }) => letters.test(texts)).map(
    async ({ family, weight, file }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await readAsDataAddress(file)})}`,
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(rules)).join('');
  return style;
}

/**
 * Returns the picture as an SVG document, with its width and height.
 * @param {Scene} scene @param {GamePart} part
 */
export async function drawPicture(scene, part) {
  const steps = (scene.state.ending?.counting ?? []).filter(({ light }) => 'cities' in light);
  const stepBySeat = new Map(steps.map((step) => [step.seat, step]));
  const lit = { value: { steps: [...stepBySeat.values()], isVeiled: false, hasRings: false } };
  const pictured = /** @type {Scene} */ ({ ...scene, ending: { ...scene.ending, step: { value: null }, lit } });
  const stage = document.createElement('div');
  stage.className = 'picture-stage';
  stage.setAttribute('aria-hidden', 'true');
  stage.inert = true;
  document.body.append(stage);
  try {
    render(html`<${Drawing} scene=${pictured} part=${part} />`, stage);
    await document.fonts.ready;
    const original = /** @type {SVGSVGElement} */ (stage.querySelector('svg'));
    for (const text of /** @type {SVGTextElement[]} */ ([...original.querySelectorAll('text[data-fit]')]))
      fitText(text);
    const copy = /** @type {SVGSVGElement} */ (original.cloneNode(true));
    copyStyles(original, copy);
    addReferences(copy);
    const fonts = await addFonts(copy);
    const { width, height } = original.viewBox.baseVal;
    // The style element is added as text: in the page itself its styles would be refused.
    const source = new XMLSerializer()
      .serializeToString(copy)
      .replace(/<defs/, `${new XMLSerializer().serializeToString(fonts)}<defs`);
    return { source, width, height };
  } finally {
    render(null, stage);
    stage.remove();
  }
}

/**
 * Returns an SVG document as a PNG file.
 * @param {{source: string, width: number, height: number}} picture
 * @returns {Promise<{address: string, blob: Blob}>} the file, and its `data:` address
 */
async function rasterise({ source, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PIXELS_PER_UNIT);
  canvas.height = Math.round(height * PIXELS_PER_UNIT);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) =>
    canvas.toBlob(resolve, 'image/png'),
  );
  if (!blob) throw new Error('the canvas could not be saved');
  return { address: canvas.toDataURL('image/png'), blob };
}

/** Returns the name of the file, such as "taj-mahal-noor-ines.png". @param {Scene} scene */
function fileName({ view, names }) {
  const words = [view.game, ...names].join('-').normalize('NFD').toLowerCase();
  return `${words
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)}.png`;
}

/** The picture with buttons that save and share it. @param {{scene: Scene, part: GamePart}} props */
export function PicturePanel({ scene, part }) {
  /** @type {import('../html.js').Signal<{address: string, file: File, link: string} | null>} */
  const picture = useSignal(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    let link = '';
    let isMounted = true;
    const make = async () => {
      const { address, blob } = await rasterise(await drawPicture(scene, part));
      if (!isMounted) return;
      link = URL.createObjectURL(blob);
      picture.value = { address, link, file: new File([blob], fileName(scene), { type: 'image/png' }) };
    };
    make().catch((error) => {
      console.warn(error);
      hasFailed.value = true;
    });
    return () => {
      isMounted = false;
      if (link) URL.revokeObjectURL(link);
    };
  }, []);
  if (hasFailed.value) return html`<p class="notice" role="status">${t('ending-picture-failed')}</p>`;
  if (!picture.value) return html`<p class="note" role="status">${t('ending-picture-making')}</p>`;
  const { address, file, link } = picture.value;
  const share = () => navigator.share({ files: [file] }).catch(() => {}); // the user has cancelled sharing
  return html`<section class="share-picture" aria-label=${t('ending-picture')}>
    <div class="button-row">
      <a class="btn quiet" href=${link} download=${file.name}>${t('ending-picture-save')}</a>
      ${
        navigator.canShare?.({ files: [file] }) &&
        html`<button type="button" class="btn quiet" onClick=${share}>${t('ending-picture-share')}</button>`
      }
    </div>
    <img src=${address} alt=${t('ending-picture-of', { title: winnerSentence(scene) })} />
  </section>`;
}
