// A link to share, with a button that copies it and a QR code.
import { html, signal, useEffect, useSignal } from '../html.js';
import { drawQr, readLinksOrigin } from '../api/client.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** Matches host names that refer to the device itself, so that links with them do not work on other devices. */
const LOCAL_HOSTS = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
/** The port that `durbar serve` uses by default. */
const DEFAULT_PORT = '8765';

/**
 * The origin of links for other devices. It is null if other devices cannot reach the server, and undefined until the
 * server has been asked.
 * @type {import('../html.js').Signal<string | null | undefined>}
 */
const origin = signal(LOCAL_HOSTS.test(location.hostname) ? undefined : location.origin);
let isRequested = false;

/** Returns `origin`. If it is not known yet, asks the server for it, but only once. */
function useOrigin() {
  useEffect(() => {
    if (origin.value !== undefined || isRequested) return;
    isRequested = true;
    readLinksOrigin()
      .catch(() => ({ origin: null }))
      .then((response) => {
        origin.value = response.origin;
      });
  }, []);
  return origin.value;
}

/** If links do not work on other devices, a note that says so and how to change it. */
export function LocalOnlyNote() {
  if (useOrigin() !== null) return null;
  const port = location.port === DEFAULT_PORT ? '' : ` --port ${location.port || 80}`;
  return html`<aside class="only-here notice">
    <p>${t('links-only-here')}</p>
    <code>durbar serve --host 0.0.0.0${port}</code>
  </aside>`;
}

/** A link with its title, a button and a QR code. @param {{title: string, link: string}} props */
export function ShareableLink({ title, link }) {
  const copied = useSignal(false);
  const qr = useSignal('');
  const isOriginKnown = useOrigin() !== undefined;
  const address = new URL(link, origin.value ?? location.origin).href;
  useEffect(() => {
    if (!isOriginKnown) return;
    drawQr(address).then(
      ({ svg }) => (qr.value = svg),
      () => (qr.value = ''), // the link can be used without a QR code
    );
  }, [address, isOriginKnown]);
  const copy = async (/** @type {import('../html.js').FieldEvent} */ event) => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without access to the clipboard API, the text is selected and copied by the browser's old copy command.
      event.target.closest('.shared')?.querySelector('input')?.select();
      document.execCommand('copy');
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  if (!isOriginKnown) return null;
  return html`<section class="shared" aria-label=${title}>
    <label class="field"><span>${title}</span><input type="text" readonly value=${address}
        onFocus=${(/** @type {import('../html.js').FieldEvent} */ event) => event.target.select()} /></label>
    <button type="button" class="btn quiet" onClick=${copy}>
      <${ToolIcon} name="copy" />
      ${t(copied.value ? 'copied' : 'copy')}
    </button>
    ${qr.value && html`<img class="qr" alt=${t('qr')} src=${`data:image/svg+xml,${encodeURIComponent(qr.value)}`} />`}
  </section>`;
}
