// Asking the server: JSON over fetch, with refusals that say what happened.
import { signal } from '../html.js';
import { language } from '../words/words.js';

/** @typedef {import('./model.js').Analysis} Analysis */
/** @typedef {import('./model.js').Board} Board */
/** @typedef {import('./model.js').CreatedTable} CreatedTable */
/** @typedef {import('./model.js').Game} Game */
/** @typedef {import('./model.js').Link} Link */
/** @typedef {import('./model.js').ListedTable} ListedTable */
/** @typedef {import('./model.js').Me} Me */
/** @typedef {import('./model.js').OwnTable} OwnTable */
/** @typedef {import('./model.js').PastMoves} PastMoves */
/** @typedef {import('./model.js').Positions} Positions */
/** @typedef {import('./model.js').Schemas} Schemas */
/** @typedef {import('./model.js').Story} Story */
/** @typedef {import('./model.js').Table} Table */

/** Whether the server asks for its password first. */
export const closed = signal(false);
/** How often the password was said: what was asked before does not close the door again when its answer comes late. */
let entered = 0;

/** Something the server would not do, or a server that could not be reached (id "offline"). */
export class Refusal extends Error {
  /** @param {number} status @param {{id: string, text?: string, [more: string]: unknown}} told */
  constructor(status, told) {
    super(told.text ?? told.id);
    this.status = status;
    this.id = told.id;
    this.told = told;
  }
}

/** A key by which the server knows a request it has already answered. randomUUID would need a secure page. */
export const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @template T @param {string} path @param {RequestInit} request @returns {Promise<T>} */
async function once(path, request) {
  const before = entered;
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, { id: 'offline' });
  }
  const told = await answer.json().catch(() => ({}));
  // whatever was asked for, the password comes first
  if (answer.status === 401 && before === entered) closed.value = true;
  if (!answer.ok) throw new Refusal(answer.status, { id: `http-${answer.status}`, ...told.error });
  return told;
}

/**
 * Asks. What has a key may be sent again when the line was cut: the server answers it once.
 * @template T what the answer brings
 * @param {string} method
 * @param {string} path
 * @param {{body?: {}, key?: string}} [more]
 * @returns {Promise<T>}
 */
export async function ask(method, path, { body, key } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', 'Accept-Language': language.value };
  if (body) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  const request = {
    method,
    headers,
    body: body && JSON.stringify(body),
    credentials: /** @type {const} */ ('same-origin'),
  };
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

/** @param {Record<string, string | number | boolean | null | undefined>} values */
const query = (values) => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** @returns {Promise<Game[]>} */
export const readGames = () => ask('GET', '/api/games');
/** @param {string} game @returns {Promise<Schemas['RulesResponse']>} */
export const readRules = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/rules`);
/** How the game's own board is drawn. @param {string} game @returns {Promise<Board>} */
export const readUsualBoard = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/board`);
/** @returns {Promise<Schemas['StatisticsResponse']>} */
export const readStatistics = () => ask('GET', '/api/statistics');
/** @returns {Promise<Me>} */
export const readMe = () => ask('GET', '/api/me');
/** @param {{name: string, stone: string, figure: string}} me @returns {Promise<Schemas['ProfileResponse']>} */
export const saveMe = (me) => ask('PUT', '/api/me', { body: me });
/**
 * Where other devices open links, for a page whose own address means something else there.
 * @returns {Promise<{origin: string | null}>}
 */
export const readLinksOrigin = () => ask('GET', '/api/links/origin');
/** @param {string} password */
export const enter = async (password) => {
  await ask('POST', '/api/enter', { body: { password } });
  entered += 1;
};

/** @param {Schemas['CreateTableRequest']} wish @returns {Promise<CreatedTable>} */
export const createTable = (wish) => ask('POST', '/api/tables', { body: wish, key: freshKey() });
/** @returns {Promise<OwnTable[]>} */
export const myTables = () => ask('GET', '/api/tables');
/** @returns {Promise<ListedTable[]>} */
export const tablesToWatch = () => ask('GET', '/api/tables/watch');

/**
 * Another game with the people of a table: whoever asks second is told of the same one.
 * @param {string} table
 * @returns {Promise<CreatedTable>}
 */
export const playAgain = (table) => ask('POST', `${at(table)}/again`, { key: freshKey() });
/** Removes a table for good. @param {string} table @returns {Promise<unknown>} */
export const deleteTable = (table) => ask('DELETE', at(table));
/** @param {{}} record @param {'analysis' | 'finished'} as @returns {Promise<CreatedTable>} */
export const importRecord = (record, as) => ask('POST', `/api/import`, { body: { record, as }, key: freshKey() });
/**
 * A board file, checked: as a new table takes it.
 * @param {string} game @param {string} text
 * @returns {Promise<Schemas['BoardCheckResponse']>}
 */
export const readBoardFile = (game, text) =>
  ask('POST', `/api/games/${encodeURIComponent(game)}/board`, { body: { text } });

/**
 * A table, and what happened there since a version if one is given.
 * @param {string} table @param {number | null} seat @param {number | null} [since]
 * @returns {Promise<Omit<Table, 'story'> & {story: Story}>} the story where `since` is given
 */
export const readTable = (table, seat, since = null) => ask('GET', `${at(table)}${query({ seat, since })}`);
/** @param {string} table @param {number} since @param {number | null} seat @returns {Promise<Story>} */
export const readStory = (table, since, seat) => ask('GET', `${at(table)}/story${query({ since, seat })}`);
/**
 * Looks back from a seat, as those who watch, or with every hand open.
 * @param {import('../replay/positions.js').Who} who
 */
const lookingAs = (who) => ({ seat: typeof who === 'number' ? who : null, open: who === 'open' ? true : null });
/**
 * A table as it stood after so many moves, and after those that follow.
 * @param {string} table @param {number} moves @param {number} many @param {import('../replay/positions.js').Who} who
 * @returns {Promise<Positions>}
 */
export const readPast = (table, moves, many, who) =>
  ask('GET', `${at(table)}/at${query({ moves, many, ...lookingAs(who) })}`);
/**
 * The moves that stand, a page of them.
 * @param {string} table @param {number} since @param {import('../replay/positions.js').Who} who
 * @returns {Promise<PastMoves>}
 */
export const readMoves = (table, since, who) => ask('GET', `${at(table)}/moves${query({ since, ...lookingAs(who) })}`);
/** The analysis of a finished game, or how far it has come. @param {string} table @returns {Promise<Analysis>} */
export const readAnalysis = (table) => ask('GET', `${at(table)}/analysis`);
/**
 * Has a finished game analysed: whoever asks second is told of the same.
 * @param {string} table
 * @returns {Promise<Analysis>}
 */
export const askAnalysis = (table) => ask('POST', `${at(table)}/analysis`, { body: {}, key: freshKey() });
/**
 * Plays on from a move of a finished game.
 * @param {string} table @param {{number: number, seat: number, bots: string}} wish
 * @returns {Promise<CreatedTable>}
 */
export const branchOff = (table, wish) => ask('POST', `${at(table)}/branch-off`, { body: wish, key: freshKey() });
/** How a table's board is drawn: the same for everybody and always. @param {string} table @returns {Promise<Board>} */
export const readBoard = (table) => ask('GET', `${at(table)}/board`);
/**
 * What a move would bring, told in words.
 * @param {string} table @param {number | null} seat @param {string} move
 * @returns {Promise<Schemas['MovePreviewResponse']>}
 */
export const readPreview = (table, seat, move) => ask('GET', `${at(table)}/preview${query({ seat, move })}`);
/**
 * Why a move is not allowed, as a message with its rule.
 * @param {string} table @param {number | null} seat @param {Schemas['WhyRequest']['parts']} parts of the move
 * @returns {Promise<Schemas['ExplanationResponse']>}
 */
export const readWhy = (table, seat, parts) => ask('POST', `${at(table)}/why`, { body: { seat, parts } });
/**
 * The same of a move as somebody typed it, and what move that is.
 * @param {string} table @param {number | null} seat @param {string} move
 * @returns {Promise<Schemas['ExplanationResponse']>}
 */
export const readTyped = (table, seat, move) => ask('GET', `${at(table)}/why${query({ seat, move, typed: true })}`);
/**
 * What may be played, as somebody types it, and what each move is if asked for.
 * @param {string} table @param {number | null} seat @param {boolean} [described]
 * @returns {Promise<Schemas['SpellingResponse']>}
 */
export const readSpelling = (table, seat, described) =>
  ask('GET', `${at(table)}/spelling${query({ seat, described })}`);
/** @param {string} table @param {string} act @param {{}} body @returns {Promise<Schemas['LinkActionResponse']>} */
export const act = (table, act, body) => ask('POST', `${at(table)}/${act}`, { body, key: freshKey() });
/** @param {string} table @param {number} seat @returns {Promise<Schemas['HintsResponse']>} */
export const askHint = (table, seat) => ask('POST', `${at(table)}/hint`, { body: { seat } });
/**
 * Whether another move is clearly better than one in mind.
 * @param {string} table @param {number} seat @param {string} move
 * @returns {Promise<Schemas['CoachResponse']>}
 */
export const askCoach = (table, seat, move) => ask('POST', `${at(table)}/coach`, { body: { seat, move } });
/** What a first game leads through. @param {string} game @returns {Promise<Schemas['GuideResponse']>} */
export const readGuide = (game) => ask('GET', `/api/games/${encodeURIComponent(game)}/guide`);
/** A table for a first game in which one is led. @param {string} game @returns {Promise<CreatedTable>} */
export const openGuide = (game) =>
  ask('POST', `/api/games/${encodeURIComponent(game)}/guide`, { body: {}, key: freshKey() });

/** Addresses that the browser itself opens. @param {string} table @param {number | null} seat */
export const recordAddress = (table, seat) => `${at(table)}/record${query({ seat })}`;
/**
 * @param {string} table @param {number | null} seat @param {number} version
 * @param {number} [moves] as it stood after them
 */
export const pictureAddress = (table, seat, version, moves) =>
  `${at(table)}/picture${query({ seat, moves, v: version, lang: language.value })}`;

/** @param {string} secret @returns {Promise<Link>} */
export const lookAtLink = (secret) => ask('POST', '/api/links/look', { body: { secret } });
/**
 * @param {string} secret @param {{name: string, stone: string, figure: string} | null} me
 * @returns {Promise<Schemas['JoinedResponse']>}
 */
export const openLink = (secret, me) => ask('POST', '/api/links/open', { body: { secret, ...me }, key: freshKey() });
/** Leave to watch a table that is open to all. @param {string} table @returns {Promise<Schemas['JoinedResponse']>} */
export const watchTable = (table) => ask('POST', `${at(table)}/watch`, { body: {} });
/** A text as a QR code, drawn in SVG. @param {string} text @returns {Promise<{svg: string}>} */
export const drawQr = (text) => ask('POST', '/api/qr', { body: { secret: text } });
