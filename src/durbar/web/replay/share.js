// A link to the current position: for people of the table its address, for others a link that lets them watch.
import { html, useSignal } from '../html.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { OnlyHere, Shared } from '../table/shared.js';
import { t } from '../words/words.js';
import { addressOf } from './who.js';

/** @param {{past: import('./past.js').Past, close: () => void}} props */
export function Share({ past, close }) {
  const { store, now } = past;
  const today = /** @type {import('../table/part.js').State} */ (now.value);
  const over = today.stage === 'finished' || today.kind === 'analysis';
  const number = past.number.value;
  // While the game is in progress only the host may invite spectators; afterwards every player may.
  const may = today.you.host || (today.stage === 'finished' && today.you.seats.length > 0);
  /** @type {import('../html.js').Signal<string | null>} */
  const link = useSignal(null);
  // While the game is in progress each viewer sees only what they may, so the link does not name a viewer.
  const who = over ? past.who.value : undefined;
  const get = async () => {
    const made = await store.act('watch-link', { keep: true });
    if (made?.link) link.value = `${made.link}/${number}${who === undefined ? '' : `/${who}`}`;
  };
  const trouble = store.trouble.value;
  return html`<${Dialog} title=${t('replay-share')} close=${close} class="narrow">
    <div class="form">
      <${OnlyHere} />
      <${Shared} title=${t(today.open_to_watch ? 'replay-share-all' : 'replay-share-table')}
          link=${`/${addressOf(today.table, number, who)}`} />
      ${link.value && html`<${Shared} title=${t('replay-share-others')} link=${link.value} />`}
      ${
        !link.value &&
        may &&
        !today.open_to_watch &&
        html`<button type="button" class="btn quiet" onClick=${get}>
          ${t('replay-share-get')}
        </button>`
      }
      ${trouble && html`<p class="notice stop" role="alert">${refusalText(trouble)}</p>`}
      <p class="note">${t(over ? 'replay-share-note-over' : 'replay-share-note')}</p>
    </div>
  <//>`;
}
