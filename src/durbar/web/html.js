// The one place where the vendored libraries are taken from: Preact, htm, its hooks and signals.
import { h } from './vendor/preact/preact.js';
import htm from './vendor/htm/htm.js';

/** @typedef {import('./vendor/preact/preact.js').VNode<any>} VNode */
/** @typedef {import('./vendor/preact/preact.js').ComponentChildren} Children */
/** @template T @typedef {import('./vendor/signals/core.js').Signal<T>} Signal */
/** @template T @typedef {import('./vendor/signals/core.js').ReadonlySignal<T>} ReadonlySignal */

/** A template that makes elements. @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

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
