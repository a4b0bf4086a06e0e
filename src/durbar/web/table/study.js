// Studying a game: other moves are tried here, and taken back one by one. Along the record itself one goes by looking back.
import { html } from '../html.js';
import { ToolIcon } from '../signs/signs.js';

/** @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props */
export function Study({ store, scene }) {
  const { state, view, t } = scene;
  if (state.kind !== 'analysis' || !state.you.host) return null;
  const here = view.moves_made;
  const back = () => store.act('branch', { number: here - 1, main: false });
  return html`<nav class="study panel" aria-label=${t('study')}>
    <button type="button" class="tool" aria-label=${t('study-back')} title=${t('study-back')} disabled=${!here || store.busy.value}
        onClick=${back}><${ToolIcon} name="back" /></button>
    <span>${t('study-at', { here })}</span>
    <a class="btn quiet" href="#/replay/${state.table}/${Math.min(here, state.recorded ?? here)}">${t('study-record')}</a>
  </nav>`;
}
