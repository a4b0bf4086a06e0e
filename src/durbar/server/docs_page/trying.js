// Trying a request out: as this browser, with its cookie, on this server.
import { el } from './writing.js';
import { exampleOf, resolve } from './schema.js';

/** @param {string} path @param {{name: string, in: string, value: string}[]} given */
function address(path, given) {
  const query = new URLSearchParams();
  for (const { name, in: where, value } of given) {
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (where === 'query' && value) query.append(name, value);
  }
  return query.size ? `${path}?${query}` : path;
}

/** @param {Response} answer */
async function written(answer) {
  const text = await answer.text();
  if (!(answer.headers.get('content-type') ?? '').startsWith('application/json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** @param {string} method @param {string} url @param {HeadersInit} headers @param {string | undefined} body @param {Element} out */
async function send(method, url, headers, body, out) {
  const begun = performance.now();
  try {
    const answer = await fetch(url, { method: method.toUpperCase(), headers, body });
    const text = await written(answer);
    const took = Math.round(performance.now() - begun);
    const status = el('span', { class: answer.ok ? 'good' : 'bad' }, `${answer.status} ${answer.statusText}`);
    out.replaceChildren(el('p', {}, status, ` from ${url} in ${took} ms`), el('pre', { tabindex: '0' }, text || '(nothing)'));
  } catch (fault) {
    out.replaceChildren(el('p', { class: 'bad' }, `The server could not be reached: ${fault.message}`));
  }
}

/** @param {string} url @param {HTMLButtonElement} button @param {Element} out */
function listen(url, button, out) {
  if (button.source) {
    button.source.close();
    button.source = null;
    button.textContent = 'Listen';
    return;
  }
  const told = el('pre', { tabindex: '0' });
  const line = (/** @type {string} */ text) => told.append(`${text}\n`);
  out.replaceChildren(told);
  button.source = new EventSource(url);
  button.textContent = 'Stop';
  button.source.onopen = () => line(': open');
  button.source.onerror = () => line(': no stream; a browser that holds nothing yet has none');
  for (const kind of ['table', 'here', 'gone', 'bye']) {
    button.source.addEventListener(kind, (event) => line(`event: ${kind}  id: ${event.lastEventId}  data: ${event.data}`));
  }
}

/** @param {any} doc @param {string} method @param {string} path @param {any} operation */
export function tryOut(doc, method, path, operation) {
  const asked = (operation.parameters ?? []).map((one) => resolve(doc, one));
  const content = operation.requestBody && resolve(doc, operation.requestBody).content['application/json'];
  const streams = 'text/event-stream' in (operation.responses[200]?.content ?? {});
  const inputs = asked.map((one) => ({ one, input: el('input', { name: one.name, autocomplete: 'off', ...(one.required ? { required: '' } : {}) }) }));
  const area = content && el('textarea', { spellcheck: 'false', 'aria-label': 'Body' }, JSON.stringify(exampleOf(doc, content.schema), null, 2));
  const button = el('button', { type: 'submit' }, streams ? 'Listen' : 'Send');
  const out = el('div', { class: 'answer', 'aria-live': 'polite' });
  const labels = inputs.map(({ one, input }) => el('label', {}, `${one.name} (${one.in})`, input));
  const form = el('form', {}, ...(labels.length ? [el('div', { class: 'row' }, ...labels)] : []), ...(area ? [area] : []), button, out);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = inputs.map(({ one, input }) => ({ name: one.name, in: one.in, value: input.value.trim() }));
    const url = address(path, given);
    if (streams) return listen(url, button, out);
    const headers = Object.fromEntries(given.filter((one) => one.in === 'header' && one.value).map((one) => [one.name, one.value]));
    if (area) headers['Content-Type'] = 'application/json';
    return send(method, url, headers, area?.value, out);
  });
  return el('details', { class: 'try' }, el('summary', {}, 'Try it'), form);
}
