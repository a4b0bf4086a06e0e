// A dialog in which the user types a move in the notation of the current language.
import { html, useEffect, useId, useLayoutEffect, useRef, useSignal } from '../html.js';
import { readMoveNotations, checkTypedMove, Refusal } from '../api/client.js';
import { preferences } from '../preferences.js';
import { RuleRef } from '../rules/reference.js';
import { language } from '../words/words.js';
import { Dialog } from './dialog.js';
import { refusalText } from './notes.js';

/**
 * The dialog in which the user types a move. `make` makes the move.
 * @param {{scene: import('./part.js').Scene, make: (move: string) => void, close: () => void}} props
 */
export function TypedMove({ scene, make, close }) {
  const { view, t } = scene;
  const typed = useSignal('');
  /** @type {import('../html.js').Signal<string[]>} the legal moves in notation */
  const suggestions = useSignal([]);
  /** @type {import('../html.js').Signal<import('./part.js').Message | null>} */
  const whyNot = useSignal(null);
  /** @type {{current: HTMLInputElement | null}} */
  const field = useRef(null);
  const listId = useId();
  useLayoutEffect(() => field.current?.focus(), []);
  /** Shows why a request was rejected; throws any other error. @param {unknown} refusal @returns {null} */
  const showRefusal = (refusal) => {
    if (!(refusal instanceof Refusal)) throw refusal;
    whyNot.value = { id: refusal.id, args: {}, text: refusalText(refusal) };
    return null;
  };
  useEffect(() => {
    readMoveNotations(scene.state.table, scene.seat).then(
      ({ moves }) => (suggestions.value = moves.map((/** @type {{spelt: string}} */ move) => move.spelt)),
      showRefusal,
    );
  }, [language.value]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.value.trim()) return;
    const checked = await checkTypedMove(scene.state.table, scene.seat, typed.value.trim()).catch(showRefusal);
    if (!checked) return;
    whyNot.value = checked.why;
    if (checked.why) return;
    close();
    if (preferences.value.confirm) scene.choose(checked.move);
    else make(checked.move);
  };
  return html`<${Dialog} title=${t('type-title')} close=${close} class="narrow">
    <form class="form" onSubmit=${submit}>
      <label class="field"><span>${t('type-move')}</span>
        <input ref=${field} type="text" maxlength="60" autocomplete="off" autocapitalize="off" spellcheck="false"
            list=${listId} value=${typed.value}
            onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => (typed.value = event.target.value)} />
      </label>
      <datalist id=${listId}>${suggestions.value.map((text) => html`<option key=${text} value=${text} />`)}</datalist>
      <p class="note" role="status">
        ${
          whyNot.value
            ? html`${whyNot.value.text}<${RuleRef} game=${view.game} rule=${whyNot.value.rule} />`
            : t('type-note')
        }
      </p>
      <button type="submit" class="btn primary">${t('type-go')}</button>
    </form>
  <//>`;
}
