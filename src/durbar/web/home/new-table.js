// The dialog that creates a table, either with links for friends or on a shared screen. The user chooses the edition,
// the seats, the levels of the bots, and options.
import { html, useSignal } from '../html.js';
import { me } from '../api/me.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Options, changedOptions, BoardFileField } from './options.js';

/**
 * A seat in the form.
 * @typedef {{who: 'me' | 'open' | 'bot', level: import('../api/model.js').Level, name: string}} SeatForm
 */

/** The number of seconds in a day. */
const DAY = 86400;

/**
 * The fields of one seat. The first seat (index 0) is the user's own. `onChange` is called with the changed fields.
 * @param {{seat: SeatForm, index: number, mode: string, levels: string[],
 *   onChange: (changed: Partial<SeatForm>) => void}} props
 */
function SeatChoice({ seat, index, mode, levels, onChange }) {
  const label = t('seat-number', { number: index + 1 });
  const kinds = index === 0 ? ['me'] : mode === 'friends' ? ['open', 'bot'] : ['me', 'bot'];
  const setField =
    (/** @type {'who' | 'level' | 'name'} */ name) =>
    (/** @type {import('../html.js').FieldEvent} */ { target }) =>
      onChange({ [name]: target.value });
  const who = html`<select aria-label=${t('make-who', { seat: label })} value=${seat.who} onChange=${setField('who')}
      disabled=${kinds.length < 2}>
    ${kinds.map(
      (kind) => html`<option key=${kind} value=${kind} selected=${kind === seat.who}>
        ${t(`make-${mode}-${kind}`)}
      </option>`,
    )}
  </select>`;
  const level = html`<select aria-label=${t('make-level-of', { seat: label })} value=${seat.level}
      onChange=${setField('level')}>
    ${levels.map(
      (option) =>
        html`<option key=${option} value=${option} selected=${option === seat.level}>${t(`level-${option}`)}</option>`,
    )}
  </select>`;
  const name = html`<input type="text" maxlength="40" aria-label=${t('make-name-of', { seat: label })}
      placeholder=${index === 0 && me.value.name ? me.value.name : t('make-name')} value=${seat.name}
      onInput=${setField('name')} />`;
  return html`<li>
    <span class="seat-no">${label}</span>
    ${index === 0 && mode === 'friends' ? html`<b>${me.value.name || t('seat-you')}</b>` : who}
    ${seat.who === 'bot' && level} ${seat.who === 'me' && mode === 'screen' && name}
  </li>`;
}

/**
 * Returns the name of a seat's player, or the name of the seat if the player has no name yet.
 * @param {SeatForm} seat @param {number} index
 */
const seatName = ({ name, who }, index) =>
  name.trim() || (index === 0 && who === 'me' && me.value.name) || t('seat-number', { number: index + 1 });

/**
 * @typedef Props
 * @property {import('./home.js').Game} game
 * @property {'friends' | 'screen'} mode whether friends get links, or all players share this screen
 * @property {(request: import('./opening.js').CreateTableRequest) => void} start creates the table and opens it
 * @property {boolean} busy whether a request is pending
 * @property {import('../api/client.js').Refusal | null} refusal why the last request was rejected
 * @property {() => void} close
 */

/** The dialog that creates a table. @param {Props} props */
export function NewTableDialog({ game, mode, start, busy, refusal, close }) {
  const edition = useSignal(game.default_edition);
  const currentEdition = game.editions.find(({ name }) => name === edition.value) ?? game.editions[0];
  // Who sits in a further seat for a person: a friend who gets a link, or somebody at this screen.
  const personKind = /** @type {'open' | 'me'} */ (mode === 'friends' ? 'open' : 'me');
  /** @type {import('../html.js').Signal<SeatForm[]>} */
  const seats = useSignal(
    Array.from({ length: Math.min(4, currentEdition.most) }, (_, index) => ({
      who: index === 0 ? 'me' : index === 1 ? personKind : 'bot',
      level: 'player',
      name: '',
    })),
  );
  const tableOptions = useSignal({ open_to_watch: false, hints: true });
  /** @type {import('../html.js').Signal<import('./options.js').Chosen>} */
  const gameOptions = useSignal({});
  /** @type {import('../html.js').Signal<import('./options.js').OwnBoardFile>} */
  const board = useSignal(null);
  const absenceSeconds = useSignal('');

  /** Removes the last seats, or adds seats for people. @param {number} count the new number of seats */
  const setSeatCount = (count) => {
    const added = Array.from({ length: Math.max(0, count - seats.value.length) }, () => ({
      who: personKind,
      level: /** @type {const} */ ('player'),
      name: '',
    }));
    seats.value = [...seats.value, ...added].slice(0, count);
  };
  const chooseEdition = (/** @type {string} */ name) => {
    edition.value = name;
    const { least, most } = game.editions.find((candidate) => candidate.name === name) ?? currentEdition;
    setSeatCount(Math.max(least, Math.min(most, seats.value.length)));
  };
  const changeSeat = (/** @type {number} */ index) => (/** @type {Partial<SeatForm>} */ changed) => {
    seats.value = seats.value.map((seat, seatIndex) => (seatIndex === index ? { ...seat, ...changed } : seat));
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const toSeat = (/** @type {SeatForm} */ { who, level, name }) =>
      who === 'bot' ? { who, level } : name.trim() ? { who, name: name.trim() } : { who };
    start({
      game: game.name,
      edition: edition.value,
      options: changedOptions(game.options, gameOptions.value),
      ...(board.value ? { board: board.value } : {}),
      seats: seats.value.map(toSeat),
      ...tableOptions.value,
      absence: { after: absenceSeconds.value ? Number(absenceSeconds.value) : null },
    });
  };
  const optionCheckbox = (/** @type {'open_to_watch' | 'hints'} */ name) => html`<label class="check">
    <input type="checkbox" checked=${tableOptions.value[name]}
        onChange=${(/** @type {import('../html.js').FieldEvent} */ { target }) =>
          (tableOptions.value = { ...tableOptions.value, [name]: target.checked })} />
    <span>${t(`make-${name.replaceAll('_', '-')}`)}</span>
  </label>`;
  const playerCounts = Array.from(
    { length: currentEdition.most - currentEdition.least + 1 },
    (_, i) => currentEdition.least + i,
  );
  const editions = html`<label class="field"><span>${t('make-edition')}</span>
    <select value=${edition.value}
        onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          chooseEdition(target.value)}>
      ${game.editions.map(
        ({ name, least, most }) =>
          html`<option key=${name} value=${name} selected=${name === edition.value}>
            ${t('make-edition-players', { name, least, most })}
          </option>`,
      )}
    </select>
  </label>`;
  const absence = html`<label class="field"><span>${t('make-absence')}</span>
    <select value=${absenceSeconds.value}
        onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          (absenceSeconds.value = target.value)}>
      ${['', 300, DAY, 3 * DAY, 7 * DAY].map(
        (seconds) =>
          html`<option key=${seconds} value=${seconds} selected=${
            `${seconds}` === absenceSeconds.value
          }>${t(`make-absence-${seconds || 'never'}`)}</option>`,
      )}
    </select>
  </label>`;
  const footer = html`<button type="button" class="btn quiet" onClick=${close}>${t('cancel')}</button>
    <button type="submit" form="making" class="btn primary" disabled=${busy}>
      ${t(mode === 'friends' ? 'make-links' : 'make-start')}
    </button>`;
  return html`<${Dialog} title=${t(`make-${mode}-title`, { game: game.title })} close=${close} footer=${footer}>
    <form id="making" class="form" onSubmit=${submit}>
      ${refusal && html`<p class="notice stop" role="alert">${refusalText(refusal)}</p>`}
      <div class="two-columns">
        ${game.editions.length > 1 && editions}
        <label class="field"><span>${t('make-players')}</span>
          <select value=${seats.value.length}
              onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
                setSeatCount(Number(target.value))}>
            ${playerCounts.map(
              (count) =>
                html`<option key=${count} value=${count} selected=${count === seats.value.length}>${count}</option>`,
            )}
          </select>
        </label>
      </div>
      <ol class="make-seats">
        ${seats.value.map(
          (
            seat,
            index,
          ) => html`<${SeatChoice} key=${index} seat=${seat} index=${index} mode=${mode} levels=${game.levels}
              onChange=${changeSeat(index)} />`,
        )}
      </ol>
      <details class="more">
        <summary>${t('make-more')}</summary>
        <div class="form">
          ${optionCheckbox('hints')} ${mode === 'friends' && optionCheckbox('open_to_watch')}
          <${Options} options=${game.options} game=${game.name} seats=${seats.value.map(seatName)}
              chosen=${gameOptions.value}
              onChange=${(/** @type {import('./options.js').Chosen} */ changed) => (gameOptions.value = changed)} />
          ${mode === 'friends' && absence}
          <${BoardFileField} game=${game.name} board=${board.value}
              onChange=${(/** @type {import('./options.js').OwnBoardFile} */ read) => (board.value = read)} />
        </div>
      </details>
      <p class="note">${t(`make-${mode}-note`)}</p>
    </form>
  <//>`;
}
