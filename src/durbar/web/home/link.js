// The page of a link. It shows the table's players and a button with which the user joins the table, watches it, or
// opens a seat on another device. The page says what a link for another device gives to whoever opens it.
import { html, useEffect, useSignal } from '../html.js';
import { readLink, openLink, Refusal } from '../api/client.js';
import { loadMe, me, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Emblem, withEmblems } from '../signs/signs.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages, ProfileFields } from './frame.js';

/** Says why a link cannot be used. The server does not say whether it ever existed. @param {Refusal} refusal */
const reasonText = (refusal) => (refusal.id === 'not-found' ? t('link-bad-reasons') : refusalText(refusal));
/** The label of the button that opens a link, by what the link is for. */
const BUTTON_IDS = { seat: 'link-sit-down', device: 'link-device-open', watch: 'link-watch-now' };

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
      const isNewPlayer = foundLink.value?.role === 'seat' && !foundLink.value.device;
      const { table } = await openLink(secret, isNewPlayer ? me.value : null);
      reconnect();
      // The secret must not stay in the browser's history.
      const address = replayPosition.length ? `#/replay/${[table, ...replayPosition].join('/')}` : `#/table/${table}`;
      history.replaceState(null, '', address);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    busy.value = false;
  };
  const link = foundLink.value;
  const kind = link?.device ? 'device' : (link?.role ?? 'seat');
  const seatName = link?.summary.seats[link.seat ?? -1]?.name || t('seat-number', { number: (link?.seat ?? 0) + 1 });
  const title = link && tOr(`game-${link.summary.game}`, link.summary.game);
  return html`<${Pages} current="link">
    <main class="page">
      <form class="panel narrow-panel" onSubmit=${accept}>
        ${lastRefusal.value && !link && html`<h1>${t('link-bad')}</h1>`}
        ${
          link &&
          html`<h1>
            <${Mark} game=${link.summary.game} /> ${t(kind === 'seat' ? 'link-sit' : `link-${kind}`, {
              game: title ?? '',
            })}
          </h1>
            ${kind === 'device' && html`<p class="notice stop">${t('link-device-note', { name: seatName })}</p>`}
            <ul class="link-seats">
              ${withEmblems(link.summary.seats).map(
                (seat, index) => html`<li key=${index} data-p=${seat.stone}><${Emblem} figure=${seat.figure}
                    stone=${seat.stone} />
                  <b>${seat.name || t(index === link.seat ? 'link-yours' : 'seat-open')}</b>
                </li>`,
              )}
            </ul>
            ${kind === 'seat' && html`<${ProfileFields} />`}`
        }
        ${lastRefusal.value && html`<p class="notice stop" role="alert">${reasonText(lastRefusal.value)}</p>`}
        ${
          link &&
          html`<button type="submit" class="btn primary" disabled=${busy.value}>
            ${t(BUTTON_IDS[kind])}
          </button>`
        }
        ${lastRefusal.value && html`<a class="btn quiet" href="#/">${t('menu-home')}</a>`}
      </form>
    </main>
  <//>`;
}
