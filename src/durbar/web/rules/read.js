// Parses the text of a rulebook into sections, and each section into numbered rules and other blocks.

/** @typedef {{kind: 'rule' | 'text' | 'list' | 'table' | 'code', lines: string[], number?: string}} Block */
/** @typedef {{id: string, number: string, title: string, blocks: Block[]}} Section */
/**
 * A book; its first section is the text before the first heading.
 * @typedef {{title: string, sections: Section[]}} Book
 */

/** Matches the number at the start of a rule, such as "**TM-4.7**". */
const RULE_START = /^\**([A-Z]{2}-\d+\.\d+[a-z]?)\b\**:?\s+/;
/** Matches a heading: its level, its number and its title. */
const HEADING = /^(#+)\s*(?:(\d+)\s+)?(.*)$/;

/** Parses a list item, which is a numbered rule or an ordinary item. @param {string} line @returns {Block} */
function parseItem(line) {
  const rule = RULE_START.exec(line);
  return rule
    ? { kind: 'rule', number: rule[1], lines: [line.slice(rule[0].length)] }
    : { kind: 'list', lines: [line] };
}

/**
 * Adds a line to the blocks of a section.
 * @param {Block[]} blocks @param {string} line
 * @param {boolean} startsBlock whether the line starts a new block; otherwise it may continue the last block
 */
function addLine(blocks, line, startsBlock) {
  const last = startsBlock ? undefined : blocks.at(-1);
  if (/^[-*] /.test(line)) {
    const block = parseItem(line.slice(2));
    if (block.kind === 'list' && last?.kind === 'list') last.lines.push(...block.lines);
    else blocks.push(block);
  } else if (line.startsWith('|')) {
    if (last?.kind === 'table') last.lines.push(line);
    else blocks.push({ kind: 'table', lines: [line] });
  } else if (last && last.kind !== 'table') last.lines[last.lines.length - 1] += ` ${line.trim()}`;
  else blocks.push({ kind: 'text', lines: [line.trim()] });
}

/** Parses a rules page, written in a subset of Markdown. @param {string} page @returns {Book} */
export function parseBook(page) {
  /** @type {Book} */
  const book = { title: '', sections: [{ id: 'start', number: '', title: '', blocks: [] }] };
  let startsBlock = true;
  /** @type {Block | null} */
  let codeBlock = null;
  for (const line of page.split('\n')) {
    const section = book.sections[book.sections.length - 1];
    const heading = !codeBlock && line.startsWith('#') && HEADING.exec(line);
    if (line.startsWith('```')) {
      codeBlock = codeBlock ? null : { kind: 'code', lines: [] };
      if (codeBlock) section.blocks.push(codeBlock);
    } else if (codeBlock) codeBlock.lines.push(line);
    else if (heading && heading[1].length === 1) book.title = heading[3];
    else if (heading) {
      const number = heading[2] ?? '';
      book.sections.push({ id: number || `end-${book.sections.length}`, number, title: heading[3], blocks: [] });
    } else if (line.trim()) addLine(section.blocks, line, startsBlock);
    startsBlock = !line.trim() || !!heading || line.startsWith('```');
  }
  return book;
}

/** Returns a line without emphasis marks and links. @param {string} text */
export const withoutMarkup = (text) => text.replace(/\*\*?|`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Returns the head and the other rows of a table. @param {string[]} lines */
export function parseTable(lines) {
  const [head, , ...body] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { head, body };
}
