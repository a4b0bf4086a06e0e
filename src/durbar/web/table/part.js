// The interface between the frame of a table and a game (its "part"): the types of the components and functions that
// the game provides, and of the scene that it receives.

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
 * A move's `text` only identifies the move; its contents are in `parts`.
 * @typedef {import('../api/model.js').LegalMove} LegalMove
 */
/**
 * The type of a game's legal moves. @template {{legal_moves: LegalMove[]}} V
 * @typedef {V['legal_moves'][number]} MoveOf
 */
/** @typedef {import('../words/words.js').Args} Args */
/** A message id of the catalogs, and its arguments. @typedef {{id: string, args?: Args}} MessageRef */
/**
 * The default for the view and the board of a game whose part does not declare their types.
 * @typedef {any} Untyped
 */

/**
 * A table as the server shows it to one viewer. In a replay, `past` is the number of moves made so far.
 * @template [V=View]
 * @typedef {Omit<import('../api/model.js').Table, 'view' | 'story'> & {view: V | null, past?: number}} State
 */

/** A table whose game is dealt. @typedef {State & {view: View}} DealtState */

/**
 * The legal moves that fit the picks, and the things that may be picked next. `complete` is the move that the picks
 * determine; if it is undefined, a move is complete when it is the only one left.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @typedef {{moves: MoveOf<V>[], next: Set<string>, complete?: MoveOf<V> | null}} Candidates
 */

/**
 * The data and functions that a game's components receive.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @template [B=Untyped] the game's board
 * @typedef Scene
 * @property {V} view the game as this seat sees it
 * @property {B} board the drawing of the board, if the game has one; it never changes and is the same for all viewers
 * @property {State<V>} state the table
 * @property {number | null} seat the viewer's seat; null for spectators
 * @property {Seat[]} seats
 * @property {string[]} names the names of the players
 * @property {Signal<string[]>} picked the things picked so far
 * @property {(thing: string) => void} pick picks a thing, or puts it back
 * @property {Signal<string | null>} pointed the text of the legal move that is pointed at
 * @property {ReadonlySignal<MoveOf<V> | null>} previewed the move whose preview is shown: the move pointed at,
 *   else the picked move, else the offered move
 * @property {ReadonlySignal<Candidates<V>>} candidates the moves that the picks allow
 * @property {ReadonlySignal<Entry | null>} lastEntry the last log entry of the game
 * @property {(move: string | null) => void} choose chooses a move to be confirmed, without picking
 * @property {boolean} isActing whether this seat is to move now
 * @property {(move: string) => Promise<Preview | null>} preview requests a description of what a move would bring
 * @property {(parts: MoveOf<V>['parts']) => Promise<Message | null>} why requests the reason why a move is not legal
 * @property {(thing: string | null) => void} explain shows why a thing under the pointer may not be picked
 * @property {(id: string, args?: Args) => string} t translates a message
 * @property {boolean} motion whether animations are on
 */

/**
 * A key of the keyboard: the thing it picks, and the message id of its description.
 * @typedef {{key: string, thing?: string, does: string}} Key
 */

/**
 * The components and functions that a game provides.
 * @template {{legal_moves: LegalMove[]}} [V=Untyped] the game's view
 * @template [B=Untyped] the game's board
 * @typedef GamePart
 * @property {'dock' | 'card'} [layout] whether the prompt and the hand are in a dock under the board, or in a card at
 *   the lower right
 * @property {(props: {scene: Scene<V, B>}) => Children} Board the board
 * @property {(props: {scene: Scene<V, B>}) => Children} [Court] the rows of the players, beside the board
 * @property {(props: {scene: Scene<V, B>}) => Children} [Hand] the viewer's cards or tiles, in the dock
 * @property {(props: {scene: Scene<V, B>}) => Children} [Display] the cards on display, under the court
 * @property {(props: {scene: Scene<V, B>, seat: number, open: boolean}) => Children} [Holdings] a player's
 *   holdings: the full list if `open` is set, otherwise a summary
 * @property {(props: {scene: Scene<V, B>}) => Children} [Status] the progress of the game, in the bar
 * @property {(props: {scene: Scene<V, B>, move: MoveOf<V>}) => Children} [Preview] the body of
 *   the preview of a move
 * @property {(props: {scene: Scene<V, B>, move: MoveOf<V>}) => Children} [Aside] a button beside the one that makes the
 *   move
 * @property {(view: V, picked: string[]) => Candidates<V>} candidates returns the moves that the picks allow
 * @property {(view: V, picked: string[], thing: string) => string[]} [pick] returns the picks after a thing is picked
 * @property {(view: V) => string | null} [offer] the move whose preview is shown while nothing is picked; its text is
 *   also the thing that picks it
 * @property {(thing: string, view: V, picked: string[], board: B) => MoveOf<V>['parts'] | null} [whyNot] the parts of
 *   the move to ask about when a thing may not be picked
 * @property {(view: V, picked: string[], seats: Seat[], board: B) => MessageRef & {more?: string}} sentence the
 *   prompt for the player
 * @property {(move: MoveOf<V>, view: V) => MessageRef} [title] the title of a move's preview
 * @property {(move: MoveOf<V>, view: V) => MessageRef} [confirm] the label of the button that makes a move
 * @property {Key[] | ((view: V, picked: string[], board: B) => Key[])} [keys] the keys of the
 *   game, besides those of every table
 * @property {(entry: Entry, view: V, seats: Seat[], board: B) => import('../animate/animate.js').Effect[]} [effects]
 *   the animation of a log entry
 * @property {(props: {view: V, names: string[], seats: Seat[], board: B}) => Children} [Sheet] the score sheet
 * @property {(props: {scene: Scene<V, B>}) => Children} [Hands] everybody's hand, for the replay of a finished game
 * @property {(number: number, view: V) => MessageRef} [chapter] the name of a visit or turn
 * @property {(props: {scene: Scene<V, B>}) => Children} [Final] what is revealed when the game is over
 * @property {(props: {scene: Scene<V, B>}) => Children} [Unseen] the cards that may still be drawn, as far as the
 *   viewer can know
 */

export {};
