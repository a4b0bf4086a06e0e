// A move typed in notation, as records and the command line write it.
import { html, useEffect, useId, useRef, useSignal } from '../html.js';
import { readWhy, Refusal } from '../api/client.js';
import { preferences } from '../preferences.js';
import { RuleRef } from '../rules/reference.js';
import { Dialog } from './dialog.js';
import { refusalText } from './notes.js';

/** @param {{scene: import('./part.js').Scene, make: (move: string) => void, close: () => void}} props */
export function Typing({ scene, make, close }) {
  const { view, t } = scene;
  /** @type {import('./part.js').LegalMove[]} */
  const moves = view.legal_moves;
  const typed = useSignal('');
  /** @type {import('../html.js').Signal<import('./part.js').Message | null>} */
  const whyNot = useSignal(null);
  /** @type {{current: HTMLInputElement | null}} */
  const field = useRef(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  /** Why not, with the rule; or what the server says of a text that is no move at all. @param {string} move */
  const reason = (move) =>
    readWhy(scene.state.table, scene.seat, move).then(
      ({ why }) => why ?? { id: 'type-unknown', text: t('type-unknown') },
      (refusal) => {
        if (!(refusal instanceof Refusal)) throw refusal;
        return { id: refusal.id, text: refusalText(refusal) };
      },
    );
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const move = typed.value.trim();
    if (moves.some(({ text }) => text === move)) {
      close();
      if (preferences.value.confirm) scene.choose(move);
      else make(move);
    } else if (move) whyNot.value = await reason(move);
  };
  return html`<${Dialog} title=${t('type-title')} close=${close} class="narrow">
    <form class="form" onSubmit=${send}>
      <label class="field"><span>${t('type-move')}</span>
        <input ref=${field} type="text" maxlength="60" autocomplete="off" autocapitalize="off" spellcheck="false"
            list=${list} value=${typed.value} onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)} />
      </label>
      <datalist id=${list}>${moves.map(({ text }) => html`<option key=${text} value=${text} />`)}</datalist>
      <p class="note" role="status">${whyNot.value ? html`${whyNot.value.text}<${RuleRef} game=${view.game} rule=${whyNot.value.rule} />` : t('type-note')}</p>
      <button type="submit" class="btn primary">${t('type-go')}</button>
    </form>
  <//>`;
}
