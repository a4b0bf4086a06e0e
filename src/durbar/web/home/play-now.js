// The choice of the opponents in a game that is started with one click. It is asked once for each game and remembered.
import { html, signal, useSignal } from '../html.js';
import { Dialog } from '../table/dialog.js';
import { t } from '../words/words.js';
import { LevelChoice } from './levels.js';

/** @typedef {import('./home.js').Game} Game */
/** @typedef {import('../api/model.js').Level} Level */
/** @typedef {{players: number, level: Level}} Choice the number of players, the user included, and the bots' level */

/** The key of the choices in the browser's storage. */
const STORAGE_KEY = 'durbar-play-now';

/** Reads the choices from the browser's storage. @returns {Record<string, Choice>} */
function readChoices() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or its contents are not valid
  }
}

/** The user's choice for each game. */
const choices = signal(readChoices());

/** Returns the numbers of players that the default edition of a game allows. @param {Game} game */
export function playerCounts({ editions, default_edition: name }) {
  const { least, most } = editions.find((edition) => edition.name === name) ?? editions[0];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((count) => count > 1);
}

/**
 * Returns the choice for a game, or null if the user has not chosen yet.
 * @param {Game} game @returns {Choice | null}
 */
export function chosenFor(game) {
  const { players, level } = choices.value[game.name] ?? {};
  return playerCounts(game).includes(players) && game.levels.includes(level) ? { players, level } : null;
}

/** Remembers the choice for a game. @param {string} game @param {Choice} choice */
export function rememberChoice(game, choice) {
  choices.value = { ...choices.value, [game]: choice };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices.value));
  } catch {
    // Storage is not available: the choice lasts until the page is reloaded.
  }
}

/**
 * The form that asks for the number of players and the level of the bots. It proposes the easiest bots to a user
 * without experience.
 * @param {{game: Game, id: string, isExperienced: boolean, start: (choice: Choice) => void}} props
 */
export function OpponentsForm({ game, id, isExperienced, start }) {
  const counts = playerCounts(game);
  /** @type {import('../html.js').Signal<Choice>} */
  const choice = useSignal(
    chosenFor(game) ?? { players: Math.min(4, Math.max(...counts)), level: isExperienced ? 'player' : 'novice' },
  );
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    rememberChoice(game.name, choice.value);
    start(choice.value);
  };
  return html`<form id=${id} class="form opponents" onSubmit=${submit}>
    <fieldset class="count-choice">
      <legend>${t('choose-opponents')}</legend>
      ${counts.map(
        (players) => html`<label key=${players}>
          <input type="radio" name="opponents" value=${players} checked=${players === choice.value.players}
              onChange=${() => (choice.value = { ...choice.value, players })} />
          <span>${players - 1}</span>
        </label>`,
      )}
    </fieldset>
    <${LevelChoice} levels=${game.levels} level=${choice.value.level}
        choose=${(/** @type {Level} */ level) => (choice.value = { ...choice.value, level })} />
  </form>`;
}

/**
 * The dialog in which the user chooses the opponents.
 * @param {{game: Game, isExperienced: boolean, busy: boolean, start: (choice: Choice) => void,
 *   close: () => void}} props
 */
export function OpponentsDialog({ game, isExperienced, busy, start, close }) {
  const footer = html`<p class="note choose-note">${t('choose-note')}</p>
    <button type="submit" form="opponents" class="btn primary" disabled=${busy}>${t('make-start')}</button>`;
  return html`<${Dialog} title=${t('choose-title', { game: game.title })} close=${close} footer=${footer}>
    <${OpponentsForm} id="opponents" game=${game} isExperienced=${isExperienced} start=${start} />
  <//>`;
}
