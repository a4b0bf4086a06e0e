// What stays as it is is neither made nor drawn again.
import { signal, useRef } from './html.js';

const nothing = signal(null);

/**
 * To be called in a component: it is drawn again only when one of its properties is another thing. That is so of
 * whatever reads a signal (and of whatever says something, for the language is one); this is one for what reads none.
 */
export const useStill = () => nothing.value;

/**
 * What comes, but all of it that equals what was there before is what was there before: so it is known at a glance what
 * has changed. Of plain values alone, as they are in answers of the server.
 * @template T
 * @param {T | null} before @param {T} after
 * @returns {T}
 */
export function kept(before, after) {
  if (before === after || !before || !after || typeof before !== 'object' || typeof after !== 'object') return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [had, has] = [Object.keys(before), Object.keys(after)];
  let same = had.length === has.length;
  const [old, fresh] = /** @type {Array<Record<string, unknown>>} */ ([before, after]);
  /** @type {Record<string, unknown>} */
  const made = Array.isArray(after) ? /** @type {{}} */ ([]) : {};
  has.forEach((key, at) => {
    made[key] = kept(old[key], fresh[key]);
    same &&= had[at] === key && made[key] === old[key];
  });
  return same ? before : /** @type {T} */ (made);
}

/**
 * What was made before for a key, or is made now.
 * @template T @param {Map<string, T>} before @param {string} key @param {() => T} make
 * @returns {T}
 */
export function once(before, key, make) {
  const known = before.get(key);
  if (known !== undefined) return known;
  const made = make();
  before.set(key, made);
  return made;
}

/**
 * A list of a component: as long as it has the same things in it, it is the same list.
 * @template T @param {T[]} list
 * @returns {T[]}
 */
export function useSame(list) {
  const before = useRef(list);
  if (list.length !== before.current.length || list.some((one, at) => one !== before.current[at]))
    before.current = list;
  return before.current;
}

/**
 * A value of a component, kept from one time that it is drawn to the next.
 * @template T @param {T} value
 * @returns {T}
 */
export function useKept(value) {
  const before = useRef(value);
  before.current = kept(before.current, value);
  return before.current;
}
