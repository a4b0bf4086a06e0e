// Helpers that avoid needless work: equal data stays the same object, and unchanged components are not rendered again.
import { signal, useRef } from './html.js';

const unchangingSignal = signal(null);

/**
 * Makes the calling component render again only when one of its properties is another object. The signals integration
 * does that for components that read a signal (and `t` reads one); this hook is for components that read none.
 */
export const usePure = () => unchangingSignal.value;

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
  const [oldKeys, newKeys] = [Object.keys(before), Object.keys(after)];
  let isSame = oldKeys.length === newKeys.length;
  const [old, next] = /** @type {Array<Record<string, unknown>>} */ ([before, after]);
  /** @type {Record<string, unknown>} */
  const merged = Array.isArray(after) ? /** @type {{}} */ ([]) : {};
  newKeys.forEach((key, index) => {
    merged[key] = stabilise(old[key], next[key]);
    isSame &&= oldKeys[index] === key && merged[key] === old[key];
  });
  return isSame ? before : /** @type {T} */ (merged);
}

/**
 * Returns the cached value of a key, or creates it.
 * @template T @param {Map<string, T>} cache @param {string} key @param {() => T} make
 * @returns {T}
 */
export function getOrCreate(cache, key, make) {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = make();
  cache.set(key, created);
  return created;
}

/**
 * Returns the previous list of a component as long as its elements are the same.
 * @template T @param {T[]} list
 * @returns {T[]}
 */
export function useStableList(list) {
  const before = useRef(list);
  if (list.length !== before.current.length || list.some((item, index) => item !== before.current[index]))
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
