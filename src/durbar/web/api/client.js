// Asking the server: JSON over fetch, with refusals that say what happened.
import { signal } from '../html.js';
import { language } from '../words/words.js';

/** Whether the server asks for its password first. */
export const closed = signal(false);
/** How often the password was said: what was asked before does not close the door again when its answer comes late. */
let entered = 0;

/** Something the server would not do, or a server that could not be reached (id "offline"). */
export class Refusal extends Error {
  /** @param {number} status @param {Record<string, any>} told */
  constructor(status, told) {
    super(told.text ?? told.id);
    this.status = status;
    /** @type {string} */ this.id = told.id;
    this.told = told;
  }
}

/** A key by which the server knows a request it has already answered. randomUUID would need a secure page. */
export const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} path @param {RequestInit} request @returns {Promise<any>} */
async function once(path, request) {
  const before = entered;
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, { id: 'offline' });
  }
  const told = await answer.json().catch(() => ({}));
  if (answer.status === 401 && before === entered) closed.value = true; // whatever was asked for, the password comes first
  if (!answer.ok) throw new Refusal(answer.status, { id: `http-${answer.status}`, ...told.error });
  return told;
}

/**
 * Asks. What has a key may be sent again when the line was cut: the server answers it once.
 * @param {string} method
 * @param {string} path
 * @param {{body?: object, key?: string}} [more]
 * @returns {Promise<any>}
 */
export async function ask(method, path, { body, key } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', 'Accept-Language': language.value };
  if (body) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  const request = { method, headers, body: body && JSON.stringify(body), credentials: /** @type {const} */ ('same-origin') };
  const again = method === 'GET' || key ? 2 : 0;
  for (let tries = 0; ; tries++) {
    try {
      return await once(path, request);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.id !== 'offline' || tries >= again) throw refusal;
      await pause(400 * 2 ** tries);
    }
  }
}

/** @param {Record<string, any>} values */
const query = (values) => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

export const readGames = () => ask('GET', '/api/games');
/** @param {string} game */
export const readRules = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/rules`);
/** How the game's own board is drawn. @param {string} game */
export const readUsualBoard = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/board`);
export const readStatistics = () => ask('GET', '/api/statistics');
export const readMe = () => ask('GET', '/api/me');
/** @param {{name: string, stone: string, figure: string}} me */
export const saveMe = (me) => ask('PUT', '/api/me', { body: me });
/** Where other devices open links, for a page whose own address means something else there. @returns {Promise<{origin: string | null}>} */
export const readLinksOrigin = () => ask('GET', '/api/links/origin');
/** @param {string} password */
export const enter = async (password) => {
  await ask('POST', '/api/enter', { body: { password } });
  entered += 1;
};

/** @param {object} wish */
export const createTable = (wish) => ask('POST', '/api/tables', { body: wish, key: freshKey() });
export const myTables = () => ask('GET', '/api/tables');
export const tablesToWatch = () => ask('GET', '/api/tables/watch');

/** Another game with the people of a table: whoever asks second is told of the same one. @param {string} table */
export const playAgain = (table) => ask('POST', `${at(table)}/again`, { key: freshKey() });
/** Removes a table for good. @param {string} table */
export const deleteTable = (table) => ask('DELETE', at(table));
/** @param {object} record @param {'analysis' | 'finished'} as */
export const importRecord = (record, as) => ask('POST', `/api/import`, { body: { record, as }, key: freshKey() });
/** A board file, checked: as a new table takes it. @param {string} game @param {string} text */
export const readBoardFile = (game, text) =>
  ask('POST', `/api/games/${encodeURIComponent(game)}/board`, { body: { text } });

/** A table, and what happened there since a version if one is given. @param {string} table @param {number | null} seat @param {number | null} [since] */
export const readTable = (table, seat, since = null) => ask('GET', `${at(table)}${query({ seat, since })}`);
/** @param {string} table @param {number} since @param {number | null} seat */
export const readStory = (table, since, seat) => ask('GET', `${at(table)}/story${query({ since, seat })}`);
/** Looks back from a seat, as those who watch, or with every hand open. @param {import('../replay/positions.js').Who} who */
const lookingAs = (who) => ({ seat: typeof who === 'number' ? who : null, open: who === 'open' ? true : null });
/** A table as it stood after so many moves, and after those that follow. @param {string} table @param {number} moves @param {number} many @param {import('../replay/positions.js').Who} who */
export const readPast = (table, moves, many, who) => ask('GET', `${at(table)}/at${query({ moves, many, ...lookingAs(who) })}`);
/** The moves that stand, a page of them. @param {string} table @param {number} since @param {import('../replay/positions.js').Who} who */
export const readMoves = (table, since, who) => ask('GET', `${at(table)}/moves${query({ since, ...lookingAs(who) })}`);
/** The analysis of a finished game, or how far it has come. @param {string} table */
export const readAnalysis = (table) => ask('GET', `${at(table)}/analysis`);
/** Has a finished game analysed: whoever asks second is told of the same. @param {string} table */
export const askAnalysis = (table) => ask('POST', `${at(table)}/analysis`, { body: {}, key: freshKey() });
/** Plays on from a move of a finished game. @param {string} table @param {{number: number, seat: number, bots: string}} wish */
export const branchOff = (table, wish) => ask('POST', `${at(table)}/branch-off`, { body: wish, key: freshKey() });
/** How a table's board is drawn: the same for everybody and always. @param {string} table */
export const readBoard = (table) => ask('GET', `${at(table)}/board`);
/** What a move would bring, told in words. @param {string} table @param {number | null} seat @param {string} move */
export const readPreview = (table, seat, move) => ask('GET', `${at(table)}/preview${query({ seat, move })}`);
/** Why a move is not allowed, as a message with its rule. @param {string} table @param {number | null} seat @param {import('../table/part.js').Parts} parts of the move */
export const readWhy = (table, seat, parts) => ask('POST', `${at(table)}/why`, { body: { seat, parts } });
/** The same of a move as somebody typed it, and what move that is. @param {string} table @param {number | null} seat @param {string} move */
export const readTyped = (table, seat, move) => ask('GET', `${at(table)}/why${query({ seat, move, typed: true })}`);
/** What may be played, as somebody types it, and what each move is if asked for. @param {string} table @param {number | null} seat @param {boolean} [described] */
export const readSpelling = (table, seat, described) => ask('GET', `${at(table)}/spelling${query({ seat, described })}`);
/** @param {string} table @param {string} act @param {object} body */
export const act = (table, act, body) => ask('POST', `${at(table)}/${act}`, { body, key: freshKey() });
/** @param {string} table @param {number} seat */
export const askHint = (table, seat) => ask('POST', `${at(table)}/hint`, { body: { seat } });
/** Whether another move is clearly better than one in mind. @param {string} table @param {number} seat @param {string} move */
export const askCoach = (table, seat, move) => ask('POST', `${at(table)}/coach`, { body: { seat, move } });
/** What a first game leads through. @param {string} game */
export const readGuide = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/guide`);
/** A table for a first game in which one is led. @param {string} game */
export const openGuide = (game) => ask('POST', `/api/games/${encodeURIComponent(game)}/guide`, { body: {}, key: freshKey() });

/** Addresses that the browser itself opens. @param {string} table @param {number | null} seat */
export const recordAddress = (table, seat) => `${at(table)}/record${query({ seat })}`;
/** @param {string} table @param {number | null} seat @param {number} version @param {number} [moves] as it stood after them */
export const pictureAddress = (table, seat, version, moves) =>
  `${at(table)}/picture${query({ seat, moves, v: version, lang: language.value })}`;

/** @param {string} secret */
export const lookAtLink = (secret) => ask('POST', '/api/links/look', { body: { secret } });
/** @param {string} secret @param {object} me */
export const openLink = (secret, me) => ask('POST', '/api/links/open', { body: { secret, ...me }, key: freshKey() });
/** Leave to watch a table that is open to all. @param {string} table */
export const watchTable = (table) => ask('POST', `${at(table)}/watch`, { body: {} });
/** A text as a QR code, drawn in SVG. @param {string} text @returns {Promise<{svg: string}>} */
export const drawQr = (text) => ask('POST', '/api/qr', { body: { secret: text } });
