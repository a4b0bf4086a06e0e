// Studying a game: forth and back along the recorded moves. Whoever plays another move leaves the record, and comes back
// to it by going along it again.
import { html, useSignal } from '../html.js';
import { ToolIcon } from '../signs/signs.js';

/** @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props */
export function Study({ store, scene }) {
  const { state, view, t } = scene;
  const typed = useSignal('');
  if (state.kind !== 'analysis' || !state.you.host) return null;
  const here = view.moves_made;
  const last = state.recorded ?? here;
  const go = (/** @type {number} */ number, main = true) => store.act('branch', { number, main });
  // Back along the line that is looked at, which may have left the record; forth only along the record.
  const back = () => go(here - 1, false);
  const button = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {boolean} */ may, /** @type {() => void} */ press) =>
    html`<button type="button" class="tool" aria-label=${t(id)} title=${t(id)} disabled=${!may || store.busy.value} onClick=${press}>
      <${ToolIcon} name=${icon} />
    </button>`;
  const jump = (/** @type {Event} */ event) => {
    event.preventDefault();
    const number = Number(typed.value);
    if (typed.value.trim() && Number.isInteger(number)) go(Math.max(0, Math.min(last, number)));
    typed.value = '';
  };
  return html`<nav class="study panel" aria-label=${t('study')}>
    ${button('first', 'study-first', here > 0, () => go(0))} ${button('back', 'study-back', here > 0, back)}
    <form onSubmit=${jump}>
      <label><span class="vh">${t('study-jump')}</span>
        <input type="text" inputmode="numeric" size="4" placeholder=${here} value=${typed.value}
          onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)} /></label>
      <span>${t('study-of', { last })}</span>
    </form>
    ${button('forth', 'study-forth', here < last, () => go(here + 1))} ${button('last', 'study-last', here < last, () => go(last))}
  </nav>`;
}
