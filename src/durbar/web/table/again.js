// Another game with the same people: bots and those at this browser sit down at once, the others by new links.
import { openAs } from '../home/home.js';

/** @param {import('./part.js').Scene} scene */
export function playAgain({ state, view, seats }) {
  const wishes = seats.map(({ who, level, name }, at) => {
    if (who === 'bot') return { who, level };
    return state.you.seats.includes(at) ? { who: 'me', name } : { who: 'open' };
  });
  return openAs({ game: view.game, edition: view.edition, options: view.options, seats: wishes, open_to_watch: !!state.open_to_watch, hints: state.hints !== false });
}
