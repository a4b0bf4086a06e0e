// The dialog with links to the current position: the address of the page, for the players of the table, and a link that
// lets other people watch.
import { html, useSignal } from '../html.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { LocalOnlyNote, ShareableLink } from '../table/shared.js';
import { t } from '../words/words.js';
import { addressOf } from './viewers.js';

/** @import {Replay} from './replay.js' */
/** @import {State} from '../table/part.js' */
/** @import {Signal} from '../html.js' */

/** The dialog with links to the current position of a replay. @param {{replay: Replay, close: () => void}} props */
export function Share({ replay, close }) {
  const { store, current } = replay;
  const table = /** @type {State} */ (current.value);
  const isOver = table.stage === 'finished' || table.kind === 'analysis';
  const number = replay.number.value;
  // During the game only the host may invite spectators; after the game every player may invite them.
  const canInvite = table.you.host || (table.stage === 'finished' && table.you.seats.length > 0);
  /** @type {Signal<string | null>} */
  const link = useSignal(null);
  // During the game the link names no viewer: everybody sees the table from their own seat.
  const viewer = isOver ? replay.viewer.value : undefined;
  const requestLink = async () => {
    const response = await store.act('watch-link', { keep: true });
    if (response?.link) link.value = `${response.link}/${number}${viewer === undefined ? '' : `/${viewer}`}`;
  };
  const refusal = store.lastRefusal.value;
  return html`<${Dialog} title=${t('replay-share')} close=${close} class="narrow">
    <div class="form">
      <${LocalOnlyNote} />
      <${ShareableLink} title=${t(table.open_to_watch ? 'replay-share-all' : 'replay-share-table')}
          link=${`/${addressOf(table.table, number, viewer)}`} />
      ${link.value && html`<${ShareableLink} title=${t('replay-share-others')} link=${link.value} />`}
      ${
        !link.value &&
        canInvite &&
        !table.open_to_watch &&
        html`<button type="button" class="btn quiet" onClick=${requestLink}>
          ${t('replay-share-get')}
        </button>`
      }
      ${refusal && html`<p class="notice stop" role="alert">${refusalText(refusal)}</p>`}
      <p class="note">${t(isOver ? 'replay-share-note-over' : 'replay-share-note')}</p>
    </div>
  <//>`;
}
