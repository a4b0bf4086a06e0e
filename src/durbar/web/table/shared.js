// A link to give away: its text, a button that copies it, and a QR code to be read by a phone.
import { html, useEffect, useSignal } from '../html.js';
import { drawQr } from '../api/client.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** A link as others need it, with this host before it. @param {string} link */
export const whole = (link) => new URL(link, location.origin).href;

/** @param {{title: string, link: string}} props */
export function Shared({ title, link }) {
  const copied = useSignal(false);
  const qr = useSignal('');
  const address = whole(link);
  useEffect(() => {
    drawQr(address).then(
      ({ svg }) => (qr.value = svg),
      () => (qr.value = ''), // the link itself is enough
    );
  }, [address]);
  const copy = async (/** @type {any} */ event) => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // A page that may not write to the clipboard selects the text, so that one key copies it.
      const field = event.target.closest('.shared').querySelector('input');
      field.select();
      document.execCommand('copy');
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return html`<section class="shared" aria-label=${title}>
    <label class="field"><span>${title}</span><input type="text" readonly value=${address}
        onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <button type="button" class="btn quiet" onClick=${copy}><${ToolIcon} name="copy" />${t(copied.value ? 'copied' : 'copy')}</button>
    ${qr.value && html`<img class="qr" alt=${t('qr')} src=${`data:image/svg+xml,${encodeURIComponent(qr.value)}`} />`}
  </section>`;
}
