// Helpers that avoid needless work: equal data stays the same object, and unchanged components are not rendered again.
import { signal, useRef } from './html.js';

const nothing = signal(null);

/**
 * Makes the calling component render again only when one of its properties is another object. The signals integration
 * does that for components that read a signal (and `t` reads one); this hook is for components that read none.
 */
export const usePure = () => nothing.value;

/**
 * Returns `after` with every part that equals the same part of `before` replaced by it, so that `===` shows what has
 * changed. Works on plain JSON values, as the server sends them.
 * @template T
 * @param {T | null} before @param {T} after
 * @returns {T}
 */
export function stabilise(before, after) {
  if (before === after || !before || !after || typeof before !== 'object' || typeof after !== 'object') return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [had, has] = [Object.keys(before), Object.keys(after)];
  let same = had.length === has.length;
  const [old, next] = /** @type {Array<Record<string, unknown>>} */ ([before, after]);
  /** @type {Record<string, unknown>} */
  const made = Array.isArray(after) ? /** @type {{}} */ ([]) : {};
  has.forEach((key, index) => {
    made[key] = stabilise(old[key], next[key]);
    same &&= had[index] === key && made[key] === old[key];
  });
  return same ? before : /** @type {T} */ (made);
}

/**
 * Returns the cached value of a key, or creates it.
 * @template T @param {Map<string, T>} before @param {string} key @param {() => T} make
 * @returns {T}
 */
export function getOrCreate(before, key, make) {
  const known = before.get(key);
  if (known !== undefined) return known;
  const made = make();
  before.set(key, made);
  return made;
}

/**
 * Returns the previous list of a component as long as its elements are the same.
 * @template T @param {T[]} list
 * @returns {T[]}
 */
export function useStableList(list) {
  const before = useRef(list);
  if (list.length !== before.current.length || list.some((one, index) => one !== before.current[index]))
    before.current = list;
  return before.current;
}

/**
 * Returns a component's value, with the parts that have not changed since the last rendering being the same objects.
 * @template T @param {T} value
 * @returns {T}
 */
export function useStable(value) {
  const before = useRef(value);
  before.current = stabilise(before.current, value);
  return before.current;
}
