// Animations of a game's events: pieces fly, palaces rise, and points float up with a text that says what they are for.
// The animations run on a layer that receives no pointer events and is hidden from screen readers. The user never has
// to wait for them.
import { render } from '../html.js';
import { loadStyle } from '../assets.js';

/**
 * One animation. `at`, `from` and `to` are lists of values of the attribute `data-at`; the first visible element with
 * one of these values is used.
 * @typedef Effect
 * @property {'fly' | 'rise' | 'float' | 'light' | 'leave'} kind a piece that flies, a piece that rises, a text that
 *   floats up, a flash of light, or a piece that only disappears from where it was
 * @property {string[]} [from] where the piece starts to fly
 * @property {string[]} [to] where the piece lands
 * @property {string[]} [at] where the piece rises, the text floats up, or the light is shown
 * @property {string[]} [hides] the elements that show the same piece: for each value of `data-at`, the first visible
 *   element is hidden from the start of the animation until the new position is shown, so that the piece has no twin
 * @property {import('../html.js').Children} [piece] the Preact element that flies or rises
 * @property {[number, number]} [size] the width and height of the piece, in pixels
 * @property {boolean} [fadesOut] whether the piece disappears where it lands
 * @property {number} [startScale] the piece's scale where it starts
 * @property {number} [startAngle] the piece's rotation where it starts, in degrees
 * @property {number} [endScale] the piece's scale where it lands
 * @property {string} [text] the text that floats up
 * @property {string} [reason] a text beside the floating text that says what the points are for
 * @property {string} [stone] the name of the player's colour
 */

/** The duration of each kind of animation, in milliseconds at speed 1. */
const DURATIONS = { fly: 240, rise: 420, float: 700, light: 660, leave: 1 };
/** The time from the start of an animation of each kind until the next animation starts, in milliseconds. */
const DELAYS = { fly: 100, rise: 240, float: 180, light: 0, leave: 0 };
/** The longest total duration of the animations that are played together, in milliseconds at speed 1. */
const MAX_DURATION = 2500;
/** The easing function of all animations. */
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/**
 * The animations since the last position was shown, and their layers. The pieces that have landed stay on the layers,
 * and the elements that show the same pieces stay hidden, until `clear` is called.
 * @type {{layers: HTMLElement[], animations: Animation[], hidden: Map<Element, Animation>}}
 */
const current = { layers: [], animations: [], hidden: new Map() };

/**
 * Returns the first visible element whose `data-at` is one of the names, or null.
 * @param {Element} root @param {string[]} [names]
 */
function findElement(root, names = []) {
  for (const name of names) {
    for (const element of root.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)) {
      const { width, height } = element.getBoundingClientRect();
      if ((width || height) && !current.hidden.has(element)) return element;
    }
  }
  return null;
}

/**
 * Returns the box of the first visible element whose `data-at` is one of the names, or null.
 * @param {Element} root @param {string[]} [names]
 */
const findBox = (root, names) => findElement(root, names)?.getBoundingClientRect() ?? null;

/**
 * Hides the elements that show the piece of an animation.
 * @param {Effect} effect @param {Element} root @param {number} delay
 */
function hideTwins(effect, root, delay) {
  for (const name of effect.hides ?? []) {
    const twin = findElement(root, [name]);
    if (twin)
      current.hidden.set(
        twin,
        twin.animate([{ opacity: 0 }, { opacity: 0 }], { delay, duration: 1, fill: 'forwards' }),
      );
  }
}

/**
 * Adds an element with some content to the layer.
 * @param {HTMLElement} layer @param {string} className @param {import('../html.js').Children} content
 * @param {string} [stone]
 */
function addBox(layer, className, content, stone) {
  const box = document.createElement('div');
  box.className = `moving ${className}`;
  if (stone) box.dataset.p = stone;
  if (typeof content === 'string') box.textContent = content;
  else render(content, box);
  layer.append(box);
  return box;
}

/**
 * Starts an animation on the layer. Returns null if an element that it needs is not visible.
 * @param {Effect} effect @param {Element} root @param {HTMLElement} layer
 * @param {{delay: number, duration: number}} schedule
 * @returns {Animation | null}
 */
function startEffect(effect, root, layer, schedule) {
  const timing = { ...schedule, easing: EASE, fill: /** @type {const} */ ('forwards') };
  const [width, height] = effect.size ?? [44, 64];
  if (effect.kind === 'fly') {
    const [start, end] = [findBox(root, effect.from), findBox(root, effect.to)];
    if (!start || !end) return null;
    const box = addBox(layer, 'fly', effect.piece, effect.stone);
    // Returns where the piece's upper left corner is while the piece is at a target. In a wide target, such as a
    // player's row, the piece is near the left edge, where the contents of the target are.
    const cornerAt = (/** @type {DOMRect} */ target) => [
      target.left + Math.min(target.width, 240) / 2 - width / 2,
      target.top + target.height / 2 - height / 2,
    ];
    const [[startX, startY], [endX, endY]] = [cornerAt(start), cornerAt(end)];
    const { startScale = 1, startAngle = 0, endScale = 0.6 } = effect;
    const [middleX, middleY] = [(startX + endX) / 2, (startY + endY) / 2];
    box.style.setProperty('width', `${width}px`);
    // How many pixels above the straight line the piece flies in the middle of its way.
    const lift = Math.min(60, Math.hypot(endX - startX, endY - startY) / 6);
    return box.animate(
      [
        {
          transform: `translate(${startX}px, ${startY}px) scale(${startScale}) rotate(${startAngle}deg)`,
          opacity: 1,
        },
        {
          transform: `translate(${middleX}px, ${middleY - lift}px) scale(1) rotate(${startAngle / 2}deg)`,
          opacity: 1,
        },
        {
          transform: `translate(${endX}px, ${endY}px) scale(${endScale}) rotate(0deg)`,
          opacity: effect.fadesOut ? 0 : 1,
        },
      ],
      timing,
    );
  }
  const target = findBox(root, effect.at);
  if (!target) return null;
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
  if (effect.kind === 'rise') {
    const box = addBox(layer, 'rise', effect.piece, effect.stone);
    box.style.setProperty('width', `${width}px`);
    box.style.setProperty('left', `${x - width / 2}px`);
    box.style.setProperty('top', `${y - height * 0.72}px`); // the foot of the piece is a little below the centre
    return box.animate(
      [
        { transform: 'scaleY(0)', opacity: 1 },
        { transform: 'scaleY(1)', opacity: 1 },
      ],
      timing,
    );
  }
  if (effect.kind === 'float') {
    const box = addBox(layer, 'float', effect.text ?? '', effect.stone);
    if (effect.reason) box.append(Object.assign(document.createElement('small'), { textContent: effect.reason }));
    const left = Math.min(Math.max(8, x - box.offsetWidth / 2), innerWidth - box.offsetWidth - 8);
    box.style.setProperty('left', `${left}px`);
    box.style.setProperty('top', `${y - 14}px`);
    return box.animate(
      [
        { transform: 'translateY(8px)', opacity: 0 },
        { transform: 'translateY(0)', opacity: 1, offset: 0.2 },
        { transform: 'translateY(-16px)', opacity: 1, offset: 0.8 },
        { transform: 'translateY(-24px)', opacity: 0 },
      ],
      timing,
    );
  }
  if (effect.kind === 'leave') return null;
  const box = addBox(layer, 'light', '');
  for (const [side, value] of Object.entries({
    left: target.left,
    top: target.top,
    width: target.width,
    height: target.height,
  }))
    box.style.setProperty(side, `${value}px`);
  return box.animate(
    [
      { opacity: 0, transform: 'scale(.9)' },
      { opacity: 1, transform: 'scale(1)' },
      { opacity: 0, transform: 'scale(1.04)' },
    ],
    timing,
  );
}

/** Ends all running animations at once. */
export function finish() {
  for (const animation of [...current.animations, ...current.hidden.values()]) animation.finish();
}

/** Removes the pieces that have landed and shows the hidden elements again. It is called with the new position. */
export function clear() {
  for (const layer of current.layers) layer.remove();
  for (const animation of current.hidden.values()) animation.cancel();
  Object.assign(current, { layers: [], animations: [], hidden: new Map() });
}

/** Whether animations are off, by the setting of this page or by the operating system's setting. */
const animationsOff = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'off';

/**
 * Plays animations one after the other; they overlap a little. The promise resolves when all animations have ended. The
 * function `finish` ends them at once. The pieces stay where they have landed until `clear` is called.
 * @param {Effect[]} effects
 * @param {{root?: Element, speed?: number, signal?: AbortSignal}} [options] speed 2 is twice as fast, 0 shows nothing;
 *   an aborted signal prevents the animations from starting
 * @returns {Promise<void>}
 */
export async function play(effects, { root = document.body, speed = 1, signal } = {}) {
  finish();
  if (!effects.length || speed <= 0 || animationsOff()) return;
  await loadStyle(new URL('./animate.css', import.meta.url));
  if (signal?.aborted) return;
  const layer = document.createElement('div');
  layer.className = 'animations';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  current.layers.push(layer);
  const starts = effects.map((_, index) =>
    effects.slice(0, index).reduce((sum, effect) => sum + DELAYS[effect.kind], 0),
  );
  const totalDuration = Math.max(...effects.map((effect, index) => starts[index] + DURATIONS[effect.kind]));
  const timeScale = Math.min(1, MAX_DURATION / totalDuration) / speed;
  const animations = effects.flatMap((effect, index) => {
    const delay = starts[index] * timeScale;
    const animation = startEffect(effect, root, layer, { delay, duration: DURATIONS[effect.kind] * timeScale });
    if (animation || effect.kind === 'leave') hideTwins(effect, root, delay);
    return animation ? [animation] : [];
  });
  current.animations.push(...animations);
  await Promise.allSettled(animations.map((animation) => animation.finished));
}
