// The cover pictures of both games, drawn as SVG: a palace at dawn and a mosaic floor, each seen through a cusped arch.
import { html } from '../html.js';
import { cuspedArchPath, girihPath, polygonPath, starPath } from '../ornament/ornament.js';
import { drawSymbol } from '../signs/signs.js';

/** The inner edge of the arch, through which the picture is seen. */
const ARCH = cuspedArchPath(70, 450, 196, 30, 420, 7);
/** The outer edge of the arch. */
const OUTER_ARCH = cuspedArchPath(58, 462, 196, 17, 420, 7);

/**
 * A picture (`children`) seen through an arch in a patterned wall. `wall` is the colour of the wall, and `thread` is
 * the colour of its pattern.
 * @param {{id: string, label: string, wall: string, thread: string, children?: import('../html.js').Children}} props
 */
function Arch({ id, label, wall, thread, children }) {
  return html`<svg class="art" viewBox="0 0 520 380" preserveAspectRatio="xMidYMid slice" role="img"
      aria-label=${label}>
    <defs>
      <pattern id="${id}-girih" width="52" height="52" patternUnits="userSpaceOnUse">
        <path d=${girihPath(52)} fill="none" stroke=${thread} stroke-width="1.1" opacity=".46" />
      </pattern>
      <clipPath id="${id}-arch"><path d=${ARCH} /></clipPath>
    </defs>
    <rect x="-200" y="-200" width="920" height="800" fill=${wall} />
    <rect x="-200" y="-200" width="920" height="800" fill="url(#${id}-girih)" />
    <path d=${ARCH} fill="none" stroke=${wall} stroke-width="26" />
    <g clip-path="url(#${id}-arch)">${children}</g>
    <path d=${ARCH} fill="none" stroke="#e8b95c" stroke-width="4" />
    <path d=${OUTER_ARCH} fill="none" stroke="#e8b95c" stroke-width="1.2" opacity=".8" />
  </svg>`;
}

/**
 * Returns the path of an onion dome whose base has its centre at (x, y).
 * @param {number} x @param {number} y @param {number} w the width @param {number} h the height
 */
function dome(x, y, w, h) {
  // Returns a point; `aside` is its offset from the axis and `up` its height, as fractions of the width and the height.
  const point = (/** @type {number} */ aside, /** @type {number} */ up) => `${x + w * aside} ${y - h * up}`;
  const left =
    `C${point(-0.62, 0.3)} ${point(-0.5, 0.55)} ${point(-0.2, 0.75)}` +
    `C${point(-0.07, 0.84)} ${point(-0.02, 0.9)} ${point(0, 1)}`;
  const right =
    `C${point(0.02, 0.9)} ${point(0.07, 0.84)} ${point(0.2, 0.75)}` +
    `C${point(0.5, 0.55)} ${point(0.62, 0.3)} ${point(0.42, 0)}Z`;
  return `M${x - w * 0.42} ${y}${left}${right}`;
}

/** Returns a minaret. @param {number} x its centre @param {number} h its height */
const minaret = (
  x,
  h,
) => html`<path d="M${x - 5.5} 286L${x - 3.6} ${286 - h}h7.2L${x + 5.5} 286z" fill="url(#marble)" />
  <path d="M${x - 6.5} ${286 - h * 0.36}h13M${x - 6} ${286 - h * 0.7}h12M${x - 6} ${286 - h}h12" stroke="#d9bfa5"
      stroke-width="2.5" />
  <path d=${dome(x, 286 - h - 1, 11, 14)} fill="#fbf0de" />`;

/**
 * Returns a small pavilion.
 * @param {number} x the centre @param {number} y the base of the dome @param {number} w the width
 */
const pavilion = (x, y, w) => html`<path d=${dome(x, y, w, w * 0.95)} fill="url(#marble)" />
  <rect x=${x - w * 0.5} y=${y} width=${w} height="3" fill="#f4e7d3" />
  <path d="M${x - w * 0.38} ${y + 3}v${w * 0.5}M${x} ${y + 3}v${w * 0.5}M${x + w * 0.38} ${y + 3}v${w * 0.5}"
      stroke="#f4e7d3" stroke-width=${w * 0.12} />`;

/**
 * Returns a pointed niche whose base has its centre at (x, y).
 * @param {number} x @param {number} y @param {number} w the width @param {number} h the height
 * @param {string} fill the colour
 */
const niche = (x, y, w, h, fill) =>
  html`<path fill=${fill} d="M${x - w / 2} ${y}v${-h * 0.55}
    c0 ${-h * 0.22} ${w * 0.3} ${-h * 0.3} ${w / 2} ${-h * 0.45}
    c${w * 0.2} ${h * 0.15} ${w / 2} ${h * 0.23} ${w / 2} ${h * 0.45}v${h * 0.55}z" />`;

/** The palace of the first cover. It is drawn twice: the second drawing is its reflection in the water. */
const Palace = () => html`${minaret(112, 150)}${minaret(408, 150)}${minaret(158, 128)}${minaret(362, 128)}
  <path d=${dome(260, 168, 104, 104)} fill="url(#dome)" />
  <path d="M260 66v-20" stroke="#d9a441" stroke-width="2.4" />
  <circle cx="260" cy="46" r="3.2" fill="#d9a441" /><circle cx="260" cy="56" r="2" fill="#d9a441" />
  <rect x="214" y="167" width="92" height="14" fill="#ebd8c0" />
  ${pavilion(203, 178, 28)}${pavilion(317, 178, 28)}
  <path d="M178 286V196l10-6h144l10 6v90z" fill="url(#marble)" />
  <rect x="226" y="178" width="68" height="108" fill="#fcf4e6" />
  ${niche(260, 286, 46, 92, '#b98a74')}${niche(260, 286, 34, 72, '#7f5566')}
  ${[200, 320].map((x) => html`${niche(x, 232, 24, 32, '#c9a18a')}${niche(x, 284, 24, 36, '#c9a18a')}`)}
  <path d="M226 178h68v108M226 178v108" fill="none" stroke="#d9a441" stroke-width="1.2" />
  <rect x="80" y="286" width="360" height="9" fill="#f6e8d2" />
  <rect x="80" y="295" width="360" height="4" fill="#d2b494" />`;

/** The cover picture of Taj Mahal. @param {{label: string}} props */
export const PalaceAtDawn = ({ label }) => html`<${Arch} id="dawn" label=${label} wall="#1b3169" thread="#d9a441">
  <linearGradient id="sky" x2="0" y2="1">
    <stop offset="0" stop-color="#2d4590" /><stop offset=".36" stop-color="#8e6fa6" />
    <stop offset=".6" stop-color="#f0a987" /><stop offset=".78" stop-color="#fbd9a0" />
  </linearGradient>
  <linearGradient id="marble" x2="1" y2="0">
    <stop offset="0" stop-color="#fff9ec" />
    <stop offset="1" stop-color="#e3c8b2" />
  </linearGradient>
  <linearGradient id="dome" x2="1" y2=".3">
    <stop offset=".1" stop-color="#fffbf0" />
    <stop offset="1" stop-color="#d8b7a8" />
  </linearGradient>
  <rect width="520" height="420" fill="url(#sky)" />
  <circle cx="260" cy="196" r="112" fill="#ffe9bd" opacity=".42" />
  <circle cx="260" cy="196" r="150" fill="#ffe9bd" opacity=".22" />
  <${Palace} />
  <rect x="60" y="299" width="400" height="130" fill="#5e6fa8" />
  <g opacity=".38" transform="matrix(1 0 0 -.62 0 484)"><${Palace} /></g>
  <path d="M70 318h60M150 326h90M290 320h110M110 344h80M250 350h150M90 366h130M280 372h120" stroke="#fff"
      stroke-opacity=".28" stroke-width="1.5" />
<//>`;

/** The centre of the mosaic. */
const CENTRE = [260, 236];
/** Half the angle that a tile of the mosaic covers, seen from the centre, in radians. */
const HALF_TILE_ANGLE = Math.PI / 12;

/**
 * Converts polar coordinates, round the centre of the mosaic, to a point.
 * @param {number} radius @param {number} angle @returns {[number, number]}
 */
const pointAround = (radius, angle) => [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)];

/**
 * Returns a ring of twelve kite-shaped tiles round the centre, turned by `shift` half tiles. `inner`, `middle` and
 * `outer` are the distances of a tile's corners from the centre. The colours repeat along the ring.
 * @param {number} inner @param {number} middle @param {number} outer @param {number} shift @param {string[]} colours
 */
const ring = (inner, middle, outer, shift, colours) =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (2 * i + shift) * HALF_TILE_ANGLE - Math.PI / 2;
    const kite = polygonPath([
      pointAround(inner, angle),
      pointAround(middle, angle + HALF_TILE_ANGLE),
      pointAround(outer, angle),
      pointAround(middle, angle - HALF_TILE_ANGLE),
    ]);
    return html`<path d=${kite} fill=${colours[i % colours.length]} />`;
  });

/** The cover picture of Maharani. @param {{label: string}} props */
export const MosaicFloor = ({ label }) => html`<${Arch} id="floor" label=${label} wall="#7a2622" thread="#f0cfa0">
  <radialGradient id="lamp" cx=".5" cy=".55" r=".6">
    <stop offset="0" stop-color="#fff" stop-opacity=".04" /><stop offset="1" stop-color="#120a2a" stop-opacity=".42" />
  </radialGradient>
  <rect width="520" height="420" fill="#f3e6cc" />
  <g stroke="#f3e6cc" stroke-width="2.6" stroke-linejoin="round">
    ${ring(250, 330, 420, 1, ['#2b4f9e', '#1a3573'])}${ring(200, 262, 330, 0, ['#2f7c58', '#2b4f9e'])}
    ${ring(150, 205, 262, 1, ['#ae2f2c', '#d8772c'])}${ring(112, 156, 205, 0, ['#e6b63c', '#6d49a6'])}
    ${ring(78, 114, 156, 1, ['#2b4f9e'])}
    ${ring(48, 80, 114, 0, ['#d8772c', '#ae2f2c'])}
    ${ring(22, 50, 80, 1, ['#2f7c58'])}
  </g>
  <path d=${starPath(12, CENTRE[0], CENTRE[1], 50, 24)} fill="#f3e6cc" />
  <path d=${starPath(12, CENTRE[0], CENTRE[1], 34, 17, -Math.PI / 2 + HALF_TILE_ANGLE)} fill="#1f3872" />
  <circle cx=${CENTRE[0]} cy=${CENTRE[1]} r="11" fill="#e8b95c" />
  <rect width="520" height="420" fill="url(#lamp)" />
<//>`;

/** The icon of a game in a list. @param {{game: string}} props */
export function Mark({ game }) {
  if (game === 'taj-mahal')
    return html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="8" fill="#1b3169" />
      <g fill="#f3d491">${drawSymbol('i-taj', 5, 5, 24)}</g>
    </svg>`;
  return html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="8" fill="#7a2622" /><path d=${starPath(12, 17, 17, 13, 7)} fill="#f3d491" />
    <circle cx="17" cy="17" r="3.5" fill="#7a2622" />
  </svg>`;
}
