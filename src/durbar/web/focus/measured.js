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
      // Unlike the bounding box, these sizes do not include the CSS zoom with which a large window enlarges the table.
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old && old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
