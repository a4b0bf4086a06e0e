// The host's invitations to a table: the link with which each friend chooses a free seat, and a link for each seat.
import { html, signal, useSignal } from '../html.js';
import { t } from '../words/words.js';
import { ShareableLink } from './shared.js';

/** The key of the links in the storage of the tab. */
const STORAGE_KEY = 'durbar-links';
/** The most links that are kept. The oldest are dropped first. */
const MAX_KEPT = 40;

/**
 * A link that the host created. `seat` is null for the link with which each friend chooses a free seat.
 * @typedef {{table: string, seat: number | null, link: string}} CreatedLink
 */

/** Reads the links from the storage of the tab. @returns {CreatedLink[]} */
function readLinks() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(({ link }) => typeof link === 'string') : [];
  } catch {
    return []; // storage is not available, or its contents are not valid
  }
}

/**
 * The links created in this tab. The server stores only hashes of the links, so it cannot show them again.
 * @type {import('../html.js').Signal<CreatedLink[]>}
 */
const createdLinks = signal(readLinks());

/** Replaces the links. @param {CreatedLink[]} links */
function setLinks(links) {
  createdLinks.value = links.slice(-MAX_KEPT);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(createdLinks.value));
  } catch {
    // Storage is not available: the links are shown until the page is reloaded.
  }
}

/**
 * Keeps new links to a table. They replace earlier links to the same seats.
 * @param {string} table @param {Array<{seat: number | null, link: string}>} links
 */
export function rememberLinks(table, links) {
  const isReplaced = (/** @type {CreatedLink} */ old) =>
    old.table === table && links.some(({ seat }) => seat === old.seat);
  setLinks([...createdLinks.value.filter((old) => !isReplaced(old)), ...links.map((link) => ({ table, ...link }))]);
}

/** Forgets the link with which each friend chooses a seat: it is not valid any more. @param {string} table */
const forgetInvitation = (table) =>
  setLinks(createdLinks.value.filter((link) => link.table !== table || link.seat !== null));

/**
 * Returns a link to a table that was created in this tab, or undefined.
 * @param {string} table @param {number | null} seat
 */
export const findLink = (table, seat) =>
  createdLinks.value.find((link) => link.table === table && link.seat === seat)?.link;

/**
 * Performs an action of the host that creates a link, and keeps the link. Resolves to the link, or to undefined.
 * @param {import('../api/table.js').Store} store @param {'invite' | 'free' | 'reissue'} action
 * @param {number | null} seat
 * @returns {Promise<string | undefined>}
 */
export async function createLink(store, action, seat) {
  const removesPerson = seat !== null && store.state.value?.seats[seat]?.who === 'person';
  const response = await store.act(action, seat === null ? {} : { at: seat });
  if (!response) return undefined;
  // A removed player must not come back by the link with which friends choose a seat, so the server has made that link
  // invalid.
  if (removesPerson) forgetInvitation(store.id);
  if (response.link) rememberLinks(store.id, [{ seat, link: response.link }]);
  return response.link ?? undefined;
}

/**
 * The link with which each friend chooses a free seat.
 * @param {{store: import('../api/table.js').Store}} props
 */
export function Invitation({ store }) {
  const link = findLink(store.id, null);
  const renew = () => createLink(store, 'invite', null);
  return html`<section class="invitation" aria-label=${t('invite-title')}>
    ${
      link
        ? html`<${ShareableLink} key=${link} title=${t('invite-title')} link=${link} />
          <p class="note">${t('invite-note')}${' '}
            <button type="button" class="link" disabled=${store.busy.value} onClick=${renew}>
              ${t('invite-renew')}
            </button>
          </p>`
        : html`<button type="button" class="btn quiet" disabled=${store.busy.value} onClick=${renew}>
            ${t('invite-get')}
          </button>
          <p class="note">${t('invite-get-note')}</p>`
    }
  </section>`;
}

/**
 * A link for each free seat, for a host who wants to choose who sits where.
 * @param {{store: import('../api/table.js').Store, seats: number[]}} props
 */
export function SeatInvitations({ store, seats }) {
  const isOpen = useSignal(false);
  const onToggle = (/** @type {import('../html.js').FieldEvent<HTMLDetailsElement>} */ { target }) =>
    (isOpen.value = target.open);
  return html`<details class="more seat-invitations" onToggle=${onToggle}>
    <summary>${t('invite-seats')}</summary>
    ${
      isOpen.value &&
      html`<ul>${seats.map((seat) => {
        const link = findLink(store.id, seat);
        const name = t('seat-number', { number: seat + 1 });
        return html`<li key=${seat}>
          ${
            link
              ? html`<${ShareableLink} key=${link} title=${t('links-seat', { name })} link=${link} />`
              : html`<b>${name}</b>
                <button type="button" class="btn quiet" disabled=${store.busy.value}
                    onClick=${() => createLink(store, 'reissue', seat)}>
                  ${t('gather-link')}<span class="vh"> ${name}</span>
                </button>`
          }
        </li>`;
      })}</ul>`
    }
  </details>`;
}
