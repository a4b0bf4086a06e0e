// A sheet over the table: the browser's own dialog keeps the focus inside. It is given back here: a dialog that has left
// the page, as it has when it is closed, cannot do that itself.
import { html, useEffect, useId, useRef } from '../html.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/**
 * @param {{title: string, close: () => void, children?: any, class?: string, foot?: any}} props
 */
export function Dialog({ title, close, children, class: kind = '', foot }) {
  /** @type {{current: HTMLDialogElement | null}} */
  const ref = useRef(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (document.activeElement === document.body) before?.focus?.();
    };
  }, []);
  // A press on the veil beside the sheet closes it.
  const beside = (/** @type {MouseEvent} */ event) => event.target === ref.current && close();
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  };
  return html`<dialog ref=${ref} class="sheet ${kind}" aria-labelledby=${id} onCancel=${cancel} onClick=${beside}>
    <div class="sheet-in">
      <header class="sheet-head">
        <h2 id=${id}>${title}</h2>
        <button type="button" class="tool" aria-label=${t('close')} onClick=${close}><${ToolIcon} name="close" /></button>
      </header>
      <div class="sheet-body" tabindex="0" role="group" aria-labelledby=${id}>${children}</div>
      ${foot && html`<footer class="sheet-foot">${foot}</footer>`}
    </div>
  </dialog>`;
}
