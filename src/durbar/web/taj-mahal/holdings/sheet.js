// What a player holds, opened from their row: a sheet over the court.
import { html, useEffect, useRef } from '../../html.js';
import { Emblem, ToolIcon } from '../../signs/signs.js';
import { Holdings } from './holdings.js';

/** @param {{scene: any, of: number, close: () => void}} props */
export function HoldingsSheet({ scene, of, close }) {
  const ref = useRef(/** @type {any} */ (null));
  const seat = scene.seats[of];
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    ref.current?.focus();
    return () => before?.focus?.();
  }, [of]);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return html`<div class="holdings-sheet panel" role="dialog" aria-label=${scene.t('taj-mahal-holdings-of', { name: scene.names[of] })} tabindex="-1" ref=${ref} onKeyDown=${onKey}>
    <header>
      <${Emblem} figure=${seat.figure} stone=${seat.stone} /><h2>${scene.names[of]}</h2>
      <button class="tool" aria-label=${scene.t('taj-mahal-close')} onClick=${close}><${ToolIcon} name="close" /></button>
    </header>
    <${Holdings} scene=${scene} of=${of} open=${true} />
  </div>`;
}
