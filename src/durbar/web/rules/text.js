// Renders the text of the rules: rules with their numbers and figures, tables, and other blocks.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { parseTable } from './read.js';
import { rulesAddress } from './reference.js';

/** @import {Block} from './read.js' */
/** @import {Figures} from './figures.js' */
/** @import {Children} from '../html.js' */

/**
 * The context that the components below need to render a page.
 * @typedef RenderContext
 * @property {string} game
 * @property {string} [edition] the edition that is played
 * @property {string} [rule] the rule that was requested
 * @property {Figures} figures
 * @property {(number: string) => void} copy copies the link to a rule
 */

/** Matches markup within a line: code, emphasis, links, and references to rules and sections. */
const MARKUP = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2}-\d+\.\d+[a-z]?\b|\bsections? \d+\b)/;

/**
 * Renders a line with its markup.
 * @param {string} text @param {string} game @returns {Children[]}
 */
export function renderInline(text, game) {
  return text.split(MARKUP).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<b>${renderInline(part.slice(2, -2), game)}</b>`;
    if (part.startsWith('*') && part.length > 2) return html`<em>${renderInline(part.slice(1, -1), game)}</em>`;
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return link[1]; // the link's target is a file that is not served
    if (/^[A-Z]{2}-\d+\.\d/.test(part)) return html`<a href=${rulesAddress(game, part)}>${part}</a>`;
    const section = /^sections? (\d+)$/.exec(part);
    return section ? html`<a href=${rulesAddress(game, section[1])}>${part}</a>` : part;
  });
}

/** A rule, with its number as a link, and its figure. @param {{block: Block, context: RenderContext}} props */
function Rule({ block, context: { game, rule, figures, copy } }) {
  const number = block.number ?? '';
  const Figure = Object.hasOwn(figures, number) ? figures[number] : null;
  return html`<li id=${number} class="rule ${Figure ? 'drawn' : ''}" tabindex="-1"
      aria-current=${number === rule ? 'true' : null}>
    <a class="rule-no" href=${rulesAddress(game, number)} title=${t('rules-copy', { number })}
        onClick=${() => copy(number)}>${number}</a>
    <p>${renderInline(block.lines[0], game)}</p>
    ${
      Figure &&
      html`<figure class="figure">
        <div class="figure-art"><${Figure} /></div>
        <figcaption>${t(`rules-figure-${number.toLowerCase().replace('.', '-')}`)}</figcaption>
      </figure>`
    }
  </li>`;
}

/**
 * A table that compares editions, each in a column. A cell is dimmed if it equals the cell to its left, and the column
 * of the edition that is played is highlighted.
 * @param {{head: string[], body: string[][], context: RenderContext}} props
 */
function Editions({ head, body, context: { game, edition } }) {
  const cellClass = (/** @type {string[]} */ cells, /** @type {number} */ index) =>
    `${index > 2 && cells[index] === cells[index - 1] ? 'same' : ''} ${head[index] === edition ? 'yours' : ''}`;
  return html`<div class="book-table" tabindex="0" role="group" aria-label=${t('rules-editions')}>
    <table class="editions">
      <caption>${t('rules-editions')}</caption>
      <thead><tr>${head.map(
        (cell, index) =>
          html`<th key=${index} scope="col" class=${cell === edition ? 'yours' : ''}>${cell}${
            cell === edition && html`<span class="vh"> ${t('rules-yours')}</span>`
          }</th>`,
      )}</tr></thead>
      <tbody>
        ${body.map(
          (cells) => html`<tr key=${cells[0]}>
            <td>${renderInline(cells[0], game)}</td><th scope="row">${renderInline(cells[1], game)}</th>
            ${cells.slice(2).map(
              (
                cell,
                column,
              ) => html`<td key=${column} class=${cellClass(cells, column + 2)} data-edition=${head[column + 2]}>
                ${renderInline(cell, game)}
              </td>`,
            )}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A table. @param {{lines: string[], context: RenderContext}} props */
function Table({ lines, context }) {
  const { head, body } = parseTable(lines);
  if (head.length > 3 && head.slice(2).every((cell) => /^\d{4}$/.test(cell)))
    return html`<${Editions} head=${head} body=${body} context=${context} />`;
  return html`<div class="book-table" tabindex="0" role="group" aria-label=${head[0]}>
    <table>
      <thead>
        <tr>${head.map(
          (cell, index) => html`<th
            key=${index} scope="col">${renderInline(cell, context.game)}</th>`,
        )}</tr>
      </thead>
      <tbody>
        ${body.map(
          (cells, row) => html`<tr key=${row}>
            ${cells.map((cell, index) => html`<td key=${index}>${renderInline(cell, context.game)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Renders a block other than a rule. @param {Block} block @param {number} index @param {RenderContext} context */
function renderBlock(block, index, context) {
  switch (block.kind) {
    case 'table':
      return html`<${Table} key=${index} lines=${block.lines} context=${context} />`;
    case 'code':
      return html`<pre key=${index} tabindex="0">${block.lines.join('\n')}</pre>`;
    case 'list':
      return html`<ul key=${index}>
        ${block.lines.map((line) => html`<li>${renderInline(line, context.game)}</li>`)}
      </ul>`;
    default:
      return html`<p key=${index}>${renderInline(block.lines.join(' '), context.game)}</p>`;
  }
}

/** Renders blocks, with consecutive rules as one list. @param {{blocks: Block[], context: RenderContext}} props */
export function Blocks({ blocks, context }) {
  const rendered = [];
  for (let index = 0; index < blocks.length; ) {
    const first = index;
    while (index < blocks.length && blocks[index].kind === 'rule') index++;
    if (index > first) {
      const rules = blocks.slice(first, index);
      rendered.push(
        html`<ul class="rules" key=${first}>
          ${rules.map((block) => html`<${Rule} key=${block.number} block=${block} context=${context} />`)}
        </ul>`,
      );
    } else {
      rendered.push(renderBlock(blocks[index], index, context));
      index++;
    }
  }
  return rendered;
}
