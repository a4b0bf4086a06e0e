// The body of the preview panel, which lists what a move brings.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { drawSymbol, Sign } from '../../signs/signs.js';
import { goodsName } from '../map/stones.js';
import { argsOf } from '../../table/narrator.js';
import { listed } from '../../words/words.js';
import { LETTERS, SYMBOLS, describeCard, cardByCode, letterOfSymbol } from '../cards/faces.js';

/** @import {LegalMove, Sketch, Scene, Children, Preview as PreviewData} from '../types.js' */
/** @import {Message} from '../../api/model.js' */

/**
 * A line of the preview: its sign, an emphasised word (`strong`), the text after it, the points and the rule. A line is
 * `quiet` if it brings nothing.
 * @typedef {{sign: Children, text: string, strong?: string, points?: number, rule?: string, quiet?: boolean}} Line
 */

/**
 * The largest number of lines in one column; a preview with more lines has two columns. Lines about symbols that are
 * not won are added only as long as one column has space.
 */
const MAX_LINES = 4;

/** The sign of the line about a withdrawal that wins nothing: a niche without a prize. */
const EMPTY_NICHE = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M3.5 14.5V8a4.5 4.5 0 0 1 9 0v6.5z" fill="none" stroke="currentColor" stroke-width="1.5" />
</svg>`;

/**
 * Returns the lines about what a withdrawal or the placing of a palace wins, builds and scores.
 * @param {Scene} scene @param {Message[]} story @param {Sketch} sketch
 * @returns {Line[]}
 */
function gainLines(scene, story, sketch) {
  const { t, board } = scene;
  const palaceIcon = html`<svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
    ${drawSymbol(`p-${scene.seats[scene.seat ?? 0].figure}`, 0, 0, 32)}
  </svg>`;
  const pointsFrom = (/** @type {string} */ source) =>
    argsOf(story, 'taj-mahal.scored')
      .filter((event) => event.source === source)
      .reduce((sum, event) => sum + event.points, 0);
  /** @type {Line[]} */
  const lines = [];
  const cities = argsOf(story, 'taj-mahal.built').map(({ city }) => city);
  const claims = new Map(argsOf(story, 'taj-mahal.claimed').map(({ city, bonus }) => [city, bonus]));
  const won = argsOf(story, 'taj-mahal.won').map(({ symbol }) => symbol);
  const advisors = won.filter((symbol) => symbol !== 'mogul' && symbol !== 'elephant');
  const bonusName = (/** @type {string} */ bonus) => t('taj-mahal-bonus', { bonus: goodsName(bonus, board) });
  const palaceText = (/** @type {string} */ city) => {
    const bonus = claims.get(city);
    if (!bonus) return t('taj-mahal-line-palace', { city });
    return t('taj-mahal-line-palace-tile', { city, bonus: bonusName(bonus) });
  };
  if (advisors.length) {
    for (const [index, symbol] of advisors.entries())
      lines.push({
        sign: html`<${Sign} name=${letterOfSymbol(symbol)} />`,
        strong: t('taj-mahal-symbol', { symbol }),
        text: cities[index] ? palaceText(cities[index]) : '',
        rule: 'TM-4.2',
      });
  } else {
    cities.forEach((city, index) => {
      const bonus = claims.get(city);
      if (index)
        lines.push({ sign: palaceIcon, text: t('taj-mahal-line-then', { palace: palaceText(city) }), rule: 'TM-4.2' });
      else if (bonus)
        lines.push({ sign: palaceIcon, text: t('taj-mahal-line-takes', { bonus: bonusName(bonus) }), rule: 'TM-4.3' });
    });
  }
  const bonusPoints = pointsFrom('bonus') + pointsFrom('goods');
  if (bonusPoints) {
    // The points of a single bonus tile are added to the line about its city, if there is one. Otherwise the points of
    // bonus tiles have a line of their own.
    const claimIndex = cities.findIndex((city) => claims.has(city));
    if (claims.size === 1 && lines.length === cities.length) lines[claimIndex].points = bonusPoints;
    else if (claims.size === 1 && lines.length === 1) lines[0].points = bonusPoints;
    else
      lines.push({
        sign: html`<${Sign} name="rice" />`,
        text: t('taj-mahal-line-bonus'),
        points: bonusPoints,
        rule: 'TM-4.4',
      });
  }
  const crownedCity = argsOf(story, 'taj-mahal.crowned')[0]?.city;
  const crownText = crownedCity ? t('taj-mahal-line-crown', { city: crownedCity }) : '';
  if (won.includes('mogul')) {
    lines.push({
      sign: html`<${Sign} name="K" />`,
      strong: t('taj-mahal-symbol', { symbol: 'mogul' }),
      text: crownText,
      rule: 'TM-4.5',
    });
  } else if (crownedCity && cities.length) {
    lines.push({
      sign: html`<${Sign} name="K" />`,
      text: t('taj-mahal-line-then', { palace: crownText }),
      rule: 'TM-4.5',
    });
  }
  if (won.includes('elephant') || pointsFrom('tiles')) {
    lines.push({
      sign: html`<${Sign} name="E" />`,
      strong: t('taj-mahal-symbol', { symbol: 'elephant' }),
      text: t('taj-mahal-line-tile'),
      points: pointsFrom('tiles'),
      rule: 'TM-4.6',
    });
  }
  const provinceNames = (sketch.provinces ?? []).map((province) => t('taj-mahal-province', { province }));
  if (pointsFrom('palaces'))
    lines.push({
      sign: palaceIcon,
      text: t('taj-mahal-line-join', { provinces: listed(provinceNames), count: pointsFrom('palaces') }),
      points: pointsFrom('palaces'),
      rule: 'TM-4.7',
    });
  return lines;
}

/**
 * Returns the lines about symbols that the player shows but does not win, with the reason.
 * @param {Scene} scene @param {Message[]} story
 * @returns {Line[]}
 */
function lostSymbolLines(scene, story) {
  const { t, view } = scene;
  const ownSymbols = view.table.seats[scene.seat ?? 0].symbols;
  const won = argsOf(story, 'taj-mahal.won').map(({ symbol }) => symbol);
  return LETTERS.filter(
    (letter) => ownSymbols[letter] && view.table.leads[letter] && !won.includes(SYMBOLS[letter]),
  ).map((letter) => {
    const lead = view.table.leads[letter];
    const rivals = lead.seats.filter((seat) => seat !== scene.seat).map((seat) => scene.names[seat]);
    if (lead.unrest) rivals.push(t('taj-mahal-unrest'));
    return {
      sign: html`<${Sign} name=${letter} />`,
      text: t('taj-mahal-line-stays', {
        symbol: t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }),
        mine: ownSymbols[letter],
        rivals: listed(rivals),
        most: lead.most,
      }),
      rule: 'TM-4.1',
      quiet: true,
    };
  });
}

/**
 * Returns the line about a card that is played or taken.
 * @param {Scene} scene @param {string} code @param {string} rule @returns {Line}
 */
const cardLine = ({ t, board }, code, rule) => ({
  sign: html`<${Sign} name="card" />`,
  text: describeCard(cardByCode(code, board), t),
  rule,
});

/**
 * Returns the lines about playing cards: whether the player leads in each symbol on them.
 * @param {Scene} scene @param {{card: string, companion: string | null}} parts @param {PreviewData} preview
 * @returns {Line[]}
 */
function playLines(scene, { card, companion }, preview) {
  const { t } = scene;
  const { symbols = {}, stands = {} } = preview.sketch;
  /** @type {Line[]} */
  const lines = LETTERS.filter((letter) => stands[letter]).map((letter) => ({
    sign: html`<${Sign} name=${letter} />`,
    text: t('taj-mahal-line-symbol', {
      symbol: t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }),
      count: symbols[letter],
      stands: stands[letter],
    }),
    rule: 'TM-4.1',
    quiet: stands[letter] === 'behind',
  }));
  if (preview.points)
    lines.unshift({
      sign: html`<b>+2</b>`,
      text: t('taj-mahal-special', { effect: 'points', special: scene.board.names.special }),
      points: preview.points,
      rule: 'TM-3.6',
    });
  if (lines.length) return lines;
  return [card, ...(companion ? [companion] : [])].map((code) => cardLine(scene, code, 'TM-3.1'));
}

/**
 * Returns the lines about a withdrawal: what it wins, the cards taken from the display, and the symbols not won.
 * @param {Scene} scene @param {PreviewData} preview
 * @returns {Line[]}
 */
function withdrawalLines(scene, { story, best_story, sketch }) {
  const lines = gainLines(scene, [...story, ...best_story], sketch);
  const { cards } = sketch;
  // Who withdraws without having played gives up all prizes of the visit.
  if (cards?.deck)
    lines.push({ sign: EMPTY_NICHE, text: scene.t('taj-mahal-line-unplayed'), rule: 'TM-4.1', quiet: true });
  if (cards && (cards.deck || !lines.length))
    lines.push({
      sign: html`<${Sign} name="card" />`,
      text: scene.t('taj-mahal-line-cards', { cards: cards.display, extra: cards.deck ? 'yes' : 'no' }),
      rule: cards.rule,
      quiet: true,
    });
  return lines.length < MAX_LINES
    ? [...lines, ...lostSymbolLines(scene, story).slice(0, MAX_LINES - lines.length)]
    : lines;
}

/** Returns the lines of a move's preview. @param {Scene} scene @param {LegalMove} move */
function linesOf(scene, { parts, preview }) {
  if (parts.kind === 'withdraw') return withdrawalLines(scene, preview);
  if (parts.kind === 'take') return [cardLine(scene, parts.card, 'TM-4.9')];
  if (parts.kind === 'play') return playLines(scene, parts, preview);
  return gainLines(scene, [...preview.story, ...preview.best_story], preview.sketch);
}

/** The preview of a move. @param {{scene: Scene, move: LegalMove}} props */
export function Preview({ scene, move }) {
  const lines = linesOf(scene, move);
  return html`<ul class="gains ${lines.length > MAX_LINES ? 'many' : ''}">
    ${lines.map(
      (line, index) => html`<li key=${index} class=${line.quiet ? 'quiet' : ''}>
        ${line.sign}<span
          >
          ${line.strong && html`<b>${line.strong}</b>${line.text ? scene.t('colon') : ''}`}
          ${line.text}
          <${RuleRef} game="taj-mahal" rule=${line.rule} isShort=${true} />
        </span
        >
        <span class="gain">${line.points ? `+${line.points}` : ''}</span>
      </li>`,
    )}
  </ul>`;
}
