// Requests to the server. They send and receive JSON. A rejected request throws a `Refusal` with the server's error.
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

/** Whether the server requires a password that the user has not entered yet. */
export const passwordRequired = signal(false);
/** Counts the logins: a response to a request sent before the latest login must not show the password form again. */
let loginCount = 0;

/** The error of a request that the server rejected, or that did not reach the server (id "offline"). */
export class Refusal extends Error {
  /** @param {number} status @param {{id: string, text?: string, [more: string]: unknown}} details */
  constructor(status, details) {
    super(details.text ?? details.id);
    this.status = status;
    this.id = details.id;
    this.details = details;
  }
}

/**
 * Returns a new idempotency key, by which the server recognises a request that it has already handled. This function
 * does not use crypto.randomUUID, which needs a secure context.
 */
export const idempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a promise that is resolved after a time. */
const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request once and returns the JSON of the response.
 * @template T @param {string} path @param {RequestInit} request @returns {Promise<T>}
 */
async function send(path, request) {
  const loginsBefore = loginCount;
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(0, { id: 'offline' });
  }
  const body = await response.json().catch(() => ({}));
  // Status 401 means that the server requires the password.
  if (response.status === 401 && loginsBefore === loginCount) passwordRequired.value = true;
  if (!response.ok) throw new Refusal(response.status, { id: `http-${response.status}`, ...body.error });
  return body;
}

/**
 * Sends a request and returns the JSON of the response. After a connection error, a GET request or a request with an
 * idempotency key is sent again; the server carries out a request with such a key only once.
 * @template T the body of the response
 * @param {string} method
 * @param {string} path
 * @param {{body?: {}, key?: string}} [options] the body as JSON, and the idempotency key
 * @returns {Promise<T>}
 */
export async function callApi(method, path, { body, key } = {}) {
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
  const retries = method === 'GET' || key ? 2 : 0;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(path, request);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.id !== 'offline' || attempt >= retries) throw refusal;
      await wait(400 * 2 ** attempt);
    }
  }
}

/**
 * Returns the query string for some parameters. Parameters that are null or undefined are omitted.
 * @param {Record<string, string | number | boolean | null | undefined>} values
 */
const query = (values) => {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return present.length ? `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}` : '';
};

/** Returns the path of a table in the API. @param {string} table */
const tablePath = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** Returns all games. @returns {Promise<Game[]>} */
export const readGames = () => callApi('GET', '/api/games');
/** Returns the rules of a game. @param {string} game @returns {Promise<Schemas['RulesResponse']>} */
export const readRules = (game) => callApi('GET', `/api/games/${encodeURIComponent(game)}/rules`);
/**
 * Returns the data from which the game's standard board is drawn.
 * @param {string} game @returns {Promise<Board>}
 */
export const readStandardBoard = (game) => callApi('GET', `/api/games/${encodeURIComponent(game)}/board`);
/** Returns the statistics of the games finished on this server. @returns {Promise<Schemas['StatisticsResponse']>} */
export const readStatistics = () => callApi('GET', '/api/statistics');
/**
 * Returns the user's records, and a suggestion what to try next.
 * @returns {Promise<Schemas['PlayerProgressResponse']>}
 */
export const readProgress = () => callApi('GET', '/api/progress');
/** Returns the profile of this browser's user. @returns {Promise<Me>} */
export const readMe = () => callApi('GET', '/api/me');
/**
 * Saves the profile of this browser's user.
 * @param {{name: string, stone: string, figure: string}} me @returns {Promise<Schemas['ProfileResponse']>}
 */
export const saveMe = (me) => callApi('PUT', '/api/me', { body: me });
/**
 * Returns the origin to use in links for other devices, or null if other devices cannot reach the server. The page
 * calls this only if its own address works on no other device.
 * @returns {Promise<{origin: string | null}>}
 */
export const readLinksOrigin = () => callApi('GET', '/api/links/origin');
/** Logs in to a server that requires a password. @param {string} password */
export const logIn = async (password) => {
  await callApi('POST', '/api/enter', { body: { password } });
  loginCount += 1;
};

/** Creates a table. @param {Schemas['CreateTableRequest']} request @returns {Promise<CreatedTable>} */
export const createTable = (request) => callApi('POST', '/api/tables', { body: request, key: idempotencyKey() });
/** Returns the tables of this browser. @returns {Promise<OwnTable[]>} */
export const readOwnTables = () => callApi('GET', '/api/tables');
/** Returns the tables that everybody may watch. @returns {Promise<ListedTable[]>} */
export const readWatchableTables = () => callApi('GET', '/api/tables/watch');

/**
 * Creates a table for a rematch between the players of a table. A second request returns the same new table.
 * @param {string} table @param {Schemas['RematchRequest']} request
 * @returns {Promise<CreatedTable>}
 */
export const openRematchTable = (table, request) =>
  callApi('POST', `${tablePath(table)}/again`, { body: request, key: idempotencyKey() });
/** Deletes a table. @param {string} table @returns {Promise<unknown>} */
export const deleteTable = (table) => callApi('DELETE', tablePath(table));
/**
 * Creates a table from the record of a game, either for analysis or as a finished game.
 * @param {{}} record @param {'analysis' | 'finished'} kind @returns {Promise<CreatedTable>}
 */
export const importRecord = (record, kind) =>
  callApi('POST', `/api/import`, { body: { record, as: kind }, key: idempotencyKey() });
/**
 * Checks a board file and returns its board, in the format that `createTable` accepts.
 * @param {string} game @param {string} text the contents of the file
 * @returns {Promise<Schemas['BoardCheckResponse']>}
 */
export const readBoardFile = (game, text) =>
  callApi('POST', `/api/games/${encodeURIComponent(game)}/board`, { body: { text } });

/**
 * Returns a table as a seat may see it. If a version `since` is given, also returns the log after that version.
 * If a bot plays for an absent player, this request gives the seat back to the player, unless `background` is set. The
 * page sets `background` in requests that it sends by itself.
 * @param {string} table @param {number | null} seat @param {number | null} [since] @param {boolean} [background]
 * @returns {Promise<Omit<Table, 'story'> & {story: Story}>} `story` is present only if `since` is given
 */
export const readTable = (table, seat, since = null, background = false) =>
  callApi('GET', `${tablePath(table)}${query({ seat, since, background: background || null })}`);
/**
 * Returns a page of a table's log, with the entries after the version `since`.
 * @param {string} table @param {number} since @param {number | null} seat @returns {Promise<Story>}
 */
export const readStory = (table, since, seat) => callApi('GET', `${tablePath(table)}/story${query({ since, seat })}`);
/**
 * Returns the query parameters for a viewer of past positions.
 * @param {import('../replay/positions.js').Viewer} viewer
 */
const viewerQuery = (viewer) => ({
  seat: typeof viewer === 'number' ? viewer : null,
  open: viewer === 'open' ? true : null,
});
/**
 * Returns `count` positions of a table, beginning with the position after `moves` moves.
 * @param {string} table @param {number} moves @param {number} count
 * @param {import('../replay/positions.js').Viewer} viewer
 * @returns {Promise<Positions>}
 */
export const readPositions = (table, moves, count, viewer) =>
  callApi('GET', `${tablePath(table)}/at${query({ moves, many: count, ...viewerQuery(viewer) })}`);
/**
 * Returns a page of the moves that were not taken back, beginning after the first `since` moves.
 * @param {string} table @param {number} since @param {import('../replay/positions.js').Viewer} viewer
 * @returns {Promise<PastMoves>}
 */
export const readMoves = (table, since, viewer) =>
  callApi('GET', `${tablePath(table)}/moves${query({ since, ...viewerQuery(viewer) })}`);
/** Returns the analysis of a finished game, or its progress. @param {string} table @returns {Promise<Analysis>} */
export const readAnalysis = (table) => callApi('GET', `${tablePath(table)}/analysis`);
/**
 * Requests the analysis of a finished game. A second request returns the same analysis.
 * @param {string} table
 * @returns {Promise<Analysis>}
 */
export const requestAnalysis = (table) =>
  callApi('POST', `${tablePath(table)}/analysis`, { body: {}, key: idempotencyKey() });
/**
 * Creates a table for a new game that continues from a move of a finished game.
 * @param {string} table
 * @param {{number: number, seat: number, bots: string}} request the number of moves before the new game starts, the
 *   user's seat, and the level of the bots
 * @returns {Promise<CreatedTable>}
 */
export const branchOff = (table, request) =>
  callApi('POST', `${tablePath(table)}/branch-off`, { body: request, key: idempotencyKey() });
/**
 * Returns the data from which a table's board is drawn. The data never changes and is the same for all viewers.
 * @param {string} table @returns {Promise<Board>}
 */
export const readBoard = (table) => callApi('GET', `${tablePath(table)}/board`);
/**
 * Returns a description of what a move would do.
 * @param {string} table @param {number | null} seat @param {string} move
 * @returns {Promise<Schemas['MovePreviewResponse']>}
 */
export const readPreview = (table, seat, move) => callApi('GET', `${tablePath(table)}/preview${query({ seat, move })}`);
/**
 * Returns a message that says why a move is not legal, and the number of the rule.
 * @param {string} table @param {number | null} seat @param {Schemas['WhyRequest']['parts']} parts the move's parts
 * @returns {Promise<Schemas['ExplanationResponse']>}
 */
export const readReason = (table, seat, parts) => callApi('POST', `${tablePath(table)}/why`, { body: { seat, parts } });
/**
 * Returns the move that a typed text denotes. If the move is not legal, also returns the reason.
 * @param {string} table @param {number | null} seat @param {string} move the typed text
 * @returns {Promise<Schemas['ExplanationResponse']>}
 */
export const checkTypedMove = (table, seat, move) =>
  callApi('GET', `${tablePath(table)}/why${query({ seat, move, typed: true })}`);
/**
 * Returns the legal moves in notation; if `withDescriptions` is set, with the events that each move would cause.
 * @param {string} table @param {number | null} seat @param {boolean} [withDescriptions]
 * @returns {Promise<Schemas['SpellingResponse']>}
 */
export const readMoveNotations = (table, seat, withDescriptions) =>
  callApi('GET', `${tablePath(table)}/spelling${query({ seat, described: withDescriptions })}`);
/**
 * Performs an action at a table, such as a move or a chat message.
 * @param {string} table @param {string} action @param {{}} body @returns {Promise<Schemas['LinkActionResponse']>}
 */
export const performAction = (table, action, body) =>
  callApi('POST', `${tablePath(table)}/${action}`, { body, key: idempotencyKey() });
/**
 * Reports the player of a seat to the operator of the server.
 * @param {string} table @param {number} seat @param {string} text @returns {Promise<Schemas['ReportedResponse']>}
 */
export const reportPlayer = (table, seat, text) =>
  callApi('POST', `${tablePath(table)}/report`, { body: { seat, text } });
/**
 * Returns hints for the player to move.
 * @param {string} table @param {number} seat @returns {Promise<Schemas['HintsResponse']>}
 */
export const requestHints = (table, seat) => callApi('POST', `${tablePath(table)}/hint`, { body: { seat } });
/**
 * Returns the coach's advice: a move that is clearly better than the given move, if there is one.
 * @param {string} table @param {number} seat @param {string} move
 * @returns {Promise<Schemas['CoachResponse']>}
 */
export const requestAdvice = (table, seat, move) =>
  callApi('POST', `${tablePath(table)}/coach`, { body: { seat, move } });
/** Returns the steps of a game's guide. @param {string} game @returns {Promise<Schemas['GuideResponse']>} */
export const readGuide = (game) => callApi('GET', `/api/games/${encodeURIComponent(game)}/guide`);
/** Creates a table for a guided first game. @param {string} game @returns {Promise<CreatedTable>} */
export const openGuide = (game) =>
  callApi('POST', `/api/games/${encodeURIComponent(game)}/guide`, { body: {}, key: idempotencyKey() });

/**
 * Returns the address from which the browser can download the record of a table's game.
 * @param {string} table @param {number | null} seat
 */
export const recordAddress = (table, seat) => `${tablePath(table)}/record${query({ seat })}`;
/**
 * Returns the address of a picture of a table.
 * @param {string} table @param {number | null} seat
 * @param {number} version the table's version; because of it every position has its own address, so that the browser's
 *   cache never shows an outdated picture
 * @param {number} [moves] the number of moves before the position; by default the picture shows the current position
 */
export const pictureAddress = (table, seat, version, moves) =>
  `${tablePath(table)}/picture${query({ seat, moves, v: version, lang: language.value })}`;

/** Returns what an invitation link is for, without using it. @param {string} secret @returns {Promise<Link>} */
export const readLink = (secret) => callApi('POST', '/api/links/look', { body: { secret } });
/**
 * Uses an invitation link: this browser gets the seat, or may watch the table. `me` is the profile of the new player,
 * or null to send none. `seat` is for links with which the player chooses a free seat; null means the first one.
 * @param {string} secret @param {{name: string, stone: string, figure: string} | null} me
 * @param {number | null} [seat]
 * @returns {Promise<Schemas['JoinedResponse']>}
 */
export const openLink = (secret, me, seat = null) =>
  callApi('POST', '/api/links/open', { body: { secret, at: seat, ...me }, key: idempotencyKey() });
/**
 * Gives this browser permission to watch a table that everybody may watch.
 * @param {string} table @returns {Promise<Schemas['JoinedResponse']>}
 */
export const watchTable = (table) => callApi('POST', `${tablePath(table)}/watch`, { body: {} });
/** Returns a QR code of a text, as SVG. @param {string} text @returns {Promise<{svg: string}>} */
export const drawQr = (text) => callApi('POST', '/api/qr', { body: { secret: text } });
