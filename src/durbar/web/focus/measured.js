// A hook that measures the size of an element.
import { useLayoutEffect, useRef, useState } from '../html.js';

/**
 * Returns a ref for an element, and the element's size in pixels. The size is null before the first measurement, and is
 * updated when it changes.
 * @returns {[{current: HTMLElement | null}, {width: number, height: number} | null]}
 */
export function useMeasured() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(/** @type {{width: number, height: number} | null} */ (null));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // A change of less than half a pixel is not visible and needs no new rendering.
      setSize((old) =>
        old && Math.abs(old.width - width) < 0.5 && Math.abs(old.height - height) < 0.5 ? old : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
