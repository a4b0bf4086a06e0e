// The dialog that imports the record of a game from a file, either for analysis or as a finished game.
import { html, useSignal } from '../html.js';
import { importRecord, Refusal } from '../api/client.js';
import { reconnect } from '../api/stream.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';

/** The dialog that imports a saved game. @param {{close: () => void}} props */
export function ImportDialog({ close }) {
  /** @type {import('../html.js').Signal<{} | null>} */
  const record = useSignal(null);
  /** @type {import('../html.js').Signal<'analysis' | 'finished'>} */
  const purpose = useSignal('analysis');
  const errorText = useSignal('');
  const busy = useSignal(false);
  const readFile = async (/** @type {import('../html.js').FieldEvent} */ { target }) => {
    errorText.value = '';
    record.value = null;
    const file = target.files?.[0];
    if (!file) return;
    try {
      record.value = JSON.parse(await file.text());
    } catch {
      errorText.value = t('import-not-json');
    }
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!record.value) return;
    busy.value = true;
    try {
      const { table } = await importRecord(record.value, purpose.value);
      reconnect();
      location.hash = `#/replay/${table}/0`;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      errorText.value = refusalText(refusal);
    } finally {
      busy.value = false;
    }
  };
  const choice = (/** @type {'analysis' | 'finished'} */ value) => html`<label class="check">
    <input type="radio" name="import-as" checked=${purpose.value === value} onChange=${() => (purpose.value = value)} />
    <span>${t(`import-${value}`)}<small>${t(`import-${value}-note`)}</small></span>
  </label>`;
  const footer = html`<button type="button" class="btn quiet" onClick=${close}>${t('cancel')}</button>
    <button type="submit" form="import" class="btn primary" disabled=${
      !record.value || busy.value
    }>${t('import-open')}</button>`;
  return html`<${Dialog} title=${t('import-title')} close=${close} class="narrow" footer=${footer}>
    <form id="import" class="form" onSubmit=${submit}>
      <label class="field">
        <span>${t('import-file')}</span>
        <input type="file" accept=".json,application/json" onChange=${readFile} />
      </label>
      ${errorText.value && html`<p class="notice stop" role="alert">${errorText.value}</p>`}
      <fieldset class="choices">
        <legend class="vh">${t('import-as')}</legend>
        ${choice('analysis')} ${choice('finished')}
      </fieldset>
    </form>
  <//>`;
}
