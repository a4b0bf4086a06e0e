// The shuffle check: what was promised before the game, and after its end the seed that it was promised for.
import { html } from '../html.js';
import { Dialog } from './dialog.js';

/** @param {{scene: import('./part.js').Scene, close: () => void}} props */
export function Shuffle({ scene, close }) {
  const { state, t } = scene;
  const { hash = '', seed } = state.shuffle ?? {};
  return html`<${Dialog} title=${t('menu-shuffle')} close=${close} class="narrow">
    <div class="form">
      <p>${t(seed ? 'shuffle-after' : 'shuffle-before')}</p>
      <div class="field"><span>${t('shuffle-hash')}</span><code class="code">${hash}</code></div>
      ${seed && html`<div class="field"><span>${t('shuffle-seed')}</span><code class="code">${seed}</code></div>`}
      <p class="note">${t('shuffle-how')}</p>
    </div>
  <//>`;
}
