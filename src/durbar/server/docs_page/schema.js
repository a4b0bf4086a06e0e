// What is in a body: its fields as a table, parts of parts folded, and an example.
import { el, prose } from './writing.js';

/** What a reference refers to. @param {any} doc @param {any} one @returns {any} */
export function resolve(doc, one) {
  if (!one?.$ref) return one;
  return one.$ref.split('/').slice(1).reduce((part, key) => part[key], doc);
}

/** A schema without the possibility of null. @param {any} schema */
function within(schema) {
  const kinds = (schema?.anyOf ?? []).filter((one) => one.type !== 'null');
  return kinds.length === 1 ? { ...schema, anyOf: undefined, ...kinds[0] } : schema;
}

/** @param {any} schema */
const mayBeNull = (schema) => (schema?.anyOf ?? []).some((one) => one.type === 'null');

/** The type of something in a word or two. @param {any} doc @param {any} schema @returns {string} */
export function typeOf(doc, schema) {
  if (!schema || !Object.keys(schema).length) return 'anything';
  const or = mayBeNull(schema) ? ' or null' : '';
  const one = within(schema);
  if (one.$ref) return one.$ref.split('/').pop() + or;
  if (one.anyOf) return one.anyOf.map((each) => typeOf(doc, each)).join(' or ');
  if (one.const !== undefined) return JSON.stringify(one.const) + or;
  if (one.enum) return one.enum.map((each) => JSON.stringify(each)).join(' | ') + or;
  if (one.type === 'array') return `list of ${typeOf(doc, one.items)}${or}`;
  return (one.type ?? 'anything') + or;
}

/** What else is known: limits and the default. @param {any} schema */
function limits(schema) {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual } = within(schema) ?? {};
  const told = [];
  if (minimum !== undefined && maximum !== undefined) told.push(`${minimum} to ${maximum}`);
  else if (minimum) told.push(`at least ${minimum}`);
  if (maxLength !== undefined) told.push(`${minLength ? `${minLength} to` : 'at most'} ${maxLength} letters`);
  if (maxItems !== undefined) told.push(`${minItems ?? 0} to ${maxItems} of them`);
  if (usual !== undefined && usual !== null && usual !== '' && typeof usual !== 'object') told.push(`${JSON.stringify(usual)} if left out`);
  return told.length ? `(${told.join(', ')})` : '';
}

/** The named schema inside another, if there is one. @param {any} schema @returns {any} */
function named(schema) {
  const one = within(schema);
  return one?.$ref ? one : one?.items ? named(one.items) : null;
}

/** @param {any} doc @param {any} schema @param {boolean} marked @param {string[]} above */
function partOf(doc, schema, marked, above) {
  const ref = named(schema);
  if (!ref || above.includes(ref.$ref)) return [];
  const inside = resolve(doc, ref);
  if (!inside.properties) return [];
  const fold = el('details', { class: 'part' }, el('summary', {}, ref.$ref.split('/').pop()));
  // written when it is opened: most are not
  fold.addEventListener('toggle', () => fold.children.length > 1 || fold.append(fieldsOf(doc, inside, marked, [...above, ref.$ref])));
  return [fold];
}

/**
 * The fields of a schema as a table, or rows that were found elsewhere.
 * @param {any} doc
 * @param {any} schema
 * @param {boolean} [marked] whether to mark what has to be there
 * @param {string[]} [above] what this is inside of
 * @returns {Node}
 */
export function fieldsOf(doc, schema, marked = false, above = []) {
  const ref = named(schema);
  const whole = Array.isArray(schema) ? null : ref ? resolve(doc, ref) : schema;
  const inside = ref ? [...above, ref.$ref] : above;
  const rows = Array.isArray(schema)
    ? schema
    : Object.entries(whole?.properties ?? {}).map(([name, one]) => ({ name, schema: one, need: whole.required?.includes(name), what: one.description ?? '' }));
  const about = !Array.isArray(schema) && !above.length && whole?.description ? [el('p', { class: 'what' }, ...prose(whole.description.replaceAll('``', '`')))] : [];
  const table = el(
    'table',
    { class: 'fields' },
    el(
      'tbody',
      {},
      ...rows.map((row) =>
        el(
          'tr',
          {},
          el('td', {}, el('code', {}, el('b', {}, row.name)), ...(marked && row.need ? [el('span', { class: 'need', title: 'has to be there' }, ' *')] : [])),
          el('td', { class: 'type' }, typeOf(doc, row.schema)),
          el('td', { class: 'what' }, ...prose([row.what, limits(row.schema)].filter(Boolean).join(' ')), ...partOf(doc, row.schema, marked, inside)),
        ),
      ),
    ),
  );
  return rows.length ? el('div', {}, ...about, table) : el('div', {}, ...about);
}

/** A body as it could be. @param {any} doc @param {any} schema @param {string[]} [above] @returns {any} */
export function exampleOf(doc, schema, above = []) {
  const one = within(schema) ?? {};
  if (one.examples?.length) return one.examples[0];
  if (one.$ref) return above.includes(one.$ref) ? {} : exampleOf(doc, resolve(doc, one), [...above, one.$ref]);
  if (one.default !== undefined) return one.default;
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0];
  if (one.anyOf) return exampleOf(doc, one.anyOf[0], above);
  if (one.properties) return Object.fromEntries(Object.entries(one.properties).map(([name, each]) => [name, exampleOf(doc, each, above)]));
  if (one.type === 'array') return [exampleOf(doc, one.items, above)];
  return { string: '…', integer: one.minimum ?? 0, number: one.minimum ?? 0, boolean: false, object: {} }[one.type] ?? null;
}
