// The page about the API: reads openapi.json and writes it out for people. Nothing is fetched from elsewhere.
import { fieldsOf, exampleOf, resolve, typeOf } from './schema.js';
import { el, prose } from './writing.js';
import { tryOut } from './trying.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @param {string} path */
const pathWritten = (path) =>
  el('span', { class: 'path' }, ...path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? el('b', {}, part) : part)));

/** @param {any} doc @param {any} operation */
function parameters(doc, operation) {
  const told = (operation.parameters ?? []).map((one) => resolve(doc, one));
  if (!told.length) return [];
  const rows = told.map((one) => ({ name: one.name, schema: one.schema, need: one.required, what: `In the ${one.in}. ${one.description ?? ''}` }));
  return [el('h4', {}, 'Parameters'), fieldsOf(doc, rows, true)];
}

/** @param {any} doc @param {string} title @param {any} content @param {boolean} [marked] */
function body(doc, title, content, marked = false) {
  return Object.entries(content ?? {}).flatMap(([kind, one]) => {
    const heading = el('h4', {}, title, ' ', el('small', {}, kind));
    const example = one.example ?? exampleOf(doc, one.schema);
    const shown = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
    const fold = el('details', { class: 'part' }, el('summary', {}, 'An example'), el('pre', {}, shown));
    const plain = kind !== 'application/json';
    return plain ? [heading, ...(one.example ? [fold] : [])] : [heading, el('p', { class: 'type' }, typeOf(doc, one.schema)), fieldsOf(doc, one.schema, marked), fold];
  });
}

/** @param {any} doc @param {any} operation */
function answers(doc, operation) {
  const all = Object.entries(operation.responses).map(([status, one]) => ({ status, one: resolve(doc, one) }));
  const good = all.filter(({ status }) => Number(status) < 300);
  const bad = all.filter(({ status }) => Number(status) >= 300);
  const list = bad.map(({ status, one }) => el('li', {}, el('code', {}, status), el('span', {}, one.description)));
  return [
    ...good.flatMap(({ status, one }) =>
      one.content ? body(doc, `Answer ${status}`, one.content) : [el('h4', {}, `Answer ${status}`), el('p', { class: 'what' }, one.description)],
    ),
    el('details', { class: 'refusals' }, el('summary', {}, 'Refusals'), el('ul', {}, ...list)),
  ];
}

/** @param {any} doc @param {string} method @param {string} path @param {any} operation */
function article(doc, method, path, operation) {
  const id = operation.operationId;
  const request = operation.requestBody && resolve(doc, operation.requestBody);
  const more = operation.description.slice(operation.summary.length + 1).trim();
  return el(
    'article',
    { id, 'data-words': `${method} ${path} ${id} ${operation.summary}`.toLowerCase() },
    el('header', {}, el('span', { class: `method ${method}` }, method.toUpperCase()), pathWritten(path), el('a', { class: 'anchor', href: `#${id}` }, `#${id}`)),
    el('h3', {}, ...prose(operation.summary)),
    ...(more ? [el('p', {}, ...prose(more))] : []),
    ...parameters(doc, operation),
    ...(request ? body(doc, 'Body', request.content, true) : []),
    ...answers(doc, operation),
    tryOut(doc, method, path, operation),
  );
}

/** @param {any} doc */
function write(doc) {
  document.getElementById('title').replaceChildren(doc.info.title, ' ', el('small', {}, doc.info.version));
  const paragraphs = doc.info.description.trim().split(/\n\n+/);
  document.getElementById('intro').replaceChildren(...paragraphs.map((one) => el('p', {}, ...prose(one))));
  const index = document.getElementById('index');
  const requests = document.getElementById('requests');
  for (const tag of doc.tags) {
    const found = Object.entries(doc.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => methods[method]?.tags?.includes(tag.name)).map((method) => ({ method, path, operation: methods[method] })),
    );
    const links = found.map(({ method, path, operation }) =>
      el(
        'li',
        { 'data-of': operation.operationId },
        el('a', { href: `#${operation.operationId}`, title: `${method.toUpperCase()} ${path}` }, el('span', { class: `method ${method}` }, method.toUpperCase()), operation.operationId),
      ),
    );
    index.append(el('section', {}, el('h2', {}, tag.name), el('ul', {}, ...links)));
    const articles = found.map(({ method, path, operation }) => article(doc, method, path, operation));
    requests.append(el('section', { class: 'group', id: `group-${tag.name}` }, el('h2', {}, tag.name), el('p', {}, tag.description), ...articles));
  }
}

/** Shows only what has all the words in it. @param {string} wanted */
function find(wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  for (const one of document.querySelectorAll('article')) {
    const fits = words.every((word) => one.dataset.words.includes(word));
    one.hidden = !fits;
    document.querySelector(`[data-of="${one.id}"]`).hidden = !fits;
  }
  for (const group of document.querySelectorAll('.group, #index section')) {
    group.hidden = ![...group.querySelectorAll('article, li[data-of]')].some((one) => !one.hidden);
  }
}

function follow() {
  const seen = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const link = document.querySelector(`[data-of="${target.id}"] a`);
        if (isIntersecting) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-10% 0px -70% 0px' },
  );
  for (const one of document.querySelectorAll('article')) seen.observe(one);
}

const answer = await fetch('openapi.json', { headers: { Accept: 'application/json' } });
if (!answer.ok) {
  const told = (await answer.json()).error.text;
  document.getElementById('intro').replaceChildren(el('p', {}, told, ' ', el('a', { href: '/' }, 'To the front page')));
  throw new Error(told);
}
write(await answer.json());
document.getElementById('find').addEventListener('input', (event) => find(event.target.value));
follow();
if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
document.body.dataset.ready = 'true';
