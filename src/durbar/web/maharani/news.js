// The news of Maharani: complete sentences about a turn, from the longest to the shortest.
import { html } from '../html.js';
import { Sign } from '../signs/signs.js';
import { makeSentence } from '../table/news.js';
import { argsOf } from '../table/narrator.js';
import { listed } from '../words/words.js';
import { animalSign, colourOf } from './floor/facts.js';
import { Letter, Stone } from './tiles/stones.js';

/** @import {Scene} from './types.js' */
/** @import {Entry} from '../table/part.js' */
/** @import {Draw, Sentence} from '../table/news.js' */

/**
 * Returns the text of a tile that was laid, and its space.
 * @param {{tile: string, space: string}} placed @param {Scene} scene @param {Draw} draw @param {boolean} isShort
 */
function tileText({ tile, space }, { t, board }, draw, isShort) {
  const colour = colourOf(board, board.tiles[tile].colour);
  const label = t('maharani-colour', { colour: colour.name });
  const attributes = isShort ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  const picture = html`<svg class="news-tile" viewBox="0 0 100 100" ...${attributes}>
    <${Stone} colour=${colour} />
    ${isShort && html`<${Letter} colour=${colour} size=${64} />`}
  </svg>`;
  return t(isShort ? 'maharani-news-tile-short' : 'maharani-news-tile', {
    colour: colour.name,
    sign: draw(picture, isShort ? label : ''),
    space,
  });
}

/** Returns the sign of an animal. @param {string} animal @param {Draw} draw */
function animalText(animal, draw) {
  const name = animalSign(animal);
  return name ? draw(html`<${Sign} name=${name} />`) : '';
}

/** Returns the sentences about a turn. @param {Entry[]} turn @param {Scene} scene @returns {Sentence[]} */
export function news(turn, scene) {
  const { t, names } = scene;
  const story = turn.flatMap((entry) => entry.story ?? []);
  const seat = turn[0].seat ?? 0;
  const person = { who: seat === scene.seat ? 'you' : 'other', name: names[seat] };
  const placed = argsOf(story, 'maharani.placed');
  const hasRenewed = story.some(({ id }) => id === 'maharani.renewed');
  if (!placed.length && !hasRenewed) return [];
  const income = argsOf(story, 'maharani.scored').reduce((sum, args) => sum + (args.seat === seat ? args.gold : 0), 0);
  const cost = argsOf(story, 'maharani.paid').reduce((sum, { gold }) => sum + gold, 0);
  const net = income - cost;
  const animalOf = (/** @type {string} */ name) =>
    scene.view.table.quarters.find(({ quarter }) => quarter === name)?.animal ?? '';
  const sentence = (/** @type {'long' | 'middle' | 'short'} */ size) =>
    makeSentence((draw) => {
      if (!placed.length) return t('maharani-news-renews', person);
      const tiles = placed.map((args) => tileText(args, scene, draw, size !== 'long'));
      const parts = [
        size === 'short'
          ? t('maharani-news-lays-some', { ...person, count: placed.length })
          : t('maharani-news-lays', { ...person, tiles: listed(tiles) }),
      ];
      if (size === 'long') {
        const count = argsOf(story, 'maharani.artisan-new').length;
        if (count) parts.push(t('maharani-news-places', { ...person, count }));
        for (const { left, space } of argsOf(story, 'maharani.artisan-moved'))
          parts.push(t('maharani-news-moves', { ...person, left, space }));
        for (const { quarter } of argsOf(story, 'maharani.marker-turned')) {
          const animal = animalOf(quarter);
          parts.push(t('maharani-news-turns', { ...person, animal, sign: animalText(animal, draw) }));
        }
      }
      if (size !== 'short')
        for (const { quarter } of argsOf(story, 'maharani.quarter-full')) {
          const animal = animalOf(quarter);
          parts.push(t('maharani-news-full', { animal, sign: animalText(animal, draw) }));
        }
      if (net) {
        const gold = t('maharani-gold-short', { gold: `${net > 0 ? '+' : '−'}${Math.abs(net)}` });
        parts.push(draw(html`<b class="news-gain">${gold}</b>`, gold));
      }
      return parts.join(', ');
    });
  return placed.length ? [sentence('long'), sentence('middle'), sentence('short')] : [sentence('long')];
}
