// Short names for the types of requests and responses. Only the type checker reads this file and types.d.ts, which is
// generated from the server's OpenAPI document.

/** @typedef {import('./types.js').components['schemas']} Schemas */

// -- tables
/** @typedef {Schemas['TableResponse']} Table */
/** @typedef {Schemas['SeatAtTableResponse']} Seat a seat at a table, and whether its player is connected */
/** @typedef {Schemas['SeatResponse']} SeatInList */
/** @typedef {Schemas['AbsenceResponse']['level']} Level the level of a bot */
/** @typedef {Schemas['OwnTableListItem']} OwnTable a table in the list of this browser's tables */
/** @typedef {Schemas['TableListItem']} ListedTable a table in a list */
/** @typedef {Schemas['TableSummary']} TableSummary */
/** @typedef {Schemas['TableCreatedResponse']} CreatedTable */
/** @typedef {Schemas['LogEntry']} LogEntry */
/** @typedef {Schemas['StoryResponse']} Story a page of a table's log */
/** @typedef {Schemas['ActionResponse']} ActionResult */
/** @typedef {Schemas['MessageJson']} Message */
/** @typedef {Schemas['OutcomeJson']} Outcome */
/** @typedef {Schemas['SheetJson']} Sheet */
/** @typedef {Schemas['CountingStep']} CountingStep a step of the counting at the end of a game */
/** @typedef {Schemas['DecisiveMoment']} DecisiveMoment */

// -- views of the games
/** @typedef {Schemas['View']} View the view of any game */
/** @typedef {View['legal_moves'][number]} LegalMove a move of any game */
/** @typedef {Schemas['Preview']} Preview the preview of a move of any game */
/** @typedef {Schemas['Board']} Board the board of any game */
/** @typedef {Schemas['TajMahalView']} TajMahalView */
/** @typedef {Schemas['TajMahalTable']} TajMahalTable */
/** @typedef {Schemas['TajMahalSeat']} TajMahalSeat */
/** @typedef {Schemas['TajMahalMove']} TajMahalMove */
/** @typedef {Schemas['TajMahalPreview']} TajMahalPreview */
/** @typedef {Schemas['TajMahalSketch']} TajMahalSketch */
/** @typedef {Schemas['TajMahalBoard']} TajMahalBoard */
/** @typedef {Schemas['MaharaniView']} MaharaniView */
/** @typedef {Schemas['MaharaniTable']} MaharaniTable */
/** @typedef {Schemas['MaharaniSeat']} MaharaniSeat */
/** @typedef {Schemas['MaharaniTile']} MaharaniTile */
/** @typedef {Schemas['MaharaniLaidTile']} MaharaniLaidTile */
/** @typedef {Schemas['MaharaniMove']} MaharaniMove */
/** @typedef {Schemas['MaharaniPreview']} MaharaniPreview */
/** @typedef {Schemas['MaharaniSketch']} MaharaniSketch */
/** @typedef {Schemas['MaharaniBoard']} MaharaniBoard */

/**
 * The messages of a game's events, as a union type: a `switch` on the id narrows the type of the arguments.
 * @template E
 * @typedef {{[K in keyof E]-?: {id: K, args: NonNullable<E[K]>, rule?: string, text?: string}}[keyof E]} EventOf
 */
/** @typedef {EventOf<Schemas['TajMahalEvents']>} TajMahalEvent */
/** @typedef {EventOf<Schemas['MaharaniEvents']>} MaharaniEvent */

// -- replay and analysis
/** @typedef {Schemas['PositionsResponse']} Positions */
/** @typedef {Schemas['PositionResponse']} Position */
/** @typedef {Schemas['MovesResponse']} PastMoves */
/** @typedef {Schemas['PastMoveResponse']} PastMove */
/** @typedef {Schemas['AnalysisResponse']} Analysis */
/** @typedef {Schemas['AnalysisResultResponse']} AnalysisResult */
/** @typedef {Schemas['DecisionResponse']} Decision */

// -- other types
/** @typedef {Schemas['GameResponse']} Game */
/** @typedef {Schemas['MeResponse']} Me */
/** @typedef {Schemas['HintResponse']} Hint */
/** @typedef {Schemas['LinkResponse']} Link */
/** @typedef {Schemas['RecordResponse']} GameRecord */

export {};
