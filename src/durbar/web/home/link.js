// The page of an invitation link. It shows the table's players and a button with which the user joins the table or
// watches it.
import { html, useEffect, useSignal } from '../html.js';
import { readLink, openLink, Refusal } from '../api/client.js';
import { loadMe, me, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Emblem, withEmblems } from '../signs/signs.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages, ProfileFields } from './frame.js';

/**
 * The page. The rest of the address is the secret of the link. If it is followed by a number of moves, and perhaps by a
 * viewer, the link opens a replay at that position.
 * @param {{rest: string[]}} props
 */
export default function LinkPage({ rest: [secret, ...replayPosition] }) {
  /** @type {import('../html.js').Signal<import('../api/model.js').Link | null>} */
  const foundLink = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null); // the user may try again, perhaps with another name
  const busy = useSignal(false);
  const attempt = async (/** @type {() => Promise<void>} */ action) => {
    try {
      await action();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    }
  };
  useEffect(() => {
    attempt(async () => {
      await loadMe();
      foundLink.value = await readLink(secret);
    });
  }, [secret]);
  const accept = async (/** @type {Event} */ event) => {
    event.preventDefault();
    busy.value = true;
    lastRefusal.value = null;
    await attempt(async () => {
      await saveNow();
      const { table } = await openLink(secret, foundLink.value?.role === 'seat' ? me.value : null);
      reconnect();
      // The secret must not stay in the browser's history.
      const address = replayPosition.length ? `#/replay/${[table, ...replayPosition].join('/')}` : `#/table/${table}`;
      history.replaceState(null, '', address);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    busy.value = false;
  };
  const link = foundLink.value;
  const title = link && tOr(`game-${link.summary.game}`, link.summary.game);
  return html`<${Pages} current="link">
    <main class="page">
      <form class="panel narrow-panel" onSubmit=${accept}>
        ${lastRefusal.value && !link && html`<h1>${t('link-bad')}</h1>`}
        ${
          link &&
          html`<h1>
            <${Mark} game=${link.summary.game} /> ${t(link.role === 'seat' ? 'link-sit' : 'link-watch', {
              game: title ?? '',
            })}
          </h1>
            <ul class="link-seats">
              ${withEmblems(link.summary.seats).map(
                (seat, index) => html`<li key=${index} data-p=${seat.stone}><${Emblem} figure=${seat.figure}
                    stone=${seat.stone} />
                  <b>${seat.name || t(index === link.seat ? 'link-yours' : 'seat-open')}</b>
                </li>`,
              )}
            </ul>
            ${link.role === 'seat' && html`<${ProfileFields} />`}`
        }
        ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
        ${
          link &&
          html`<button type="submit" class="btn primary" disabled=${busy.value}>
            ${t(link.role === 'seat' ? 'link-sit-down' : 'link-watch-now')}
          </button>`
        }
        ${lastRefusal.value && html`<a class="btn quiet" href="#/">${t('menu-home')}</a>`}
      </form>
    </main>
  <//>`;
}
