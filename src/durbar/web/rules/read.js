// Parses a rules page: its sections, every numbered rule, and the blocks between them.

/** @typedef {{kind: 'rule' | 'text' | 'list' | 'table' | 'code', lines: string[], number?: string}} Block */
/** @typedef {{id: string, number: string, title: string, blocks: Block[]}} Section */
/** @typedef {{title: string, sections: Section[]}} Book the first section is what stands before all others */

const RULE = /^\**([A-Z]{2}-\d+\.\d+[a-z]?)\b\**:?\s+/;
const HEADING = /^(#+)\s*(?:(\d+)\s+)?(.*)$/;

/** @param {string} line @returns {Block} */
function item(line) {
  const rule = RULE.exec(line);
  return rule
    ? { kind: 'rule', number: rule[1], lines: [line.slice(rule[0].length)] }
    : { kind: 'list', lines: [line] };
}

/**
 * Adds a line to the blocks of a section.
 * @param {Block[]} blocks @param {string} line @param {boolean} apart whether an empty line came before
 */
function take(blocks, line, apart) {
  const last = apart ? undefined : blocks.at(-1);
  if (/^[-*] /.test(line)) {
    const made = item(line.slice(2));
    if (made.kind === 'list' && last?.kind === 'list') last.lines.push(...made.lines);
    else blocks.push(made);
  } else if (line.startsWith('|')) {
    if (last?.kind === 'table') last.lines.push(line);
    else blocks.push({ kind: 'table', lines: [line] });
  } else if (last && last.kind !== 'table') last.lines[last.lines.length - 1] += ` ${line.trim()}`;
  else blocks.push({ kind: 'text', lines: [line.trim()] });
}

/** Parses the Markdown of a rules page, as far as these pages use it. @param {string} page @returns {Book} */
export function readBook(page) {
  /** @type {Book} */
  const book = { title: '', sections: [{ id: 'start', number: '', title: '', blocks: [] }] };
  let apart = true;
  /** @type {Block | null} */
  let fenced = null;
  for (const line of page.split('\n')) {
    const here = book.sections[book.sections.length - 1];
    const heading = !fenced && line.startsWith('#') && HEADING.exec(line);
    if (line.startsWith('```')) {
      fenced = fenced ? null : { kind: 'code', lines: [] };
      if (fenced) here.blocks.push(fenced);
    } else if (fenced) fenced.lines.push(line);
    else if (heading && heading[1].length === 1) book.title = heading[3];
    else if (heading) {
      const number = heading[2] ?? '';
      book.sections.push({ id: number || `end-${book.sections.length}`, number, title: heading[3], blocks: [] });
    } else if (line.trim()) take(here.blocks, line, apart);
    apart = !line.trim() || !!heading || line.startsWith('```');
  }
  return book;
}

/** Returns the words of a line, without the marks of emphasis. @param {string} text */
export const bare = (text) => text.replace(/\*\*?|`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Returns the rows of a table, its head first. @param {string[]} lines */
export function rowsOf(lines) {
  const [head, , ...body] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { head, body };
}
