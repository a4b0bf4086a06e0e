// A link to share, with a button that copies it and a QR code.
import { html, signal, useEffect, useSignal } from '../html.js';
import { drawQr, readLinksOrigin } from '../api/client.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** Host names by which a device reaches only itself. */
const LOCAL_HOSTS = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
/** The port that `durbar serve` uses by default. */
const DEFAULT_PORT = '8765';

/**
 * The origin of links for other devices: null if other devices cannot reach the server, undefined until it is known.
 * @type {import('../html.js').Signal<string | null | undefined>}
 */
const origin = signal(LOCAL_HOSTS.test(location.hostname) ? undefined : location.origin);
let isRequested = false;

/** Returns the origin; asks the server for it, once, if this page does not know it. */
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

/** A note, shown if links do not work on other devices, that explains how to change that. */
export function LocalOnlyNote() {
  if (useOrigin() !== null) return null;
  const port = location.port === DEFAULT_PORT ? '' : ` --port ${location.port || 80}`;
  return html`<aside class="only-here notice">
    <p>${t('links-only-here')}</p>
    <code>durbar serve --host 0.0.0.0${port}</code>
  </aside>`;
}

/** @param {{title: string, link: string}} props */
export function ShareableLink({ title, link }) {
  const copied = useSignal(false);
  const qr = useSignal('');
  const isOriginKnown = useOrigin() !== undefined;
  const address = new URL(link, origin.value ?? location.origin).href;
  useEffect(() => {
    if (!isOriginKnown) return;
    drawQr(address).then(
      ({ svg }) => (qr.value = svg),
      () => (qr.value = ''), // the link itself is enough
    );
  }, [address, isOriginKnown]);
  const copy = async (/** @type {import('../html.js').FieldEvent} */ event) => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without access to the clipboard, select the text so that one key copies it.
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
