// The curtain between turns on a shared screen: the next player's name and a button. While the curtain is shown, the
// page contains no player's hand.
import { html, useLayoutEffect, useRef } from '../html.js';
import { Emblem } from '../signs/signs.js';
import { girihPath } from '../ornament/ornament.js';
import { t } from '../words/words.js';

/** The curtain for the player of a seat. @param {{seat: import('./part.js').Seat, onOpen: () => void}} props */
export function Curtain({ seat, onOpen }) {
  /** @type {{current: HTMLButtonElement | null}} */
  const button = useRef(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return html`<main class="curtain" data-p=${seat.stone}>
    <svg class="curtain-girih" aria-hidden="true">
      <defs>
        <pattern id="curtain-girih" width="64" height="64" patternUnits="userSpaceOnUse">
          <path d=${girihPath(64)} fill="none" stroke="#d9a441" stroke-width="1" opacity=".32" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#curtain-girih)" />
    </svg>
    <div class="curtain-content">
      <${Emblem} figure=${seat.figure} stone=${seat.stone} />
      <h1>${t('curtain-pass', { name: seat.name })}</h1>
      <p>${t('curtain-note')}</p>
      <button type="button" class="btn primary" ref=${button} onClick=${onOpen}>
        ${t('curtain-rise', { name: seat.name })}
      </button>
    </div>
  </main>`;
}
