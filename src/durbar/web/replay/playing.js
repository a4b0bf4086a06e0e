// Playing on by itself: one move after the other, as fast as one likes, until the end or until somebody does something.
import { useEffect, useSignal } from '../html.js';
import { preferences } from '../preferences.js';

/** How long a position stays, in milliseconds at the usual speed. */
const STAYS = 1300;

/**
 * @param {import('./past.js').Past} past
 * @returns {{on: import('../html.js').Signal<boolean>, toggle: () => void, stop: () => void}}
 */
export function usePlaying(past) {
  const on = useSignal(false);
  const { number, last } = past;
  useEffect(() => {
    if (!on.value) return;
    let over = false;
    (async () => {
      while (!over && number.value < last.value) {
        await new Promise((resolve) => setTimeout(resolve, STAYS / preferences.value.speed));
        if (!over) await past.go(number.value + 1);
      }
      if (!over) on.value = false;
    })();
    return () => (over = true);
  }, [on.value]);
  const toggle = () => {
    // At the end there is nothing to play: it begins anew.
    if (!on.value && number.value >= last.value) past.go(0);
    on.value = !on.value;
  };
  return { on, toggle, stop: () => (on.value = false) };
}
