// Making a table: with friends by links, or round one screen; edition, seats, bots and their levels, options.
import { html, useSignal } from '../html.js';
import { me } from '../api/me.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';

/** @typedef {{who: 'me' | 'open' | 'bot', level: string, name: string}} SeatWish */

const DAY = 86400;

/** @param {string} name @param {any} event */
const checked = (name, event) => ({ [name]: event.target.checked });

/** @param {{seat: SeatWish, at: number, how: string, levels: string[], change: (changed: Partial<SeatWish>) => void}} props */
function SeatChoice({ seat, at, how, levels, change }) {
  const label = t('seat-number', { number: at + 1 });
  const kinds = at === 0 ? ['me'] : how === 'friends' ? ['open', 'bot'] : ['me', 'bot'];
  return html`<li>
    <span class="seat-no">${label}</span>
    ${at === 0 && how === 'friends'
      ? html`<b>${me.value.name || t('seat-you')}</b>`
      : html`<select aria-label=${t('make-who', { seat: label })} value=${seat.who} onChange=${(/** @type {any} */ event) => change({ who: event.target.value })} disabled=${kinds.length < 2}>
          ${kinds.map((who) => html`<option key=${who} value=${who} selected=${who === seat.who}>${t(`make-${how}-${who}`)}</option>`)}
        </select>`}
    ${seat.who === 'bot' &&
    html`<select aria-label=${t('make-level-of', { seat: label })} value=${seat.level} onChange=${(/** @type {any} */ event) => change({ level: event.target.value })}>
      ${levels.map((level) => html`<option key=${level} value=${level} selected=${level === seat.level}>${t(`level-${level}`)}</option>`)}
    </select>`}
    ${seat.who === 'me' &&
    how === 'screen' &&
    html`<input type="text" maxlength="40" aria-label=${t('make-name-of', { seat: label })} placeholder=${at === 0 && me.value.name ? me.value.name : t('make-name')} value=${seat.name} onInput=${(/** @type {any} */ event) => change({ name: event.target.value })} />`}
  </li>`;
}

/**
 * @param {{game: import('./home.js').Game, how: 'friends' | 'screen', start: (wish: object) => void, busy: boolean, trouble: import('../api/client.js').Refusal | null, close: () => void}} props
 */
export function Making({ game, how, start, busy, trouble, close }) {
  const edition = useSignal(game.default_edition);
  const allowed = game.editions.find(({ name }) => name === edition.value) ?? game.editions[0];
  const other = /** @type {'open' | 'me'} */ (how === 'friends' ? 'open' : 'me');
  /** @type {import('../html.js').Signal<SeatWish[]>} */
  const seats = useSignal(Array.from({ length: Math.min(4, allowed.most) }, (_, at) => ({ who: at === 0 ? 'me' : at < 2 ? other : 'bot', level: 'player', name: '' })));
  const terms = useSignal({ open_to_watch: false, hints: true, take_back: true, open_hands: false });
  const after = useSignal('');

  /** @param {number} count */
  const count = (count) => {
    const more = Array.from({ length: Math.max(0, count - seats.value.length) }, () => ({ who: other, level: 'player', name: '' }));
    seats.value = [...seats.value, ...more].slice(0, count);
  };
  const choose = (/** @type {string} */ name) => {
    edition.value = name;
    const range = game.editions.find((one) => one.name === name) ?? allowed;
    count(Math.max(range.least, Math.min(range.most, seats.value.length)));
  };
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    const { open_to_watch: watched, hints, take_back: back, open_hands: open } = terms.value;
    const options = { ...(back ? {} : { undo: 'never' }), ...(open ? { open_hands: true } : {}) };
    start({
      game: game.name,
      edition: edition.value,
      options,
      seats: seats.value.map(({ who, level, name }) => (who === 'bot' ? { who, level } : name.trim() ? { who, name: name.trim() } : { who })),
      open_to_watch: watched,
      hints,
      absence: { after: after.value ? Number(after.value) : null },
    });
  };
  const term = (/** @type {'open_to_watch' | 'hints' | 'take_back' | 'open_hands'} */ name) => html`<label class="check">
    <input type="checkbox" checked=${terms.value[name]} onChange=${(/** @type {any} */ event) => (terms.value = { ...terms.value, ...checked(name, event) })} />
    <span>${t(`make-${name.replaceAll('_', '-')}`)}</span>
  </label>`;
  const foot = html`<button type="button" class="btn quiet" onClick=${close}>${t('cancel')}</button>
    <button type="submit" form="making" class="btn primary" disabled=${busy}>${t(how === 'friends' ? 'make-links' : 'make-start')}</button>`;
  return html`<${Dialog} title=${t(`make-${how}-title`, { game: game.title })} close=${close} foot=${foot}>
    <form id="making" class="form" onSubmit=${go}>
      ${trouble && html`<p class="notice stop" role="alert">${refusalText(trouble)}</p>`}
      <div class="two">
        ${game.editions.length > 1 &&
        html`<label class="field"><span>${t('make-edition')}</span>
          <select value=${edition.value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
            ${game.editions.map(({ name, least, most }) => html`<option key=${name} value=${name} selected=${name === edition.value}>${t('make-edition-players', { name, least, most })}</option>`)}
          </select>
        </label>`}
        <label class="field"><span>${t('make-players')}</span>
          <select value=${seats.value.length} onChange=${(/** @type {any} */ event) => count(Number(event.target.value))}>
            ${Array.from({ length: allowed.most - allowed.least + 1 }, (_, i) => allowed.least + i).map((n) => html`<option key=${n} value=${n} selected=${n === seats.value.length}>${n}</option>`)}
          </select>
        </label>
      </div>
      <ol class="make-seats">
        ${seats.value.map((seat, at) => html`<${SeatChoice} key=${at} seat=${seat} at=${at} how=${how} levels=${game.levels} change=${(/** @type {Partial<SeatWish>} */ changed) => (seats.value = seats.value.map((one, k) => (k === at ? { ...one, ...changed } : one)))} />`)}
      </ol>
      <details class="more">
        <summary>${t('make-more')}</summary>
        ${term('hints')} ${term('take_back')} ${how === 'friends' && term('open_to_watch')} ${game.options.some(({ name }) => name === 'open_hands') && term('open_hands')}
        ${how === 'friends' &&
        html`<label class="field"><span>${t('make-absence')}</span>
          <select value=${after.value} onChange=${(/** @type {any} */ event) => (after.value = event.target.value)}>
            ${['', 300, DAY, 3 * DAY, 7 * DAY].map((seconds) => html`<option key=${seconds} value=${seconds} selected=${`${seconds}` === after.value}>${t(`make-absence-${seconds || 'never'}`)}</option>`)}
          </select>
        </label>`}
      </details>
      <p class="note">${t(`make-${how}-note`)}</p>
    </form>
  <//>`;
}
