// A modal dialog over the page. A native `dialog` element keeps the focus inside, and restores the previous focus when
// it is closed. It has to be closed before it is removed from the page; only the cleanup of a layout effect runs early
// enough for that.
import { restoreBy } from '../focus/restore.js';
import { html, useId, useLayoutEffect, useRef } from '../html.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/**
 * A dialog, open as long as it is rendered. `close` is called when the user closes it. With `startsAtTitle` the title
 * has the focus first. `place` is called with the dialog when it opens and when the window changes its size.
 * @param {{title: string, close: () => void, children?: import('../html.js').Children, class?: string,
 *   footer?: import('../html.js').Children, startsAtTitle?: boolean, place?: (dialog: HTMLElement) => void}} props
 */
export function Dialog({ title, close, children, class: className = '', footer, startsAtTitle = false, place }) {
  /** @type {{current: HTMLDialogElement | null}} */
  const ref = useRef(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    const arrange = () => dialog && place?.(dialog);
    arrange();
    addEventListener('resize', arrange);
    return () => {
      removeEventListener('resize', arrange);
      restoreBy(() => dialog?.close());
    };
  }, []);
  // A click on the backdrop closes the dialog.
  const closeOnBackdrop = (/** @type {MouseEvent} */ event) => event.target === ref.current && close();
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  };
  return html`<dialog ref=${ref} class="sheet ${className}" aria-labelledby=${id} onCancel=${cancel}
      onClick=${closeOnBackdrop}>
    <div class="sheet-content">
      <header class="sheet-head">
        <h2 id=${id} tabindex=${startsAtTitle ? -1 : null} autofocus=${startsAtTitle}>${title}</h2>
        <button type="button" class="tool" aria-label=${t('close')} onClick=${close}>
          <${ToolIcon} name="close" />
        </button>
      </header>
      <div class="sheet-body" tabindex="0" role="group" aria-labelledby=${id}>${children}</div>
      ${footer && html`<footer class="sheet-foot">${footer}</footer>`}
    </div>
  </dialog>`;
}
