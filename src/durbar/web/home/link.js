// The page of an invitation link: it shows what the link opens, and joins when confirmed.
import { html, useEffect, useSignal } from '../html.js';
import { readLink, openLink, Refusal } from '../api/client.js';
import { loadMe, me, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Emblem, withEmblems } from '../signs/signs.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages, Who } from './frame.js';

/** @param {{rest: string[]}} props */
export default function LinkRoom({ rest: [secret, ...move] }) {
  /** @type {import('../html.js').Signal<import('../api/model.js').Link | null>} */
  const found = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null); // the user may try again, perhaps with another name
  const busy = useSignal(false);
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      refused.value = refusal;
    }
  };
  useEffect(() => {
    attempt(async () => {
      await loadMe();
      found.value = await readLink(secret);
    });
  }, [secret]);
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    busy.value = true;
    refused.value = null;
    await attempt(async () => {
      await saveNow();
      const { table } = await openLink(secret, found.value?.role === 'seat' ? me.value : null);
      reconnect();
      // The secret must not stay in the history of the browser.
      history.replaceState(null, '', move.length ? `#/replay/${[table, ...move].join('/')}` : `#/table/${table}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    busy.value = false;
  };
  const link = found.value;
  const title = link && tOr(`game-${link.summary.game}`, link.summary.game);
  return html`<${Pages} at="link">
    <main class="page">
      <form class="panel lost" onSubmit=${take}>
        ${refused.value && !link && html`<h1>${t('link-bad')}</h1>`}
        ${
          link &&
          html`<h1>
            <${Mark} game=${link.summary.game} /> ${t(link.role === 'seat' ? 'link-sit' : 'link-watch', {
              game: title ?? '',
            })}
          </h1>
            <ul class="link-seats">
              ${withEmblems(link.summary.seats).map(
                (seat, k) => html`<li key=${k} data-p=${seat.stone}><${Emblem} figure=${seat.figure}
                    stone=${seat.stone} />
                  <b>${seat.name || t(k === link.seat ? 'link-yours' : 'seat-open')}</b>
                </li>`,
              )}
            </ul>
            ${link.role === 'seat' && html`<${Who} />`}`
        }
        ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
        ${
          link &&
          html`<button type="submit" class="btn primary" disabled=${busy.value}>
            ${t(link.role === 'seat' ? 'link-sit-down' : 'link-watch-now')}
          </button>`
        }
        ${refused.value && html`<a class="btn quiet" href="#/">${t('menu-home')}</a>`}
      </form>
    </main>
  <//>`;
}
