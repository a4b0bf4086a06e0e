// Enough of Markdown for the rules pages: headings, paragraphs, lists, tables, code, emphasis. Every rule gets an anchor.
import { html } from '../html.js';

const RULE = /^\**([A-Z]{2}-\d+\.\d+[a-z]?)\b\**:?\s+/;

/** @param {string} text @returns {any[]} */
function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<b>${inline(part.slice(2, -2))}</b>`;
    if (part.startsWith('*') && part.length > 2) return html`<em>${inline(part.slice(1, -1))}</em>`;
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? link[1] : part; // pages link to files that are not served: the words are kept
  });
}

/** @param {string} item */
function listItem(item) {
  const rule = RULE.exec(item);
  if (!rule) return html`<li>${inline(item)}</li>`;
  return html`<li id=${rule[1]} class="rule" tabindex="-1"><span class="rule-no">${rule[1]}</span><p>${inline(item.slice(rule[0].length))}</p></li>`;
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()));
  const [head, , ...body] = rows;
  return html`<div class="md-table" tabindex="0" role="group" aria-label=${head[0]}><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${body.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** The blocks of a page: each its kind and its lines. @param {string} page */
function blocks(page) {
  /** @type {Array<{kind: string, lines: string[]}>} */
  const found = [];
  let fenced = false;
  for (const line of page.split('\n')) {
    const last = found.at(-1);
    if (line.startsWith('```')) {
      fenced = !fenced;
      if (fenced) found.push({ kind: 'code', lines: [] });
      else found.push({ kind: 'gap', lines: [] });
    } else if (fenced) last?.lines.push(line);
    else if (!line.trim()) found.push({ kind: 'gap', lines: [] });
    else if (line.startsWith('#')) found.push({ kind: 'heading', lines: [line] });
    else if (line.startsWith('|')) last?.kind === 'table' ? last.lines.push(line) : found.push({ kind: 'table', lines: [line] });
    else if (/^[-*] /.test(line)) last?.kind === 'list' ? last.lines.push(line.slice(2)) : found.push({ kind: 'list', lines: [line.slice(2)] });
    else if (last?.kind === 'list') last.lines[last.lines.length - 1] += ` ${line.trim()}`;
    else if (last?.kind === 'text') last.lines.push(line);
    else found.push({ kind: 'text', lines: [line] });
  }
  return found;
}

/** @param {{kind: string, lines: string[]}} block */
function drawn({ kind, lines }) {
  switch (kind) {
    case 'heading': {
      const [, marks, words] = /^(#+)\s*(.*)$/.exec(lines[0]) ?? ['', '#', lines[0]];
      return marks.length === 1 ? html`<h1>${inline(words)}</h1>` : marks.length === 2 ? html`<h2>${inline(words)}</h2>` : html`<h3>${inline(words)}</h3>`;
    }
    case 'table':
      return table(lines);
    case 'list':
      return html`<ul>${lines.map(listItem)}</ul>`;
    case 'code':
      return html`<pre tabindex="0">${lines.join('\n')}</pre>`;
    case 'text':
      return html`<p>${inline(lines.join(' '))}</p>`;
    default:
      return null;
  }
}

/** @param {{page: string}} props */
export const Markdown = ({ page }) => html`<div class="md">${blocks(page).map(drawn)}</div>`;
