// The form for a new table: with friends by links, or on one screen; edition, seats, bots and their levels, options.
import { html, useSignal } from '../html.js';
import { me } from '../api/me.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Options, toSend, OwnBoard } from './options.js';

/** @typedef {{who: 'me' | 'open' | 'bot', level: import('../api/model.js').Level, name: string}} SeatForm */

const DAY = 86400;

/**
 * @param {{seat: SeatForm, at: number, how: string, levels: string[], change: (changed: Partial<SeatForm>) => void}}
 *   props
 */
function SeatChoice({ seat, at, how, levels, change }) {
  const label = t('seat-number', { number: at + 1 });
  const kinds = at === 0 ? ['me'] : how === 'friends' ? ['open', 'bot'] : ['me', 'bot'];
  const changes =
    (/** @type {'who' | 'level' | 'name'} */ name) =>
    (/** @type {import('../html.js').FieldEvent} */ { target }) =>
      change({ [name]: target.value });
  const who = html`<select aria-label=${t('make-who', { seat: label })} value=${seat.who} onChange=${changes('who')}
      disabled=${kinds.length < 2}>
    ${kinds.map(
      (one) => html`<option key=${one} value=${one} selected=${one === seat.who}>
        ${t(`make-${how}-${one}`)}
      </option>`,
    )}
  </select>`;
  const level = html`<select aria-label=${t('make-level-of', { seat: label })} value=${seat.level}
      onChange=${changes('level')}>
    ${levels.map(
      (one) => html`<option key=${one} value=${one} selected=${one === seat.level}>${t(`level-${one}`)}</option>`,
    )}
  </select>`;
  const name = html`<input type="text" maxlength="40" aria-label=${t('make-name-of', { seat: label })}
      placeholder=${at === 0 && me.value.name ? me.value.name : t('make-name')} value=${seat.name}
      onInput=${changes('name')} />`;
  return html`<li>
    <span class="seat-no">${label}</span>
    ${at === 0 && how === 'friends' ? html`<b>${me.value.name || t('seat-you')}</b>` : who}
    ${seat.who === 'bot' && level} ${seat.who === 'me' && how === 'screen' && name}
  </li>`;
}

/** Returns the name of a seat in the form. @param {SeatForm} seat @param {number} index */
const called = ({ name, who }, index) =>
  name.trim() || (index === 0 && who === 'me' && me.value.name) || t('seat-number', { number: index + 1 });

/**
 * @typedef Props
 * @property {import('./home.js').Game} game
 * @property {'friends' | 'screen'} how
 * @property {(request: import('./opening.js').CreateTableRequest) => void} start
 * @property {boolean} busy
 * @property {import('../api/client.js').Refusal | null} trouble
 * @property {() => void} close
 */

/** @param {Props} props */
export function Making({ game, how, start, busy, trouble, close }) {
  const edition = useSignal(game.default_edition);
  const allowed = game.editions.find(({ name }) => name === edition.value) ?? game.editions[0];
  const other = /** @type {'open' | 'me'} */ (how === 'friends' ? 'open' : 'me');
  /** @type {import('../html.js').Signal<SeatForm[]>} */
  const seats = useSignal(
    Array.from({ length: Math.min(4, allowed.most) }, (_, index) => ({
      who: index === 0 ? 'me' : index < 2 ? other : 'bot',
      level: 'player',
      name: '',
    })),
  );
  const terms = useSignal({ open_to_watch: false, hints: true });
  /** @type {import('../html.js').Signal<import('./options.js').Chosen>} */
  const chosen = useSignal({});
  /** @type {import('../html.js').Signal<import('./options.js').OwnBoardFile>} */
  const board = useSignal(null);
  const after = useSignal('');

  /** @param {number} count */
  const count = (count) => {
    const more = Array.from({ length: Math.max(0, count - seats.value.length) }, () => ({
      who: other,
      level: /** @type {const} */ ('player'),
      name: '',
    }));
    seats.value = [...seats.value, ...more].slice(0, count);
  };
  const choose = (/** @type {string} */ name) => {
    edition.value = name;
    const range = game.editions.find((one) => one.name === name) ?? allowed;
    count(Math.max(range.least, Math.min(range.most, seats.value.length)));
  };
  const change = (/** @type {number} */ index) => (/** @type {Partial<SeatForm>} */ changed) => {
    seats.value = seats.value.map((one, k) => (k === index ? { ...one, ...changed } : one));
  };
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    const toSeat = (/** @type {SeatForm} */ { who, level, name }) =>
      who === 'bot' ? { who, level } : name.trim() ? { who, name: name.trim() } : { who };
    start({
      game: game.name,
      edition: edition.value,
      options: toSend(game.options, chosen.value),
      ...(board.value ? { board: board.value } : {}),
      seats: seats.value.map(toSeat),
      ...terms.value,
      absence: { after: after.value ? Number(after.value) : null },
    });
  };
  const term = (/** @type {'open_to_watch' | 'hints'} */ name) => html`<label class="check">
    <input type="checkbox" checked=${terms.value[name]}
        onChange=${(/** @type {import('../html.js').FieldEvent} */ { target }) =>
          (terms.value = { ...terms.value, [name]: target.checked })} />
    <span>${t(`make-${name.replaceAll('_', '-')}`)}</span>
  </label>`;
  const range = Array.from({ length: allowed.most - allowed.least + 1 }, (_, i) => allowed.least + i);
  const editions = html`<label class="field"><span>${t('make-edition')}</span>
    <select value=${edition.value}
        onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          choose(target.value)}>
      ${game.editions.map(
        ({ name, least, most }) =>
          html`<option key=${name} value=${name} selected=${name === edition.value}>
            ${t('make-edition-players', { name, least, most })}
          </option>`,
      )}
    </select>
  </label>`;
  const absence = html`<label class="field"><span>${t('make-absence')}</span>
    <select value=${after.value}
        onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          (after.value = target.value)}>
      ${['', 300, DAY, 3 * DAY, 7 * DAY].map(
        (seconds) =>
          html`<option key=${seconds} value=${seconds} selected=${
            `${seconds}` === after.value
          }>${t(`make-absence-${seconds || 'never'}`)}</option>`,
      )}
    </select>
  </label>`;
  const foot = html`<button type="button" class="btn quiet" onClick=${close}>${t('cancel')}</button>
    <button type="submit" form="making" class="btn primary" disabled=${busy}>
      ${t(how === 'friends' ? 'make-links' : 'make-start')}
    </button>`;
  return html`<${Dialog} title=${t(`make-${how}-title`, { game: game.title })} close=${close} foot=${foot}>
    <form id="making" class="form" onSubmit=${go}>
      ${trouble && html`<p class="notice stop" role="alert">${refusalText(trouble)}</p>`}
      <div class="two">
        ${game.editions.length > 1 && editions}
        <label class="field"><span>${t('make-players')}</span>
          <select value=${seats.value.length}
              onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
                count(Number(target.value))}>
            ${range.map((n) => html`<option key=${n} value=${n} selected=${n === seats.value.length}>${n}</option>`)}
          </select>
        </label>
      </div>
      <ol class="make-seats">
        ${seats.value.map(
          (seat, index) => html`<${SeatChoice} key=${index} seat=${seat} at=${index} how=${how} levels=${game.levels}
              change=${change(index)} />`,
        )}
      </ol>
      <details class="more">
        <summary>${t('make-more')}</summary>
        <div class="form">
          ${term('hints')} ${how === 'friends' && term('open_to_watch')}
          <${Options} options=${game.options} game=${game.name} seats=${seats.value.map(called)} chosen=${chosen.value}
              change=${(/** @type {import('./options.js').Chosen} */ changed) => (chosen.value = changed)} />
          ${how === 'friends' && absence}
          <${OwnBoard} game=${game.name} board=${board.value}
              change=${(/** @type {import('./options.js').OwnBoardFile} */ read) => (board.value = read)} />
        </div>
      </details>
      <p class="note">${t(`make-${how}-note`)}</p>
    </form>
  <//>`;
}
