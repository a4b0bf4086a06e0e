// The page of a link. It shows the table's players and a button with which the user joins the table, watches it, or
// opens a seat on another device. The page says what a link for another device gives to whoever opens it.
import { html, useEffect, useSignal } from '../html.js';
import { readLink, openLink, Refusal, watchTable } from '../api/client.js';
import { loadMe, me, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Emblem, withEmblems } from '../signs/signs.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages, ProfileFields } from './frame.js';

/** @typedef {import('../api/model.js').Link} Link */

/**
 * Says why a link cannot be used. The server keeps secret whether the link has ever existed, so the text for the error
 * "not-found" lists all possible reasons.
 * @param {Refusal} refusal
 */
const reasonText = (refusal) => (refusal.id === 'not-found' ? t('link-bad-reasons') : refusalText(refusal));

/**
 * What a link is for: `join` gives a seat to a new player, `device` opens a seat on another device, `watch` shows the
 * game. `seated` means that the user has a seat already, and `taken` that somebody else has taken the link's seat.
 * @param {Link} link @returns {'join' | 'device' | 'watch' | 'seated' | 'taken'}
 */
function purposeOf({ role, device, yours, free }) {
  if (device || role === 'watch') return device ? 'device' : 'watch';
  if (yours) return 'seated';
  if (free.length > 0) return 'join';
  return role === 'table' ? 'watch' : 'taken';
}

/** The label of the button that opens a link, by the purpose of the link. */
const BUTTON_IDS = { join: 'link-sit-down', device: 'link-device-open', watch: 'link-watch-now' };

/** Returns the title of the page. @param {Link} link */
function titleOf({ role, device, host, summary }) {
  const game = tOr(`game-${summary.game}`, summary.game);
  if (device || role === 'watch') return t(device ? 'link-device' : 'link-watch', { game });
  return host ? t('link-sit-by', { name: host, game }) : t('link-sit', { game });
}

/** Returns the sentence about a link that gives no seat, or null. @param {Link} link */
function noteOf(link) {
  const { role, seat, summary } = link;
  const name = summary.seats[seat ?? -1]?.name || t('seat-number', { number: (seat ?? 0) + 1 });
  switch (purposeOf(link)) {
    case 'device':
      return t('link-device-note', { name });
    case 'seated':
      return t('link-already');
    case 'taken':
      return t('link-taken', { name });
    case 'watch':
      return role === 'table' ? t('link-full') : null;
    default:
      return null;
  }
}

/**
 * The seats of the table. If the link gives any free seat, the user chooses one of them.
 * @param {{link: Link, chosen: number | null, choose: (seat: number) => void}} props
 */
function Seats({ link, chosen, choose }) {
  const isChoice = link.role === 'table' && purposeOf(link) === 'join';
  const isOwn = (/** @type {number} */ index) => index === link.seat && purposeOf(link) === 'join';
  const rows = withEmblems(link.summary.seats).map((seat, index) => {
    const emblem = html`<${Emblem} figure=${seat.figure} stone=${seat.stone} />`;
    if (isChoice && link.free.includes(index))
      return html`<li key=${index} data-p=${seat.stone}>
        <label class="seat-choice">${emblem}<b>${t('seat-number', { number: index + 1 })}</b>
          <span class="note">${t('seat-open')}</span>
          <input type="radio" name="seat" checked=${index === chosen} onChange=${() => choose(index)} />
        </label>
      </li>`;
    return html`<li key=${index} data-p=${seat.stone}>${emblem}
      <b>${seat.name || t(isOwn(index) ? 'link-yours' : 'seat-open')}</b>
      ${seat.who === 'bot' && html`<span class="note">${t('seat-bot', { level: seat.level ?? '' })}</span>`}
    </li>`;
  });
  const list = html`<ul class="link-seats">${rows}</ul>`;
  return isChoice ? html`<fieldset><legend class="vh">${t('link-choose')}</legend>${list}</fieldset>` : list;
}

/**
 * The page of a link. The rest of the address is the secret of the link. If a number of moves follows, and perhaps a
 * viewer, the link opens a replay at that position.
 * @param {{rest: string[]}} props
 */
export default function LinkPage({ rest: [secret, ...replayPosition] }) {
  /** @type {import('../html.js').Signal<Link | null>} */
  const foundLink = useSignal(null);
  /** @type {import('../html.js').Signal<number | null>} */
  const chosenSeat = useSignal(null);
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
  const load = async () => {
    const link = await readLink(secret);
    foundLink.value = link;
    if (!link.free.includes(chosenSeat.value ?? -1)) chosenSeat.value = link.free[0] ?? null;
  };
  useEffect(() => {
    attempt(async () => {
      await loadMe();
      await load();
    });
  }, [secret]);
  /** Opens the link, or watches the table of a link that gives no seat. @param {Link} link */
  const open = async (link) => {
    if (link.role === 'table' && purposeOf(link) === 'watch') return watchTable(link.table);
    return openLink(
      secret,
      purposeOf(link) === 'join' ? me.value : null,
      link.role === 'table' ? chosenSeat.value : null,
    );
  };
  const accept = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { value: link } = foundLink;
    if (!link) return;
    busy.value = true;
    lastRefusal.value = null;
    await attempt(async () => {
      await saveNow();
      const { table } = await open(link);
      reconnect();
      // The secret must not stay in the browser's history.
      const address = replayPosition.length ? `#/replay/${[table, ...replayPosition].join('/')}` : `#/table/${table}`;
      history.replaceState(null, '', address);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    // Somebody else was faster: the page now shows which seats are still free.
    const refusal = lastRefusal.peek();
    if (refusal?.id === 'seat-taken') {
      await attempt(load);
      if (lastRefusal.peek() !== refusal) foundLink.value = null;
    }
    busy.value = false;
  };
  const link = foundLink.value;
  const purpose = link && purposeOf(link);
  const note = link && noteOf(link);
  return html`<${Pages} current="link">
    <main class="page">
      <form class="panel narrow-panel" onSubmit=${accept}>
        ${lastRefusal.value && !link && html`<h1>${t('link-bad')}</h1>`}
        ${
          link &&
          html`<h1><${Mark} game=${link.summary.game} /> ${titleOf(link)}</h1>
            ${note && html`<p class=${purpose === 'device' ? 'notice stop' : 'notice'}>${note}</p>`}
            <${Seats} link=${link} chosen=${chosenSeat.value} choose=${(/** @type {number} */ seat) =>
              (chosenSeat.value = seat)} />
            ${purpose === 'join' && html`<${ProfileFields} />`}`
        }
        ${lastRefusal.value && html`<p class="notice stop" role="alert">${reasonText(lastRefusal.value)}</p>`}
        ${
          link &&
          (purpose === 'seated' || purpose === 'taken'
            ? html`<a class="btn quiet" href="#/table/${link.table}">${t('link-to-table')}</a>`
            : html`<button type="submit" class="btn primary" disabled=${busy.value}>
                ${t(BUTTON_IDS[purpose ?? 'join'])}
              </button>`)
        }
        ${lastRefusal.value && html`<a class="btn quiet" href="#/">${t('menu-home')}</a>`}
      </form>
    </main>
  <//>`;
}
