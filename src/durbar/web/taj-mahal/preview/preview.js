// What a move would bring, line by line: the body of the frame's preview.
import { html } from '../../html.js';
import { RuleRef } from '../../rules/reference.js';
import { ink, Sign } from '../../signs/signs.js';
import { goodsName } from '../map/stones.js';
import { argsOf } from '../../table/telling.js';
import { LETTERS, SYMBOLS, cardInWords, cardOf, letterOf } from '../cards/faces.js';

/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Sketch} Sketch */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Children} Children */

/** @typedef {import('../types.js').Preview} PreviewData */
/** @typedef {import('../../api/model.js').Message} Message */
/** @typedef {{sign: Children, text: string, strong?: string, points?: number, rule?: string, quiet?: boolean}} Line */

/** More lines than this go into two columns, and symbols that stay are only listed up to this number. */
const MOST = 4;

const list = (/** @type {string[]} */ words) =>
  new Intl.ListFormat(document.documentElement.lang || 'en').format(words);

/**
 * Returns the lines of a withdrawal or of a palace: what is won, built and scored.
 * @param {Scene} scene @param {Message[]} story @param {Sketch} sketch
 * @returns {Line[]}
 */
function actLines(scene, story, sketch) {
  const { t, board } = scene;
  const palace = html`<svg class="ic" viewBox="0 0 32 32" aria-hidden="true">
    ${ink(`p-${scene.seats[scene.seat ?? 0].figure}`, 0, 0, 32)}
  </svg>`;
  const points = (/** @type {string} */ source) =>
    argsOf(story, 'taj-mahal.scored')
      .filter((one) => one.source === source)
      .reduce((sum, one) => sum + one.points, 0);
  /** @type {Line[]} */
  const lines = [];
  const cities = argsOf(story, 'taj-mahal.built').map(({ city }) => city);
  const claims = new Map(argsOf(story, 'taj-mahal.claimed').map(({ city, bonus }) => [city, bonus]));
  const won = argsOf(story, 'taj-mahal.won').map(({ symbol }) => symbol);
  const advisors = won.filter((symbol) => symbol !== 'mogul' && symbol !== 'elephant');
  const bonusName = (/** @type {string} */ bonus) => t('taj-mahal-bonus', { bonus: goodsName(bonus, board) });
  const built = (/** @type {string} */ city) => {
    const bonus = claims.get(city);
    if (!bonus) return t('taj-mahal-line-palace', { city });
    return t('taj-mahal-line-palace-tile', { city, bonus: bonusName(bonus) });
  };
  if (advisors.length) {
    for (const [at, symbol] of advisors.entries())
      lines.push({
        sign: html`<${Sign} name=${letterOf(symbol)} />`,
        strong: t('taj-mahal-symbol', { symbol }),
        text: cities[at] ? built(cities[at]) : '',
        rule: 'TM-4.2',
      });
  } else {
    cities.forEach((city, at) => {
      const bonus = claims.get(city);
      if (at) lines.push({ sign: palace, text: t('taj-mahal-line-then', { palace: built(city) }), rule: 'TM-4.2' });
      else if (bonus)
        lines.push({ sign: palace, text: t('taj-mahal-line-takes', { bonus: bonusName(bonus) }), rule: 'TM-4.3' });
    });
  }
  const bonus = points('bonus') + points('goods');
  if (bonus) {
    const row = cities.findIndex((city) => claims.has(city));
    if (claims.size === 1 && lines.length === cities.length) lines[row].points = bonus;
    else if (claims.size === 1 && lines.length === 1) lines[0].points = bonus;
    else
      lines.push({
        sign: html`<${Sign} name="rice" />`,
        text: t('taj-mahal-line-bonus'),
        points: bonus,
        rule: 'TM-4.4',
      });
  }
  const crowned = argsOf(story, 'taj-mahal.crowned')[0]?.city;
  const crown = crowned ? t('taj-mahal-line-crown', { city: crowned }) : '';
  if (won.includes('mogul')) {
    lines.push({
      sign: html`<${Sign} name="K" />`,
      strong: t('taj-mahal-symbol', { symbol: 'mogul' }),
      text: crown,
      rule: 'TM-4.5',
    });
  } else if (crowned && cities.length) {
    lines.push({ sign: html`<${Sign} name="K" />`, text: t('taj-mahal-line-then', { palace: crown }), rule: 'TM-4.5' });
  }
  if (won.includes('elephant') || points('tiles')) {
    lines.push({
      sign: html`<${Sign} name="E" />`,
      strong: t('taj-mahal-symbol', { symbol: 'elephant' }),
      text: t('taj-mahal-line-tile'),
      points: points('tiles'),
      rule: 'TM-4.6',
    });
  }
  const joined = (sketch.provinces ?? []).map((province) => t('taj-mahal-province', { province }));
  if (points('palaces'))
    lines.push({
      sign: palace,
      text: t('taj-mahal-line-join', { provinces: list(joined), count: points('palaces') }),
      points: points('palaces'),
      rule: 'TM-4.7',
    });
  return lines;
}

/**
 * Returns the lines of symbols that the player shows and does not win, with the reason.
 * @param {Scene} scene @param {Message[]} story
 * @returns {Line[]}
 */
function stays(scene, story) {
  const { t, view } = scene;
  const mine = view.table.seats[scene.seat ?? 0].symbols;
  const won = argsOf(story, 'taj-mahal.won').map(({ symbol }) => symbol);
  return LETTERS.filter((letter) => mine[letter] && view.table.leads[letter] && !won.includes(SYMBOLS[letter])).map(
    (letter) => {
      const lead = view.table.leads[letter];
      const rivals = lead.seats.filter((seat) => seat !== scene.seat).map((seat) => scene.names[seat]);
      if (lead.unrest) rivals.push(t('taj-mahal-unrest'));
      return {
        sign: html`<${Sign} name=${letter} />`,
        text: t('taj-mahal-line-stays', {
          symbol: t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }),
          mine: mine[letter],
          rivals: list(rivals),
          most: lead.most,
        }),
        rule: 'TM-4.1',
        quiet: true,
      };
    },
  );
}

/**
 * Returns the line of a card that is played or taken.
 * @param {Scene} scene @param {string} text @param {string} rule @returns {Line}
 */
const cardLine = ({ t, board }, text, rule) => ({
  sign: html`<${Sign} name="card" />`,
  text: cardInWords(cardOf(text, board), t),
  rule,
});

/**
 * Returns the lines of playing cards: the player's standing in their symbols.
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
  return [card, ...(companion ? [companion] : [])].map((one) => cardLine(scene, one, 'TM-3.1'));
}

/**
 * Returns the lines of a withdrawal: what it wins, the cards that are taken, and what is left to others.
 * @param {Scene} scene @param {PreviewData} preview
 * @returns {Line[]}
 */
function withdrawalLines(scene, { story, best_story, sketch }) {
  const lines = actLines(scene, [...story, ...best_story], sketch);
  const { cards } = sketch;
  if (cards && (cards.deck || !lines.length))
    lines.push({
      sign: html`<${Sign} name="card" />`,
      text: scene.t('taj-mahal-line-cards', { cards: cards.display, extra: cards.deck ? 'yes' : 'no' }),
      rule: cards.rule,
      quiet: true,
    });
  return lines.length < MOST ? [...lines, ...stays(scene, story).slice(0, MOST - lines.length)] : lines;
}

/** @param {Scene} scene @param {LegalMove} move */
function linesOf(scene, { parts, preview }) {
  if (parts.kind === 'withdraw') return withdrawalLines(scene, preview);
  if (parts.kind === 'take') return [cardLine(scene, parts.card, 'TM-4.9')];
  if (parts.kind === 'play') return playLines(scene, parts, preview);
  return actLines(scene, [...preview.story, ...preview.best_story], preview.sketch);
}

/** @param {{scene: Scene, move: LegalMove}} props */
export function Preview({ scene, move }) {
  const lines = linesOf(scene, move);
  return html`<ul class="gains ${lines.length > MOST ? 'many' : ''}">
    ${lines.map(
      (line, at) => html`<li key=${at} class=${line.quiet ? 'quiet' : ''}>
        ${line.sign}<span
          >
          ${line.strong && html`<b>${line.strong}</b>${line.text ? scene.t('colon') : ''}`}
          ${line.text}
          <${RuleRef} game="taj-mahal" rule=${line.rule} short=${true} />
        </span
        >
        <span class="gain">${line.points ? `+${line.points}` : ''}</span>
      </li>`,
    )}
  </ul>`;
}
