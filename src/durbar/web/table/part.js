// The interface between the frame of a table and the web code of a game (its "part"): the types of the components and
// functions that the game provides (`GamePart`), and of the data that they receive (`Scene`).
//
// A "thing" is a string that identifies something that the user can pick, for example a card of the hand or a city.
// Each game defines its own things.

/** @typedef {import('../html.js').VNode} VNode */
/** @typedef {import('../html.js').Children} Children */
/** @template T @typedef {import('../html.js').Signal<T>} Signal */
/** @template T @typedef {import('../html.js').ReadonlySignal<T>} ReadonlySignal */

/** @typedef {import('../api/model.js').Message} Message */
/** @typedef {import('../api/model.js').Seat} Seat */
/**
 * A log entry; its time `at` is null for a move of an imported record.
 * @typedef {Omit<import('../api/model.js').LogEntry, 'at'> & {at: number | null}} Entry
 */
/** @typedef {import('../api/model.js').View} View */
/** @typedef {import('../api/model.js').Preview} Preview */
/**
 * A legal move. Its `text` only identifies the move; its contents are in `parts`.
 * @typedef {import('../api/model.js').LegalMove} LegalMove
 */
/**
 * The type of a game's legal moves. @template {{legal_moves: LegalMove[]}} V
 * @typedef {V['legal_moves'][number]} MoveOf
 */
/** @typedef {import('../api/model.js').CountingStep} CountingStep */
/** @typedef {import('../api/model.js').DecisiveMoment} DecisiveMoment */
/** @typedef {import('../words/words.js').Args} Args */
/** A message id of the catalogs, and its arguments. @typedef {{id: string, args?: Args}} MessageRef */
/**
 * The type of the view and the board where the code does not know the game.
 * @typedef {any} Untyped
 */

/**
 * A table as one viewer may see it. In a replay, `past` is the number of moves before the position that is shown.
 * @template [V=View]
 * @typedef {Omit<import('../api/model.js').Table, 'view' | 'story'> & {view: V | null, past?: number}} State
 */

/** A table whose game has started, so that it has a view. @typedef {State & {view: View}} DealtState */

/**
 * The legal moves that use all picked things (`moves`), and the things that may be picked next (`next`). `complete` is
 * the move that the picked things determine, or null if they determine none yet. A game may leave `complete` out: then
 * the move is determined as soon as `moves` has only one element.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @typedef {{moves: MoveOf<V>[], next: Set<string>, complete?: MoveOf<V> | null}} Candidates
 */

/**
 * The data and functions that a game's components receive.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @template [B=Untyped] the data of the game's board
 * @typedef Scene
 * @property {V} view the game as the viewer may see it
 * @property {B} board the data from which the board is drawn, if the game has a board; the data never changes and is
 *   the same for all viewers
 * @property {State<V>} state the table
 * @property {number | null} seat the viewer's seat; null for spectators
 * @property {Seat[]} seats all seats of the table
 * @property {string[]} names the names of the players
 * @property {Signal<string[]>} picked the things picked so far
 * @property {(thing: string) => void} pick picks a thing, or removes it from the picks if it is already picked
 * @property {Signal<string | null>} pointed the text of the legal move at which the user points
 * @property {ReadonlySignal<MoveOf<V> | null>} previewed the move whose preview is shown: the move at which the
 *   user points, or else the picked move, or else the offered move
 * @property {ReadonlySignal<Candidates<V>>} candidates the moves that use all picked things, and the
 *   things that may be picked next
 * @property {ReadonlySignal<Entry | null>} lastEntry the last log entry that changed the position
 * @property {(move: string) => void} choose selects a whole move, which the user then confirms
 * @property {boolean} isActing whether the viewer is to move now
 * @property {(move: string) => Promise<Preview | null>} preview requests a description of what a move would do
 * @property {(parts: MoveOf<V>['parts']) => Promise<Message | null>} why requests the reason why a move is not legal
 * @property {(thing: string | null) => void} explain shows why a thing under the pointer may not be picked
 * @property {(id: string, args?: Args) => string} t translates a message
 * @property {boolean} motion whether animations are on
 * @property {import('../ending/ending.js').Ending} ending the counting of the points at the end of the game
 */

/**
 * A key of the keyboard, the thing that it picks (`thing`), and the message id of its description (`does`).
 * @typedef {{key: string, thing?: string, does: string}} Key
 */

/**
 * The components and functions that a game provides.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @template [B=Untyped] the data of the game's board
 * @typedef GamePart
 * @property {'dock' | 'card'} [layout] whether the prompt and the hand are in a dock under the board, or in a card at
 *   the lower right
 * @property {(props: {scene: Scene<V, B>}) => Children} Board the board
 * @property {(props: {scene: Scene<V, B>}) => Children} [Court] the list of players, beside the board
 * @property {(props: {scene: Scene<V, B>}) => Children} [Hand] the viewer's cards or tiles, in the dock
 * @property {(props: {scene: Scene<V, B>}) => Children} [Display] the cards on display, under the court
 * @property {(props: {scene: Scene<V, B>, seat: number, open: boolean}) => Children} [Holdings] a player's
 *   holdings: the full list if `open` is set, otherwise a summary
 * @property {(props: {scene: Scene<V, B>}) => Children} [Status] the progress of the game, in the bar
 * @property {(props: {scene: Scene<V, B>, move: MoveOf<V>}) => Children} [Preview] the body of
 *   the preview of a move
 * @property {(props: {scene: Scene<V, B>, move: MoveOf<V>}) => Children} [Aside] a button beside the button that
 *   makes the move
 * @property {(view: V, picked: string[]) => Candidates<V>} candidates returns the moves that use all picked
 *   things, and the things that may be picked next
 * @property {(view: V, picked: string[], thing: string) => string[]} [pick] returns the picked things after
 *   the user has picked a thing
 * @property {(move: MoveOf<V>) => string[]} [thingsOf] returns the things that have to be picked for a move, so that a
 *   move from a hint, or one that the user has typed, is picked on the table
 * @property {(move: MoveOf<V>, view: V, board: B) => {targets: string[], text: MessageRef}} [whereToLook] returns the
 *   elements (by their attribute `data-at`) at which a player should look to understand why a move is good, and a
 *   sentence that names them
 * @property {(view: V) => string | null} [offer] returns the text of the move whose preview is shown while nothing is
 *   picked; this text is also the thing that picks the move
 * @property {(thing: string, view: V, picked: string[], board: B) => MoveOf<V>['parts'] | null} [whyNot]
 *   returns the parts of the illegal move that picking this thing would mean, or null; the server then explains why
 *   that move is illegal
 * @property {(view: V, picked: string[], seats: Seat[], board: B) => MessageRef & {more?: string}} sentence
 *   returns the prompt for the player and the id of an additional message (`more`)
 * @property {(move: MoveOf<V>, view: V) => MessageRef} [title] returns the title of a move's preview
 * @property {(move: MoveOf<V>, view: V) => MessageRef} [confirm] returns the label of the button that makes a move
 * @property {Key[] | ((view: V, picked: string[], board: B) => Key[])} [keys] the keys of the
 *   game, besides those of every table
 * @property {(entry: Entry, view: V, seats: Seat[], board: B) => import('../animate/animate.js').Effect[]} [effects]
 *   returns the animations of a log entry
 * @property {Record<string, import('../sound/synthesis.js').SoundName>} [sounds] the sound of each event that has one,
 *   by the event's id
 * @property {(turn: Entry[], scene: Scene<V, B>) => import('./news.js').Sentence[]} [news] returns complete sentences
 *   about a turn, the longest first; the bar shows the first one that fits
 * @property {(entries: Entry[], isNew: (entry: Entry) => boolean, scene: Scene<V, B>) =>
 *   import('./interlude.js').Summary | null} [interlude] returns a summary of the part of the game that has ended with
 *   one of the new log entries, or null
 * @property {(entry: Entry) => boolean} [beginsTurn] whether a move begins a turn; other moves continue the turn of the
 *   same player
 * @property {(props: {view: V, names: string[], seats: Seat[], board: B}) => Children} [Sheet] the score sheet
 * @property {(props: {scene: Scene<V, B>}) => Children} [Hands] the hands of all players, in the replay of a finished
 *   game
 * @property {(number: number, view: V) => MessageRef} [chapter] returns the name of a chapter of the game: a visit
 *   or a turn
 * @property {(props: {scene: Scene<V, B>}) => Children} [Final] the hidden information that is revealed when the game
 *   is over
 * @property {(props: {scene: Scene<V, B>, step: CountingStep}) => Children} [Counted] what is counted in a step of the
 *   counting at the end of the game
 * @property {(moment: DecisiveMoment, scene: Scene<V, B>) => MessageRef} [moment] returns the sentence about the
 *   decisive moment of a finished game; the caller adds the arguments `name` and `you`
 * @property {(props: {scene: Scene<V, B>, width: number}) => Children} [Picture] the final position, as an SVG element
 *   in the picture to share
 * @property {(board: B) => number} [pictureHeight] returns the height of `Picture` as a fraction of its width
 * @property {(props: {scene: Scene<V, B>}) => Children} [Unseen] the cards that are in the deck or in a hidden hand, as
 *   far as the viewer can know
 */

export {};
