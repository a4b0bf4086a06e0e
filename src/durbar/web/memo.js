// Helpers that avoid needless rendering: equal data stays the same object, and a component whose props are the same
// objects as before is not rendered again.
import { signal, useRef } from './html.js';

/** A signal that never changes. */
const unchangingSignal = signal(null);

/**
 * Makes the calling component render again only when one of its props has changed, compared by `===`. The signals
 * library does that for every component that reads a signal, for example by calling `t`. Components that read no signal
 * call this hook.
 */
export const usePure = () => unchangingSignal.value;

/**
 * Returns a copy of `after` that reuses the objects of `before` wherever their contents are equal. The caller can then
 * compare with `===` to see which parts have changed. Both arguments are plain JSON values.
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
 * Returns the cached value of a key. If there is none, creates and caches it.
 * @template T @param {Map<string, T>} cache @param {string} key @param {() => T} create
 * @returns {T}
 */
export function getOrCreate(cache, key, create) {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  return created;
}

/**
 * Returns the list of the previous rendering if its elements are the same, and otherwise the new list.
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
 * Returns a copy of a value that reuses the objects of the previous rendering wherever their contents are equal.
 * @template T @param {T} value
 * @returns {T}
 */
export function useStable(value) {
  const before = useRef(value);
  before.current = stabilise(before.current, value);
  return before.current;
}
