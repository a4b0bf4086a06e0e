# The structs of Taj Mahal: its components, and the state of a game. state.py also reads this file.
# Unrest is a neutral rival that has cards but makes no decisions (TM-9).
from durbar.games.kernel.state cimport *

cdef enum:
    SEATS = 5           # the most seats
    VISITS = 12
    PROVINCES = 12
    CITIES = 49
    COLOURS = 4
    GOODS = 4           # rice tea spices gems
    HORIZON = 1         # how many visits a bot's play-out looks ahead
    BOARDS = 256        # the most different boards in one process
    # symbols, in the order of the notation; the first four are the advisors
    VIZIER = 0
    GENERAL = 1
    MONK = 2
    PRINCESS = 3
    MOGUL = 4
    ELEPHANT = 5
    SYMBOLS = 6
    ADVISORS = 4
    # masks of court tiles: bit n is the tile of symbol n
    ADVISOR_TILES = 15
    CROWN_TILE = 16
    PROVINCE_TILE = 32
    WHOLE_COURT = 63
    # card types: coloured types from 0 on, then a white type for each symbol
    WHITE = 58
    TYPES = 64
    HAND = 6            # cards dealt to each player
    DISPLAY = 9         # the most cards in the display
    ROW = 40            # the capacity of a row; no row can have so many cards
    UNREST = 16         # the capacity of the list of unrest's cards; unrest never has so many
    # special cards by effect
    MORE_ELEPHANT = 0
    MORE_MOGUL = 1
    POINTS = 2
    CHANGE = 3
    EFFECTS = 4
    # kinds of bonus tiles: four commodities, then these
    TWO_POINTS = 4
    ONE_CARD = 5
    TAJ_MAHAL = 6
    BONUSES = 7
    # settings: the board, the options, and an edition's switches
    BOARD = 0
    START = 1           # the starting seat; NOBODY: it is drawn at random
    LATE_COLOUR = 2     # after a colour change on a first turn, the next coloured card fixes the colour (TM-0.3)
    BONUS_LATER = 3     # bonus tiles are scored after all advisor palaces
    KEEPS_TILES = 4     # claimed tiles without a commodity are kept by their owner
    DISPLAY_FIRST = 5   # a seat that withdraws without having played takes from the display and then draws a card
    TILE_LAST = 6       # palaces are scored before the province tile
    OPEN_HANDS = 7      # all hands are public
    UNREST_FOR_ALL = 8  # there is unrest with any number of players, not only with two
    # what the mover decides
    PLAY = 0
    PALACE = 1
    CROWN = 2
    TAKE = 3
    # action ids
    OUT = 0             # withdraw
    # play: CARDS + type * COMPANIONS + companion; the companion is 0 (none), 1 + the symbol of a white card, or
    # SPECIAL_COMPANION + the effect of a special card
    CARDS = 1
    COMPANIONS = 11
    SPECIAL_COMPANION = 7
    BUILD = 639         # + city
    CROWN_CITY = 688    # + city
    DISPLAY_CARD = 737  # + type
    IDS = 801
    # sources of points
    FROM_BONUS = 0
    FROM_GOODS = 1
    FROM_TILES = 2
    FROM_PALACES = 3
    FROM_SPECIAL = 4
    FROM_HAND = 5
    SOURCES = 6
    # what a draw was for: the amount of a DRAWN event
    TO_HAND = 0
    TO_DISPLAY = 1
    TO_UNREST = 2
    TO_PROVINCES = 3
    TO_FORTRESS = 4
    TO_START = 5
    # the places to which items are drawn, a part of the label of a draw; a seat's hand has the seat's number
    FOR_DISPLAY = 8
    FOR_UNREST = 9
    FOR_PROVINCES = 10
    FOR_FORTRESSES = 11
    FOR_START = 12
    # kinds of events; each comment lists the fields that the event uses: seat, what (its subject) and amount
    VISIT_BEGINS = OWN       # seat = the first player, what = visit, amount = province
    PLAYED = OWN + 1         # seat, what = card type
    PLAYED_SPECIAL = OWN + 2 # seat, what = effect
    WITHDREW = OWN + 3       # seat, amount = cards in the row
    WON = OWN + 4            # seat, what = symbol
    BUILT = OWN + 5          # seat, what = city
    CROWNED = OWN + 6        # seat, what = city
    CLAIMED = OWN + 7        # seat, what = kind of bonus tile, amount = city
    TOOK = OWN + 8           # seat, what = card type
    SHUFFLED = OWN + 9       # amount = cards
    EXCHANGED = OWN + 10     # seat, what = effect, amount = the seat that held the card, or NOBODY
    PROTESTED = OWN + 11     # amount = cards of unrest
    SET_ASIDE = OWN + 12     # what = symbol
    TILE_LEFT = OWN + 13     # what = visit: nobody won its province tile
    # public knowledge about cards
    SHUFFLES = 8        # the most shuffles in the public knowledge
    # the capacity for the cards that a seat draws unseen: 6 are dealt, up to 15 are drawn for bonus tiles, and up to 8
    # for withdrawals without having played
    DRAWS = 32
    HOLDINGS = SEATS * SHUFFLES  # the size of a table by seat and shuffle
    OPEN_PLAYS = 12     # the most plays whose card can come from several shuffles

# The printed components of a board.
ctypedef struct Board:
    u64 roads[CITIES]           # mask of the neighbours of each city
    u64 province[PROVINCES]     # mask of the cities of each province
    u64 types_of[COLOURS]       # mask of the types of each colour
    u8 cards[TYPES]             # the number of cards of each type
    i8 colour[TYPES]            # the colour of each type; NOTHING: white
    i8 symbol[TYPES][2]         # the two symbols of each type; the second is NOTHING on white cards
    u8 home[CITIES]             # the province of a city
    u8 fortress[CITIES]         # 1: the city is a fortress
    u8 goods[VISITS]            # mask of the commodities on each province tile
    u8 bonus[BONUSES]           # the number of bonus tiles of each kind
    u8 special[ADVISORS]        # the effect of the special card for each advisor's pair
    u8 agra                     # the city of the Taj Mahal tile
    u8 spare[6]

# Public knowledge: what everybody knows about the cards that seats drew unseen. See known.py.
ctypedef struct Knowledge:
    u8 unseen[SHUFFLES][TYPES]  # cards of each shuffle that nobody has shown, in hands or in the current deck
    u8 held[SEATS][SHUFFLES]    # how many of these cards each seat has drawn
    # open plays: it is not known from which of several shuffles the card was drawn
    u8 play_seat[OPEN_PLAYS]    # the seat of each open play
    u8 play_type[OPEN_PLAYS]    # the type of its card
    u8 play_shuffle[OPEN_PLAYS] # the shuffle that was the current deck at the time of the play
    u8 play_room[OPEN_PLAYS]    # how many cards of that shuffle the seat had drawn at that time
    u8 plays                    # the number of open plays
    u8 now                      # the current shuffle
    u8 merged                   # how often two shuffles had to be merged
    u8 spare[5]

ctypedef struct State:
    Frame frame[1]
    u64 palaces[SEATS]          # mask of the cities with an ordinary palace of a seat
    u64 crowns[SEATS]           # mask of the city of a seat's crown palace, until the visit ends
    u64 holds[SEATS]            # mask of the card types in a seat's hand, to find plays quickly
    Pool deck[1]
    Pool discard[1]
    Knowledge knowledge[1]
    i16 points[SEATS][SOURCES]  # points by seat and source
    u8 hands[SEATS][TYPES]      # the cards in each hand by type, without special cards, which are in `special`
    u8 known[SEATS][TYPES]      # cards that a seat took from the display and has not played yet
    u8 size[SEATS]              # how many cards a seat holds, without special cards
    u8 draw_type[SEATS][DRAWS]  # the types of the cards that a seat drew unseen; hidden from all others
    u8 draw_shuffle[SEATS][DRAWS]  # the shuffles from which these cards were drawn
    u8 row[SEATS][ROW]          # the types of the cards in each row; TYPES + effect for special cards
    u8 row_size[SEATS]
    u8 symbols[SEATS][SYMBOLS]  # the number of each symbol in the row
    i8 colour[SEATS]            # the colour that each seat has fixed for this visit; NOTHING: none
    i8 special[EFFECTS]         # the seat that holds each special card
    u8 special_played[EFFECTS]  # 1: the special card is in its holder's row
    u8 advisors[SEATS][ADVISORS]  # advisor tiles of each seat
    u8 goods[SEATS][GOODS]      # how often each commodity is on a seat's tiles
    u8 bonus_held[SEATS][BONUSES] # bonus tiles in front of each seat
    i8 tile_owner[VISITS]       # the seat that won each province tile; NOBODY: no seat has won it
    u8 bonus[CITIES]            # 1 + kind of the bonus tile on each city; 0: none
    u8 order[VISITS]            # the province of each visit
    u8 display[DISPLAY]         # the types of the cards in the display
    u8 display_size
    u8 unrest[UNREST]           # the types of unrest's cards
    u8 unrest_size
    u8 unrest_symbols[SYMBOLS]
    u8 unrest_colours           # mask of the colours of unrest's cards
    u8 unrest_on                # 1: there is unrest in this visit, and no protest has ended it yet
    u8 court                    # mask of tiles in the court
    u8 aside                    # mask of tiles set aside by a protest
    u8 visiting                 # mask of seats still in the visit
    u8 visit                    # the current visit, from 0
    u8 start                    # the seat that starts the visit
    u8 phase                    # what the mover decides
    u8 palaces_due              # how many palaces the withdrawing mover still has to place
    u8 crown_due                # 1: the mover still has to place the crown palace
    u8 tile_due                 # 1: the mover's province tile still has to be scored
    u8 placed                   # 1: the mover has placed a palace in this withdrawal
    u8 unplayed                 # 1: the mover withdrew without having played
    u8 takes_due                # how many cards the mover still has to take from the display
    u8 claimed[4]               # 1 + kind of each bonus tile that has been claimed but not scored
    u8 claimed_size
    u8 won_by[SYMBOLS]          # 1 + the seat that has won each tile of the court in this visit; 0: none
    u8 spare[1]

cdef extern from *:
    u64 ALL_WHITE "0xFC00000000000000ULL"   # mask of the white types, WHITE to TYPES - 1

cdef inline State *as_state(void *s) noexcept nogil:
    return <State *>s
