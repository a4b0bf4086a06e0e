// The only module that imports the vendored libraries: Preact, htm, hooks and signals.
import { h } from './vendor/preact/preact.js';
import htm from './vendor/htm/htm.js';

/** @typedef {import('./vendor/preact/preact.js').VNode} VNode */
/** @typedef {import('./vendor/preact/preact.js').ComponentChildren} Children */
/** An event of a form field. @template {Element} [T=HTMLInputElement] @typedef {Event & {target: T}} FieldEvent */
/** @template T @typedef {import('./vendor/signals/core.js').Signal<T>} Signal */
/** @template T @typedef {import('./vendor/signals/core.js').ReadonlySignal<T>} ReadonlySignal */

/** The template tag that creates Preact elements. */
export const html = /** @type {(strings: TemplateStringsArray, ...values: unknown[]) => VNode} */ (htm.bind(h));

export { h, render, Fragment, createContext } from './vendor/preact/preact.js';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from './vendor/preact/hooks.js';
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from './vendor/signals/signals.js';
