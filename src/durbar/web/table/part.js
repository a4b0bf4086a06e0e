// The seam between the frame and a game: what a game's part gives, and what it is given. Types only.

/** @typedef {import('../html.js').VNode} VNode */
/** @template T @typedef {import('../html.js').Signal<T>} Signal */
/** @template T @typedef {import('../html.js').ReadonlySignal<T>} ReadonlySignal */

/** @typedef {{id: string, args?: Record<string, any>, rule?: string, text?: string}} Message */
/** @typedef {{points: number, low: number, high: number, best: string[], drawn: boolean, story: Message[]}} Preview */
/** What a move consists of, by name: its game says which parts there are. @typedef {any} Parts */
/** `text` only names the move: what it consists of is in `parts`. @typedef {{id: number, text: string, parts: Parts, preview: Preview}} LegalMove */
/** @typedef {{name: string, who: 'person' | 'bot' | 'open', level?: string, away?: string | null, here?: boolean, stone: string, figure: string}} Seat */
/** @typedef {{version: number, at: number, kind: string, seat?: number | null, story?: Message[], [more: string]: any}} Entry */

/**
 * A table as the server tells it to one who looks.
 * @typedef {object} State
 * @property {string} table
 * @property {number} version
 * @property {'gathering' | 'running' | 'finished'} stage
 * @property {{host: boolean, seats: number[], watch?: boolean}} you
 * @property {number | null} seat
 * @property {Seat[]} seats
 * @property {any} view
 * @property {{hash: string, seed?: string}} [shuffle]
 * @property {any} [take_back]
 * @property {any} [asking]
 * @property {any} [votes]
 * @property {{absent: number, possible: boolean, possible_from: number} | null} [vote] the vote that this seat can take part in
 * @property {Record<string, number>} [devices] for each seat of this browser, how many devices hold it
 * @property {'game' | 'analysis'} [kind]
 * @property {string} [game]
 * @property {string} [title]
 * @property {string} [edition]
 * @property {boolean} [open_to_watch]
 * @property {boolean} [hints]
 * @property {string | null} [again] the table for another game with the same people
 * @property {{table: string, number: number} | null} [branch] the finished game that this one plays on from
 * @property {number} [recorded] how many moves the record has that is studied
 * @property {'leads' | 'over' | null} [guide] whether a guide leads through the game, or has led so far
 * @property {number} [past] where it is looked back at: how many moves had been made
 */

/**
 * The moves that what is picked leaves, and what may be picked next. `complete` is the move that the picks as they stand
 * spell; without it, a move is complete when it is the only one left.
 * @typedef {{moves: LegalMove[], next: Set<string>, complete?: LegalMove | null}} Candidates
 */

/**
 * What a game's part is given to draw with.
 * @typedef {object} Scene
 * @property {any} view the game as this seat sees it
 * @property {any} board how the board is drawn, where the game has one; the same for everybody and always
 * @property {State} state the table around it
 * @property {number | null} seat who looks
 * @property {Seat[]} seats
 * @property {string[]} names
 * @property {Signal<string[]>} picked ids of the things picked so far
 * @property {(thing: string) => void} pick picks a thing, or puts it back
 * @property {Signal<string | null>} shown the legal move now pointed at, for previews
 * @property {ReadonlySignal<LegalMove | null>} seen the move whose preview is shown: pointed at, else picked, else offered
 * @property {ReadonlySignal<Candidates>} legal the moves that what is picked allows
 * @property {ReadonlySignal<Entry | null>} last what happened last
 * @property {(move: string | null) => void} choose lets a move wait for being confirmed, without picking
 * @property {boolean} acting whether this seat is to move, now
 * @property {(move: string) => Promise<Preview | null>} preview what a move would bring, told in words
 * @property {(parts: Parts) => Promise<Message | null>} why why a move is not allowed
 * @property {(thing: string | null) => void} wonder shows why a thing may not be picked that somebody rests on
 * @property {(id: string, args?: Record<string, any>) => string} t
 * @property {boolean} motion
 */

/** A key of the keyboard: the thing it picks, and the message id of what it does. @typedef {{key: string, thing?: string, does: string}} Key */

/**
 * What a game brings.
 * @typedef {object} GamePart
 * @property {'dock' | 'card'} [layout]
 * @property {(props: {scene: Scene}) => any} Board
 * @property {(props: {scene: Scene}) => any} [Court]
 * @property {(props: {scene: Scene}) => any} [Hand]
 * @property {(props: {scene: Scene}) => any} [Display]
 * @property {(props: {scene: Scene, of: number, open: boolean}) => any} [Holdings]
 * @property {(props: {scene: Scene}) => any} [Status]
 * @property {(props: {scene: Scene, move: LegalMove}) => any} [Preview]
 * @property {(props: {scene: Scene, move: LegalMove}) => any} [Aside] a button beside the one that makes the move
 * @property {(view: any, picked: string[]) => Candidates} candidates
 * @property {(view: any, picked: string[], thing: string) => string[]} [pick]
 * @property {(view: any) => string | null} [offer] the move whose preview is shown while nothing is picked; its text is also the thing that picks it
 * @property {(thing: string, view: any, picked: string[], board: any) => Parts | null} [whyNot] the parts of the move to ask about when a thing may not be picked
 * @property {(view: any, picked: string[], seats: Seat[]) => {id: string, args?: Record<string, any>, more?: string}} sentence
 * @property {(move: LegalMove, view: any) => {id: string, args?: Record<string, any>}} [title] what the preview of a move is called
 * @property {(move: LegalMove, view: any) => {id: string, args?: Record<string, any>}} [confirm] the words of the button that makes a move
 * @property {Key[] | ((view: any, picked: string[], board: any) => Key[])} [keys]
 * @property {(entry: any, view: any, seats: Seat[], board: any) => any[]} [effects] what happened as steps of an animation
 * @property {(props: {view: any, names: string[], seats: Seat[]}) => any} [Sheet] the score sheet
 * @property {(props: {scene: Scene}) => any} [Hands] everybody's hand, where each is seen: for looking back at a game that is over
 * @property {(number: number, view: any) => {id: string, args?: Record<string, any>}} [chapter] what the visit or turn of a number is called
 * @property {(props: {scene: Scene}) => any} [Final] what is laid open when the game is over
 * @property {(props: {scene: Scene}) => any} [Unseen] what is left to be drawn, as far as one can know
 */

export {};
