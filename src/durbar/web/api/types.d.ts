// Types of the HTTP API, made from its OpenAPI document by tools/webtypes --write: do not edit.
// SHA-256 of the document: 55cae83fc21b57eb065370ce0ae659025ffe8673aa52d157e1068b2cad0f308d

export interface components {
    schemas: {
        /** @description When a bot plays for somebody who does not move, and which. */
        AbsenceRequest: {
            /** @description Seconds; null for never, unless the others vote for it. */
            after?: number | null;
            /**
             * @default player
             * @enum {string}
             */
            level?: "novice" | "player" | "expert";
        };
        /** @description After how many seconds a bot plays for somebody who does not move (null: never by itself), and which bot. */
        AbsenceResponse: {
            after: number | null;
            /** @enum {string} */
            level: "novice" | "player" | "expert";
        };
        /** @description Whether the others may vote that a bot plays for the player who has the move and is away. */
        AbsenceVoteResponse: {
            /** @description A seat; the first is 0. */
            absent: number;
            possible: boolean;
            /**
             * @description If nothing is heard of them until then.
             * @example 1794805200.5
             */
            possible_from: number;
        };
        /**
         * @description Something was done: the version that it made, the table as the actor now sees it, and what has happened since the
         *     version that was answered.
         */
        ActionResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many entries the log of the table has. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description How many entries the log of the table has. */
            made: number;
            /** @description As `GET /api/tables/{table}` shows it. Null once the actor may not see it any longer. */
            table_view: components["schemas"]["TableResponse"] | null;
        };
        /** @description The password was right. */
        AdmittedResponse: {
            /** @constant */
            admitted: true;
        };
        /** @description How far an analysis has come, and once it is done what was found out. */
        AnalysisResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            state: "none" | "waiting" | "running" | "done";
            /** @description How many games wait before this one. */
            ahead: number;
            done: number;
            /** @description How much there is to do; 0 while that is not known. */
            whole: number;
            result: components["schemas"]["AnalysisResultResponse"] | null;
        };
        /** @description What was found out. The same iterations and seed give the same. */
        AnalysisResultResponse: {
            /** @description The version of this form. */
            analysis: number;
            rules: number;
            iterations: number;
            seed: number;
            players: number;
            moves: number;
            decisions: components["schemas"]["DecisionResponse"][];
            line: components["schemas"]["ChartPointResponse"][];
            /** @description The numbers of the decisions that cost most beyond doubt, the worst first. */
            turning_points: number[];
            /**
             * @description Whether it came with the record, and was not made here.
             * @default false
             */
            brought?: boolean;
        };
        /** @description The move that would have been better, how the game would have gone on, and what speaks for it. */
        BetterMoveResponse: {
            move: string;
            story: components["schemas"]["MessageJson"][];
            /** @description Every seat's chance to win; together they are 1. */
            win: number[];
            /** @description The mover's lead over the best rival in the end, in points. */
            lead: number;
            reasons: components["schemas"]["MessageJson"][];
        };
        /** @description What a table draws that never changes in a game: the same for every viewer. Empty for a game without such. */
        Board: components["schemas"]["MaharaniBoard"] | components["schemas"]["TajMahalBoard"] | {
            [key: string]: unknown;
        };
        /** @description A board that can be played on. */
        BoardCheckResponse: {
            /** @description As `POST /api/tables` takes it. */
            board: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A board file to be read.
         * @example {
         *       "text": "name = \"Our own\"\n…"
         *     }
         */
        BoardRequest: {
            /** @description TOML or JSON; a real one has 2,000 to 17,000 letters. */
            text: string;
        };
        /**
         * @description Another place in an analysis.
         * @example {
         *       "version": 7,
         *       "number": 12,
         *       "main": true
         *     }
         */
        BranchRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            number: number;
            /** @default false */
            main?: boolean;
        };
        /** @description The finished game that another one began as: its table, and how many of its moves. */
        BranchResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            number: number;
        };
        /** @description A point of the smoothed line: after so many moves. */
        ChartPointResponse: {
            number: number;
            /** @description Every seat's chance to win; together they are 1. */
            win: number[];
        };
        /**
         * @description Something said.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "text": "Well played!"
         *     }
         */
        ChatRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            text: string;
        };
        /**
         * @description A move that somebody has in mind.
         * @example {
         *       "seat": 0,
         *       "move": "the one in mind"
         *     }
         */
        CoachRequest: {
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
        };
        /** @description A move that is clearly better than the one in mind, and why; null if there is none. */
        CoachResponse: {
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
            better: components["schemas"]["HintResponse"] | null;
        };
        /**
         * @description A table to be opened.
         * @example {
         *       "game": "maharani",
         *       "seats": [
         *         {
         *           "who": "me",
         *           "name": "Noor"
         *         },
         *         {
         *           "who": "open"
         *         },
         *         {
         *           "who": "bot",
         *           "level": "player"
         *         }
         *       ],
         *       "absence": {
         *         "after": 86400,
         *         "level": "player"
         *       }
         *     }
         */
        CreateTableRequest: {
            /** @description One of `/api/games`. */
            game: string;
            edition?: string | null;
            /** @description House options by name, where they are not as usual. */
            options?: {
                [key: string]: unknown;
            };
            /** @description A board of one's own, as a board file has it. */
            board?: {
                [key: string]: unknown;
            } | null;
            /** @description Who is to sit where: as many as play. */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * @description Whether everybody may watch.
             * @default false
             */
            open_to_watch?: boolean;
            /**
             * @default {
             *       "level": "player"
             *     }
             */
            absence?: components["schemas"]["AbsenceRequest"];
            /**
             * @description Whether people may ask for hints.
             * @default true
             */
            hints?: boolean;
            /**
             * @description Deal at once, if no seat is open.
             * @default true
             */
            start?: boolean;
        };
        /** @description A decision, judged by what its player could know then. Forced moves are not decisions. */
        DecisionResponse: {
            /** @description How many moves had been made. */
            number: number;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description Which visit, turn or other chapter of the game it was, from 0. */
            chapter: number;
            move: string;
            /** @description What was done, as far as it was certain beforehand. */
            story: components["schemas"]["MessageJson"][];
            /** @description After the move, as far as the mover could know. */
            win: number[];
            lead: number;
            /** @description How much of the chance to win the better move would have brought more. */
            loss: number;
            lead_loss: number;
            /** @description The standard error of the loss. */
            doubt: number;
            /** @description What speaks against it, where another move was better. */
            against?: components["schemas"]["MessageJson"][];
            better: components["schemas"]["BetterMoveResponse"] | null;
        };
        /** @description A link to take one's seat along, good for one use within so many seconds. */
        DeviceLinkResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many entries the log of the table has. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description How many entries the log of the table has. */
            made: number;
            /** @description As `GET /api/tables/{table}` shows it. Null once the actor may not see it any longer. */
            table_view: components["schemas"]["TableResponse"] | null;
            /**
             * @description To be put behind the server's address.
             * @example /#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE
             */
            link: string;
            seconds: number;
        };
        /** @description The games of an edition. */
        EditionFigures: {
            played: number;
            /** @description Shared victories among them. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share that one as good as the others would win. */
            even: number;
            /** @description How often first, second, and so on. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
            edition: string;
        };
        /** @description An edition, and for how many players it is. */
        EditionResponse: {
            /** @example 2018 */
            name: string;
            least: number;
            most: number;
        };
        /** @description What went wrong. */
        ErrorDetail: {
            id: string;
            text: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An answer that says why not.
         * @example {
         *       "error": {
         *         "id": "moved-on",
         *         "text": "The game has moved on since then",
         *         "version": 9
         *       }
         *     }
         */
        ErrorResponse: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description A mean and its 95 % interval. With too few games there is no interval: it is too early to tell. */
        EstimateResponse: {
            mean: number;
            low: number | null;
            high: number | null;
        };
        /** @description Why a move may not be made; null if it may. */
        ExplanationResponse: {
            move: string;
            why: components["schemas"]["MessageJson"] | null;
        };
        /** @description How somebody did in some games. */
        FiguresResponse: {
            played: number;
            /** @description Shared victories among them. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share that one as good as the others would win. */
            even: number;
            /** @description How often first, second, and so on. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
        };
        /** @description One finished game. */
        GamePlayed: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            ended: number;
            edition: string;
            players: number;
            place: number;
            points: number;
        };
        /** @description A game that can be played here. */
        GameResponse: {
            /** @description What requests call it. */
            name: string;
            title: string;
            /** @description The version of its rules. */
            rules: number;
            default_edition: string;
            editions: components["schemas"]["EditionResponse"][];
            options: components["schemas"]["OptionResponse"][];
            levels: ("novice" | "player" | "expert")[];
            /** @description Whether there is a first game in which one is led. */
            guide: boolean;
        };
        /** @description What the finished games of one kind tell. */
        GameStatistics: {
            game: string;
            title: string;
            /** @description What is counted: points, or gold. */
            unit: string;
            all: components["schemas"]["FiguresResponse"];
            editions: components["schemas"]["EditionFigures"][];
            players: components["schemas"]["PlayersFigures"][];
            opponents: components["schemas"]["OpponentResponse"][];
            sources: components["schemas"]["PointSourceResponse"][];
            /** @description One by one, the latest last. */
            latest: components["schemas"]["GamePlayed"][];
        };
        /** @description A legal move of any game; ``parts`` are in the game's own form. */
        GenericMove: {
            id: number;
            text: string;
            parts: {
                [key: string]: string | number | null;
            };
            preview: components["schemas"]["GenericPreview"];
        };
        /** @description What a move of any game would bring; ``sketch`` is in the game's own form. */
        GenericPreview: {
            points: number;
            low: number;
            high: number;
            best: string[];
            drawn: boolean;
            story: components["schemas"]["MessageJson"][];
            best_story: components["schemas"]["MessageJson"][];
            sketch: {
                [key: string]: unknown;
            };
        };
        /** @description The view of any game; ``table`` is in the game's own form. */
        GenericView: {
            edition: string;
            options: {
                [key: string]: unknown;
            };
            players: number;
            seat: number | null;
            to_move: number | null;
            moves_made: number;
            scores: number[];
            outcome: components["schemas"]["OutcomeJson"] | null;
            sheet: components["schemas"]["SheetJson"];
            game: string;
            table: {
                [key: string]: unknown;
            };
            legal_moves: components["schemas"]["GenericMove"][];
        };
        /** @description A guide: how many moves one is led, and by which steps. The person has the first seat. */
        GuideResponse: {
            game: string;
            players: number;
            edition: string;
            moves: number;
            steps: components["schemas"]["GuideStepResponse"][];
        };
        /** @description Something said when so many moves have been made: what names the sentence, what is pointed at, and what to do. */
        GuideStepResponse: {
            at: number;
            /** @example tie */
            says: string;
            /**
             * @example [
             *       "niche:V",
             *       "row:1"
             *     ]
             */
            points: string[];
            /** @enum {string} */
            do: "look" | "pick" | "move";
            /** @description The move to make, or to pick things for, in notation. */
            move: string | null;
            /** @description How what is picked lies, for the next step to put it right. */
            lies: string | null;
        };
        /** @description Whether all is well. */
        HealthResponse: {
            well: boolean;
            /** @description Of Durbar. */
            version: string;
            /** @description Whether the rules run at full speed. */
            compiled: boolean;
        };
        /**
         * @description Advice for a seat.
         * @example {
         *       "seat": 0
         *     }
         */
        HintRequest: {
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /** @description A good move: its chance to win, how far ahead it would lead in the end, and why. */
        HintResponse: {
            move: string;
            /** @description What the move is: everything that its maker decides. */
            story: components["schemas"]["MessageJson"][];
            win: number;
            lead: number;
            reasons: components["schemas"]["MessageJson"][];
        };
        /** @description The best few moves, the best first. */
        HintsResponse: {
            /** @description How many entries the log of the table has. */
            version: number;
            hints: components["schemas"]["HintResponse"][];
        };
        /**
         * @description Something the host does.
         * @example {
         *       "version": 7
         *     }
         */
        HostActionRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
        };
        /**
         * @description Something the host does about a seat.
         * @example {
         *       "version": 7,
         *       "at": 1
         *     }
         */
        HostSeatRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            at: number;
        };
        /**
         * @description A record to be studied, or kept.
         * @example {
         *       "record": {
         *         "durbar": 1,
         *         "game": "maharani",
         *         "…": "as `record` gives it"
         *       },
         *       "as": "analysis"
         *     }
         */
        ImportRequest: {
            record: {
                [key: string]: unknown;
            };
            /**
             * @default analysis
             * @enum {string}
             */
            as?: "analysis" | "finished";
        };
        /** @description What a browser holds now. */
        JoinedResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            role: "seat" | "watch";
            seat: number | null;
            /** @description How many entries the log of the table has. */
            version: number;
        };
        /** @description Something was done that made a new link; null in the answer to a repeated key. */
        LinkActionResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many entries the log of the table has. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description How many entries the log of the table has. */
            made: number;
            /** @description As `GET /api/tables/{table}` shows it. Null once the actor may not see it any longer. */
            table_view: components["schemas"]["TableResponse"] | null;
            link: string | null;
        };
        /** @description What stands before a link for other devices; null where they cannot reach this server, as far as it knows. */
        LinkOriginResponse: {
            /** @example http://192.0.2.7:8765 */
            origin: string | null;
        };
        /**
         * @description The secret of a link.
         * @example {
         *       "secret": "Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"
         *     }
         */
        LinkRequest: {
            secret: string;
        };
        /** @description What a link opens, and whether this browser has it already. */
        LinkResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            role: "seat" | "watch";
            seat: number | null;
            yours: boolean;
            summary: components["schemas"]["TableSummary"];
        };
        /**
         * @description Something that happened. Beside the first three fields it has those that its kind has: a move has ``seat``,
         *     ``move`` and ``by`` (the level of the bot that made it), a chat ``seat`` and ``text``, a vote ``by`` (a seat) and
         *     ``absent``.
         */
        LogEntry: {
            /** @description How many entries the log of the table has. */
            version: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            at: number;
            /** @enum {string} */
            kind: "opened" | "started" | "sat" | "freed" | "bot" | "reissued" | "moved" | "asked" | "agreed" | "refused" | "back" | "paused" | "resumed" | "said" | "voted" | "stood-in" | "returned" | "branched";
            /** @description What this viewer was told of it. */
            story?: components["schemas"]["MessageJson"][];
            seat?: number | null;
            move?: string;
            by?: ("novice" | "player" | "expert") | number | null;
            /** @description A seat; the first is 0. */
            absent?: number;
            name?: string;
            stone?: string;
            figure?: string;
            /** @enum {string} */
            level?: "novice" | "player" | "expert";
            why?: string;
            hash?: string;
            number?: number;
            text?: string;
            main?: boolean;
        };
        /** @description The animal of a quarter. */
        MaharaniAnimal: {
            quarter: string;
            animal: string;
        };
        /** @description The seat of an artisan, and which of the player's artisan colours it has. */
        MaharaniArtisan: {
            seat: number;
            colour: number;
        };
        /** @description An artisan comes to a space; its colour is null if players have only one. */
        MaharaniArtisanComes: {
            seat: number;
            space: string;
            artisan: string | null;
        };
        /** @description An artisan comes from another space. */
        MaharaniArtisanMoves: {
            seat: number;
            space: string;
            artisan: string | null;
            left: string;
        };
        /** @description The bag: how many tiles are in it, and which. */
        MaharaniBag: {
            size: number;
            tiles: {
                [key: string]: number;
            };
        };
        /** @description The parts of the table that never change during a game. Marks are written as in board files. */
        MaharaniBoard: {
            edge: number;
            spaces: components["schemas"]["MaharaniSpace"][];
            quarters: components["schemas"]["MaharaniAnimal"][];
            colours: components["schemas"]["MaharaniColour"][];
            tiles: {
                [key: string]: components["schemas"]["MaharaniTile"];
            };
            shapes: components["schemas"]["MaharaniShapes"];
            kinds: {
                [key: string]: string;
            };
            turned_kinds: {
                [key: string]: string[];
            };
            payout: number[];
            second_tile_cost: number;
        };
        /** @description A colour of tiles. ``said``: whether languages have their own letter for it. */
        MaharaniColour: {
            base: string;
            strap: string;
            heart: string;
            ink: string;
            strap_tone: string;
            edge_tone: string;
            plate_tone: string;
            heart_outline: string;
            straps: string;
            straps_over: string;
            name: string;
            letter: string;
            said: boolean;
            stone: string;
        };
        MaharaniEvents: {
            "maharani.paid"?: components["schemas"]["MaharaniPaid"];
            "maharani.scored"?: components["schemas"]["MaharaniScored"];
            "maharani.starts"?: components["schemas"]["MaharaniSeatArgs"];
            "maharani.drawn"?: components["schemas"]["MaharaniSlotTile"];
            "maharani.removed"?: components["schemas"]["MaharaniSlotTile"];
            "maharani.quarter-full"?: components["schemas"]["MaharaniQuarterArgs"];
            "maharani.quarter-pays"?: components["schemas"]["MaharaniQuarterPays"];
            "maharani.nothing-fits"?: components["schemas"]["MaharaniNothing"];
            "maharani.ended"?: components["schemas"]["MaharaniSeatArgs"];
            "maharani.renewed"?: components["schemas"]["MaharaniSeatArgs"];
            "maharani.marker-turned"?: components["schemas"]["MaharaniSeatQuarter"];
            "maharani.placed"?: components["schemas"]["MaharaniPlaced"];
            "maharani.artisan-new"?: components["schemas"]["MaharaniArtisanComes"];
            "maharani.artisan-moved"?: components["schemas"]["MaharaniArtisanMoves"];
            "maharani.no-artisan"?: components["schemas"]["MaharaniSpaceArgs"];
        };
        /** @description A tile on the floor, and the artisan on it. */
        MaharaniLaidTile: {
            tile: string;
            colour: string;
            kind: string;
            arrow: string;
            artisan: components["schemas"]["MaharaniArtisan"] | null;
        };
        /** @description A legal move. */
        MaharaniMove: {
            id: number;
            text: string;
            parts: components["schemas"]["MaharaniPlacement"] | components["schemas"]["MaharaniOther"];
            preview: components["schemas"]["MaharaniPreview"];
        };
        /** @description A message without arguments. */
        MaharaniNothing: Record<string, never>;
        /** @description End the turn, or turn all action markers face up. */
        MaharaniOther: {
            /** @enum {string} */
            kind: "end" | "renew";
        };
        /** @description Gold paid for a second tile. */
        MaharaniPaid: {
            seat: number;
            gold: number;
        };
        /** @description A tile placed on a space, and the side to which its arrow points. */
        MaharaniPlaced: {
            seat: number;
            space: string;
            slot: number;
            tile: string;
            arrow: string;
        };
        /** @description Place the tile of a slot. ``artisan`` is the artisan colour if there is a choice. */
        MaharaniPlacement: {
            /** @constant */
            kind: "place";
            slot: number;
            space: string;
            arrow: string;
            artisan: ("a" | "b") | null;
        };
        /** @description What a move would bring. */
        MaharaniPreview: {
            points: number;
            low: number;
            high: number;
            best: string[];
            drawn: boolean;
            story: components["schemas"]["MessageJson"][];
            best_story: components["schemas"]["MessageJson"][];
            sketch: components["schemas"]["MaharaniSketch"];
        };
        /** @description A quarter: its spaces, its free spaces, every seat's artisans in it and what they would be paid. */
        MaharaniQuarter: {
            quarter: string;
            animal: string;
            spaces: number;
            free: number;
            scored: boolean;
            artisans: number[][];
            pays: number[];
        };
        /** @description A quarter. */
        MaharaniQuarterArgs: {
            quarter: string;
        };
        /** @description A full quarter pays a seat for its artisans of a colour; null if players have only one colour. */
        MaharaniQuarterPays: {
            seat: number;
            quarter: string;
            artisan: string | null;
            artisans: number;
        };
        /** @description Gold, and its source. */
        MaharaniScored: {
            seat: number;
            gold: number;
            source: string;
        };
        /** @description A seat's markers by quarter (true: face up), and its artisans by colour, in supply and on the floor. */
        MaharaniSeat: {
            side: string;
            markers: {
                [key: string]: boolean;
            };
            supply: number[];
            artisans: string[][];
            points: {
                [key: string]: number;
            };
        };
        /** @description A seat. */
        MaharaniSeatArgs: {
            seat: number;
        };
        /** @description A seat's marker in a quarter. */
        MaharaniSeatQuarter: {
            seat: number;
            quarter: string;
        };
        /** @description The shapes of what is drawn in a space and on the turntable. */
        MaharaniShapes: {
            column: number;
            half_columns: {
                [key: string]: string;
            };
            arrow: string;
            turntable: components["schemas"]["MaharaniTurntableShape"];
        };
        MaharaniSketch: {
            quarter?: string;
            area?: string[];
            artisan?: number;
            from?: string | null;
            group?: string[];
            artisans?: number[];
            pays?: number;
        };
        /** @description A slot of the turntable: the quarter it is in for the mover, and its tile. */
        MaharaniSlot: {
            slot: number;
            quarter: string | null;
            tile: components["schemas"]["MaharaniTile"] | null;
        };
        /** @description A tile that comes to a slot of the turntable, or leaves it. */
        MaharaniSlotTile: {
            slot: number;
            tile: string;
        };
        /** @description A space. Columns count from west to east, rows from north to south, both from 0; x and y are its corner. */
        MaharaniSpace: {
            name: string;
            column: number;
            row: number;
            x: number;
            y: number;
            mark: string;
            quarter: string;
        };
        /** @description A seat and a space. */
        MaharaniSpaceArgs: {
            seat: number;
            space: string;
        };
        /** @description Everything on the table; nothing is hidden. ``floor`` has the tiles by the names of their spaces. */
        MaharaniTable: {
            turn: number;
            start: number;
            /** @enum {string} */
            phase: "first" | "second" | "over";
            side: string | null;
            turntable: components["schemas"]["MaharaniSlot"][];
            floor: {
                [key: string]: components["schemas"]["MaharaniLaidTile"];
            };
            quarters: components["schemas"]["MaharaniQuarter"][];
            bag: components["schemas"]["MaharaniBag"];
            removed: {
                [key: string]: number;
            };
            second_tile_cost: number;
            seats: components["schemas"]["MaharaniSeat"][];
        };
        /** @description A tile and the side to which its arrow points. */
        MaharaniTile: {
            tile: string;
            colour: string;
            kind: string;
            arrow: string;
        };
        /** @description The turntable, from its middle. */
        MaharaniTurntableShape: {
            middle: number;
            radius: number;
            inner_radius: number;
            pointer: string;
            tile: number;
            slots: {
                [key: string]: number[];
            };
        };
        /** @description The view of a game of Maharani. */
        MaharaniView: {
            edition: string;
            options: {
                [key: string]: unknown;
            };
            players: number;
            seat: number | null;
            to_move: number | null;
            moves_made: number;
            scores: number[];
            outcome: components["schemas"]["OutcomeJson"] | null;
            sheet: components["schemas"]["SheetJson"];
            /** @constant */
            game: "maharani";
            table: components["schemas"]["MaharaniTable"];
            legal_moves: components["schemas"]["MaharaniMove"][];
        };
        /** @description Who this browser is, and whether it has yet to say the server's password. */
        MeResponse: {
            /** @example Noor */
            name: string;
            /** @example turquoise */
            stone: string;
            /** @example dome */
            figure: string;
            password_needed: boolean;
        };
        /** @description A message as JSON; ``text`` is its sentence, if it has been rendered. */
        MessageJson: {
            id: string;
            args: {
                [key: string]: string | number | string[] | number[] | components["schemas"]["MessageJson"] | null;
            };
            rule?: string;
            text?: string;
        };
        /** @description A move, and what it would bring. */
        MovePreviewResponse: {
            move: string;
            preview: components["schemas"]["Preview"];
        };
        /**
         * @description A move, in answer to a version.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "move": "one of the legal moves"
         *     }
         */
        MoveRequest: {
            /** @description The version that is answered. */
            version: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
        };
        /** @description Moves, a page of them up to ``upto``: there are more while that is below ``last``. */
        MovesResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many moves there are: those that were taken back are not among them. */
            last: number;
            /** @description The seat it is seen from; null for those who watch. */
            seat: number | null;
            /** @description Whether every hand lies face up. */
            open: boolean;
            /** @description After how many moves each visit, turn or other chapter of the game begins. */
            chapters: number[];
            upto: number;
            moves: components["schemas"]["PastMoveResponse"][];
        };
        /**
         * @description Opening a link, as somebody.
         * @example {
         *       "secret": "Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE",
         *       "name": "Noor",
         *       "stone": "turquoise",
         *       "figure": "dome"
         *     }
         */
        OpenLinkRequest: {
            secret: string;
            /** @default  */
            name?: string;
            /** @default  */
            stone?: string;
            /** @default  */
            figure?: string;
        };
        /** @description Somebody played against: a person by name, bots by level. */
        OpponentResponse: {
            /** @enum {string} */
            who: "person" | "bot";
            name: string;
            played: number;
            /** @description How often one came in before them; level counts as half. */
            ahead: components["schemas"]["EstimateResponse"];
        };
        /** @description A house option. */
        OptionResponse: {
            /** @example undo */
            name: string;
            default: unknown;
            /** @description What it does, and the number of its rule. */
            what: string;
            /** @description What it does. */
            text: string;
            /**
             * @description The rule that describes it.
             * @example TM-10.1
             */
            rule: string;
        };
        /** @description The result of a game, seat by seat; ranks can be shared. */
        OutcomeJson: {
            scores: number[];
            ranks: number[];
            winners: number[];
        };
        /** @description A table of this browser's. */
        OwnTableListItem: {
            game: string;
            edition: string;
            players: number;
            /** @enum {string} */
            kind: "game" | "analysis";
            /** @enum {string} */
            stage: "gathering" | "running" | "finished";
            seats: components["schemas"]["SeatResponse"][];
            to_move: number | null;
            moves: number;
            scores: number[] | null;
            outcome: components["schemas"]["OutcomeJson"] | null;
            /** @description Whether it counts in statistics: it is no import, branch or guide. */
            counted: boolean;
            /** @description Whether it is a first game in which somebody is led. */
            guide: boolean;
            /** @description The game that this one branches off, if it does. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description When the game was over. */
            ended: number | null;
            /** @description Where each seat's points came from, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            changed: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            created: number;
            you: components["schemas"]["PermissionsResponse"];
        };
        /**
         * @description The word that the server asks for.
         * @example {
         *       "password": "mangosteen"
         *     }
         */
        PasswordRequest: {
            password: string;
        };
        /** @description A move that stands, and what the viewer was told of it. */
        PastMoveResponse: {
            /** @description Which move it was: the first is 1. */
            number: number;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
            /** @description When it was made; null for a move out of a record. */
            at: number | null;
            story: components["schemas"]["MessageJson"][];
        };
        /** @description What this browser holds at a table. */
        PermissionsResponse: {
            host: boolean;
            seats: number[];
            watch: boolean;
        };
        /**
         * @description Playing on from a move of a finished game, against bots.
         * @example {
         *       "number": 12,
         *       "seat": 0,
         *       "bots": "player"
         *     }
         */
        PlayOnRequest: {
            /** @description How many of its moves stand. */
            number: number;
            /** @description The seat to play from. */
            seat: number;
            /**
             * @description The level of those in the other seats.
             * @default player
             * @enum {string}
             */
            bots?: "novice" | "player" | "expert";
        };
        /** @description The games with so many players. */
        PlayersFigures: {
            played: number;
            /** @description Shared victories among them. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share that one as good as the others would win. */
            even: number;
            /** @description How often first, second, and so on. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
            players: number;
        };
        /** @description Where points come from: how many a game. */
        PointSourceResponse: {
            source: string;
            points: components["schemas"]["EstimateResponse"];
        };
        /** @description A table as it stood after so many moves, and what the viewer was told of the last of them. */
        PositionResponse: {
            moves: number;
            story: components["schemas"]["MessageJson"][];
            view: components["schemas"]["View"];
        };
        /** @description The position that was asked for, and as many of those that follow. */
        PositionsResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many moves there are: those that were taken back are not among them. */
            last: number;
            /** @description The seat it is seen from; null for those who watch. */
            seat: number | null;
            /** @description Whether every hand lies face up. */
            open: boolean;
            positions: components["schemas"]["PositionResponse"][];
        };
        /**
         * @description What a move would bring. ``points`` are certain; ``low`` to ``high`` is what the whole act that it begins can
         *     bring, ``best`` the way to ``high``; ``drawn``: more may follow from a draw; ``sketch`` is what a table draws of it.
         */
        Preview: components["schemas"]["MaharaniPreview"] | components["schemas"]["TajMahalPreview"] | components["schemas"]["GenericPreview"];
        /**
         * @description Who somebody is at tables.
         * @example {
         *       "name": "Noor",
         *       "stone": "turquoise",
         *       "figure": "dome"
         *     }
         */
        ProfileRequest: {
            /** @default  */
            name?: string;
            /** @default  */
            stone?: string;
            /** @default  */
            figure?: string;
        };
        /** @description Who a browser is at tables. */
        ProfileResponse: {
            /** @example Noor */
            name: string;
            /** @example turquoise */
            stone: string;
            /** @example dome */
            figure: string;
        };
        /**
         * @description A text to be drawn.
         * @example {
         *       "secret": "https://durbar.example.net/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"
         *     }
         */
        QrRequest: {
            secret: string;
        };
        /** @description A picture. */
        QrResponse: {
            /** @example <svg …></svg> */
            svg: string;
        };
        /**
         * @description A record: the game as one document that replays to the same game. While it goes on there is no seed in it but its
         *     hash, and ``told`` is what the viewer was told, move by move.
         */
        RecordResponse: {
            /** @description The version of this form. */
            durbar: number;
            game: string;
            rules: number;
            edition: string;
            players: number;
            options: {
                [key: string]: unknown;
            };
            board: {
                [key: string]: unknown;
            } | null;
            board_hash: string;
            seats: string[];
            /** @description 64 hexadecimal digits. */
            seed: string | null;
            moves: string[];
            result: components["schemas"]["OutcomeJson"] | null;
            /** @description What was found out about it, once it is analysed. */
            analysis?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The rules page of a game. */
        RulesResponse: {
            game: string;
            language: string;
            /** @description Markdown. */
            text: string;
        };
        /**
         * @description Something done from a seat.
         * @example {
         *       "seat": 0,
         *       "version": 7
         *     }
         */
        SeatActionRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /** @description A seat, and whether its person is listening. */
        SeatAtTableResponse: {
            name: string;
            /** @enum {string} */
            who: "person" | "bot" | "open";
            /** @description Of the bot that sits there. */
            level: ("novice" | "player" | "expert") | null;
            /** @description Of the bot that plays for somebody who is away. */
            away: ("novice" | "player" | "expert") | null;
            stone: string;
            figure: string;
            here: boolean;
        };
        /**
         * @description A bot for a seat.
         * @example {
         *       "version": 7,
         *       "at": 1,
         *       "level": "expert"
         *     }
         */
        SeatBotRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            at: number;
            /** @enum {string} */
            level: "novice" | "player" | "expert";
        };
        /** @description The link that gives a seat to the first who opens it. */
        SeatLinkResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description To be put behind the server's address.
             * @example /#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE
             */
            link: string;
        };
        /** @description Who is to sit in a seat. */
        SeatRequest: {
            /**
             * @description This browser, whoever opens the link, or a bot.
             * @enum {string}
             */
            who: "me" | "open" | "bot";
            /**
             * @description Of a bot.
             * @default player
             * @enum {string}
             */
            level?: "novice" | "player" | "expert";
            /**
             * @description Without one the seat is called by the profile, or by a bot's name.
             * @default
             */
            name?: string;
        };
        /** @description A seat as everybody may see it. */
        SeatResponse: {
            name: string;
            /** @enum {string} */
            who: "person" | "bot" | "open";
            /** @description Of the bot that sits there. */
            level: ("novice" | "player" | "expert") | null;
            /** @description Of the bot that plays for somebody who is away. */
            away: ("novice" | "player" | "expert") | null;
            stone: string;
            figure: string;
        };
        /** @description A score sheet. ``rows[chapter][seat]``: what each source brought in that chapter, without zeros. */
        SheetJson: {
            sources: string[];
            rows: {
                [key: string]: number;
            }[][];
        };
        /** @description How the game was dealt: the SHA-256 of its seed, and the seed itself once the game is over. */
        ShuffleResponse: {
            hash: string;
            /** @default  */
            seed?: string;
        };
        /** @description A move in notation, and as a language spells it. */
        SpelledMoveResponse: {
            move: string;
            spelt: string;
            /** @description What the move is, if that was asked for. */
            story: components["schemas"]["MessageJson"][];
        };
        /** @description The moves that may be made, as somebody types them. */
        SpellingResponse: {
            moves: components["schemas"]["SpelledMoveResponse"][];
        };
        /**
         * @description What this browser's finished games tell. Left out are imported games, branches, guides, and games that a bot
         *     ended for whoever sat there.
         */
        StatisticsResponse: {
            played: number;
            left_out: number;
            /** @description Figures from fewer games have no interval. */
            enough: number;
            games: components["schemas"]["GameStatistics"][];
        };
        /** @description What happened after a version: a page of it, up to ``upto``. There is more while that is below ``version``. */
        StoryResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /** @description How many entries the log of the table has. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
        };
        /** @description A table that was opened. With a repeated key it is the one of before, and its links are not told again. */
        TableCreatedResponse: {
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            new: boolean;
            links: components["schemas"]["SeatLinkResponse"][];
            /** @description The link for those who watch. */
            watch: string | null;
        };
        /** @description A table in a list. */
        TableListItem: {
            game: string;
            edition: string;
            players: number;
            /** @enum {string} */
            kind: "game" | "analysis";
            /** @enum {string} */
            stage: "gathering" | "running" | "finished";
            seats: components["schemas"]["SeatResponse"][];
            to_move: number | null;
            moves: number;
            scores: number[] | null;
            outcome: components["schemas"]["OutcomeJson"] | null;
            /** @description Whether it counts in statistics: it is no import, branch or guide. */
            counted: boolean;
            /** @description Whether it is a first game in which somebody is led. */
            guide: boolean;
            /** @description The game that this one branches off, if it does. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description When the game was over. */
            ended: number | null;
            /** @description Where each seat's points came from, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description How many entries the log of the table has. */
            version: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            changed: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            created: number;
        };
        /**
         * @description A table as one seat sees it, or as those who watch do. A move answers ``game_version``, the version after which
         *     the game last changed. ``recorded`` is how many moves the record has that the table was opened on.
         */
        TableResponse: {
            version: number;
            game_version: number;
            /** @enum {string} */
            kind: "game" | "analysis";
            /** @enum {string} */
            stage: "gathering" | "running" | "finished";
            recorded: number;
            open_to_watch: boolean;
            hints: boolean;
            paused_by: number | null;
            /**
             * @description A table. It is a name and opens nothing.
             * @example 5f1c09ad7be2
             */
            table: string;
            game: string;
            title: string;
            edition: string;
            players: number;
            options: {
                [key: string]: unknown;
            };
            own_board: boolean;
            /** @description The game that this one branches off, if it does. */
            branch: components["schemas"]["BranchResponse"] | null;
            /** @description Whether a guide leads through it, or has led so far. */
            guide: ("leads" | "over") | null;
            you: components["schemas"]["PermissionsResponse"];
            /** @description The seat it is seen from; null for those who watch. */
            seat: number | null;
            seats: components["schemas"]["SeatAtTableResponse"][];
            absence: components["schemas"]["AbsenceResponse"];
            /** @description When a bot will play for whoever has the move. */
            due: number | null;
            shuffle: components["schemas"]["ShuffleResponse"] | null;
            asking: components["schemas"]["TakeBackVoteResponse"] | null;
            /** @description For each absent seat, who wants a bot to play for it. */
            votes: {
                [key: string]: number[];
            };
            /** @description The vote that this seat can take part in. Null while the player is here. */
            vote: components["schemas"]["AbsenceVoteResponse"] | null;
            /** @description For each seat of this browser, how many browsers hold it: this one, and more. */
            devices: {
                [key: string]: number;
            };
            take_back: components["schemas"]["TakeBackResponse"] | null;
            /** @description The table for another game with the same people. */
            again: string | null;
            /** @description What the game shows. Null until it is dealt. */
            view: components["schemas"]["View"] | null;
            /** @description Only where it was asked for with `since`. */
            story?: components["schemas"]["StoryResponse"] | null;
        };
        /** @description A table in a few public facts. */
        TableSummary: {
            game: string;
            edition: string;
            players: number;
            /** @enum {string} */
            kind: "game" | "analysis";
            /** @enum {string} */
            stage: "gathering" | "running" | "finished";
            seats: components["schemas"]["SeatResponse"][];
            to_move: number | null;
            moves: number;
            scores: number[] | null;
            outcome: components["schemas"]["OutcomeJson"] | null;
            /** @description Whether it counts in statistics: it is no import, branch or guide. */
            counted: boolean;
            /** @description Whether it is a first game in which somebody is led. */
            guide: boolean;
            /** @description The game that this one branches off, if it does. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description When the game was over. */
            ended: number | null;
            /** @description Where each seat's points came from, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
        };
        /** @description The parts of the table that never change during a game. */
        TajMahalBoard: {
            box: number[];
            cartouche: number[];
            land: string;
            provinces: components["schemas"]["TajMahalProvince"][];
            scenery: components["schemas"]["TajMahalScenery"] | null;
            cities: components["schemas"]["TajMahalCity"][];
            letterings: components["schemas"]["TajMahalLettering"][];
            weaves: components["schemas"]["TajMahalCloth"][];
            cloth: {
                [key: string]: components["schemas"]["TajMahalCloth"];
            };
            cards: {
                [key: string]: components["schemas"]["TajMahalCard"];
            };
            roads: [
                string,
                string
            ][];
            colours: {
                [key: string]: string;
            };
            names: components["schemas"]["TajMahalNames"];
            specials: {
                [key: string]: string;
            };
        };
        /** @description A bonus tile. */
        TajMahalBonusArgs: {
            bonus: string;
        };
        /** @description Build a palace, or the crown palace. */
        TajMahalBuilding: {
            /** @enum {string} */
            kind: "build" | "crown";
            city: string;
        };
        /** @description A seat builds in a city. */
        TajMahalBuilt: {
            seat: number;
            city: string;
        };
        /**
         * @description A card. ``cloth`` is its pattern, ``colour`` the edition's name of its colour; ``effect`` is the effect of a
         *     special card.
         */
        TajMahalCard: {
            /** @enum {string} */
            kind: "coloured" | "white" | "special";
            cloth: string;
            colour: string;
            symbols: string[];
            effect: string | null;
        };
        /** @description A card in notation. */
        TajMahalCardArgs: {
            card: string;
        };
        /** @description How many cards a withdrawal takes from the display and draws from the deck, and by which rule. */
        TajMahalCardsTaken: {
            display: number;
            deck: number;
            rule: string;
        };
        /** @description A city and its position. */
        TajMahalCity: {
            name: string;
            x: number;
            y: number;
            fortress: boolean;
            province: string;
        };
        /** @description A seat claims the bonus tile of a city. */
        TajMahalClaimed: {
            seat: number;
            city: string;
            bonus: string;
        };
        /** @description A pattern: the size of the repeated part, and its lines as SVG path data by their thickness. */
        TajMahalCloth: {
            width: number;
            height: number;
            lines: {
                [key: string]: string;
            };
        };
        /** @description A number of cards. */
        TajMahalCount: {
            cards: number;
        };
        /** @description A card drawn; null if the viewer may not know it. */
        TajMahalDrew: {
            seat: number;
            card: string | null;
        };
        /** @description What the mover still has to do in a withdrawal. */
        TajMahalDue: {
            palaces: number;
            crown: boolean;
            cards: number;
        };
        TajMahalEvents: {
            "taj-mahal.scored"?: components["schemas"]["TajMahalScored"];
            "taj-mahal.visit"?: components["schemas"]["TajMahalVisit"];
            "taj-mahal.played"?: components["schemas"]["TajMahalSeatCard"];
            "taj-mahal.played-special"?: components["schemas"]["TajMahalSeatCard"];
            "taj-mahal.withdrew"?: components["schemas"]["TajMahalWithdrew"];
            "taj-mahal.won"?: components["schemas"]["TajMahalWon"];
            "taj-mahal.built"?: components["schemas"]["TajMahalBuilt"];
            "taj-mahal.crowned"?: components["schemas"]["TajMahalBuilt"];
            "taj-mahal.claimed"?: components["schemas"]["TajMahalClaimed"];
            "taj-mahal.took"?: components["schemas"]["TajMahalSeatCard"];
            "taj-mahal.shuffled"?: components["schemas"]["TajMahalCount"];
            "taj-mahal.exchanged"?: components["schemas"]["TajMahalExchanged"];
            "taj-mahal.protested"?: components["schemas"]["TajMahalCount"];
            "taj-mahal.set-aside"?: components["schemas"]["TajMahalSymbolArgs"];
            "taj-mahal.tile-left"?: components["schemas"]["TajMahalTileArgs"];
            "taj-mahal.drew"?: components["schemas"]["TajMahalDrew"];
            "taj-mahal.displayed"?: components["schemas"]["TajMahalCardArgs"];
            "taj-mahal.unrest"?: components["schemas"]["TajMahalCardArgs"];
            "taj-mahal.tile-dealt"?: components["schemas"]["TajMahalProvinceArgs"];
            "taj-mahal.bonus-dealt"?: components["schemas"]["TajMahalBonusArgs"];
            "taj-mahal.starts"?: components["schemas"]["TajMahalSeatArgs"];
        };
        TajMahalExchanged: {
            seat: number;
            card: string;
            from: number | null;
        };
        /** @description Who shows most of a symbol: how many, which seats, and whether unrest does. */
        TajMahalLead: {
            most: number;
            seats: number[];
            unrest: boolean;
        };
        /**
         * @description The places for one letter size: of names in the order of the cities, of tiles in the order of the provinces.
         *
         *     A name has the place of its anchor, its left and right ends when it is highlighted, and whether it covers nothing.
         *     ``tile`` is the width, the height and the scale of a tile.
         */
        TajMahalLettering: {
            size: number;
            lit: number;
            names: [
                number,
                number,
                "start" | "middle" | "end",
                number,
                number,
                boolean
            ][];
            tiles: number[][];
            tile: number[];
        };
        /** @description A legal move. */
        TajMahalMove: {
            id: number;
            text: string;
            parts: components["schemas"]["TajMahalPlay"] | components["schemas"]["TajMahalWithdrawal"] | components["schemas"]["TajMahalBuilding"] | components["schemas"]["TajMahalTaking"];
            preview: components["schemas"]["TajMahalPreview"];
        };
        TajMahalNames: {
            colours: string[];
            special: string;
            "advisor-tile": string;
            gems: string;
        };
        /** @description A palace that a move would build. */
        TajMahalPalace: {
            city: string;
            crown: boolean;
        };
        /** @description Play a coloured card, and with it a white or special one. */
        TajMahalPlay: {
            /** @constant */
            kind: "play";
            card: string;
            companion: string | null;
        };
        /** @description What a move would bring. */
        TajMahalPreview: {
            points: number;
            low: number;
            high: number;
            best: string[];
            drawn: boolean;
            story: components["schemas"]["MessageJson"][];
            best_story: components["schemas"]["MessageJson"][];
            sketch: components["schemas"]["TajMahalSketch"];
        };
        /** @description A province: the middle of its tile, its outline, and the box that is shown when it is shown alone. */
        TajMahalProvince: {
            name: string;
            tile: number[];
            outline: string;
            view: number[];
        };
        /** @description A province. */
        TajMahalProvinceArgs: {
            province: string;
        };
        /** @description What the standard map shows besides land: points of a ridge, the middle and reach of the sea, a compass. */
        TajMahalScenery: {
            ridge: number[][];
            sea: number[];
            compass: number[];
        };
        /** @description Points, and their source. */
        TajMahalScored: {
            seat: number;
            source: string;
            points: number;
        };
        /** @description A seat's cards, goods, tiles and palaces. ``hand`` is null unless every hand is open. */
        TajMahalSeat: {
            in_visit: boolean;
            cards: number;
            hand: {
                [key: string]: number;
            } | null;
            known: {
                [key: string]: number;
            };
            specials: string[];
            row: string[];
            symbols: {
                [key: string]: number;
            };
            colour: number | null;
            advisors: string[];
            goods: {
                [key: string]: number;
            };
            bonus: {
                [key: string]: number;
            };
            palaces: string[];
            crown_palaces: string[];
            points: {
                [key: string]: number;
            };
        };
        /** @description A seat. */
        TajMahalSeatArgs: {
            seat: number;
        };
        /** @description A seat's card: in notation, or the name of a special card. */
        TajMahalSeatCard: {
            seat: number;
            card: string;
        };
        /**
         * @description What a table draws to preview a move. Cards that are played have ``symbols`` and ``stands``, a withdrawal
         *     ``cards``, and palaces the others.
         */
        TajMahalSketch: {
            cards?: components["schemas"]["TajMahalCardsTaken"];
            symbols?: {
                [key: string]: number;
            };
            stands?: {
                [key: string]: "lead" | "tie" | "behind";
            };
            palaces?: components["schemas"]["TajMahalPalace"][];
            chain?: [
                string,
                string
            ][];
            provinces?: string[];
        };
        /** @description A symbol of the court. */
        TajMahalSymbolArgs: {
            symbol: string;
        };
        /** @description Everything on the table that a viewer may see. ``hand`` is the viewer's own. */
        TajMahalTable: {
            visit: number | null;
            province: string | null;
            order: string[];
            start: number;
            /** @enum {string} */
            phase: "play" | "palace" | "crown" | "take" | "over";
            due: components["schemas"]["TajMahalDue"];
            colours: string[];
            court: {
                [key: string]: "court" | "aside" | "won";
            };
            won_by: {
                [key: string]: number | null;
            };
            leads: {
                [key: string]: components["schemas"]["TajMahalLead"];
            };
            display: string[];
            display_places: number;
            deck: number;
            discard: {
                [key: string]: number;
            };
            unseen: {
                [key: string]: number;
            };
            hand: {
                [key: string]: number;
            } | null;
            bonus_tiles: {
                [key: string]: string;
            };
            tiles: components["schemas"]["TajMahalTile"][];
            specials: {
                [key: string]: number | null;
            };
            unrest: components["schemas"]["TajMahalUnrest"] | null;
            seats: components["schemas"]["TajMahalSeat"][];
        };
        /** @description Take a card from the display. */
        TajMahalTaking: {
            /** @constant */
            kind: "take";
            card: string;
        };
        /** @description A province tile, its goods and its owner's seat. */
        TajMahalTile: {
            number: number;
            goods: string[];
            owner: number | null;
        };
        /** @description The number of a province tile. */
        TajMahalTileArgs: {
            tile: number;
        };
        /** @description The row of unrest. */
        TajMahalUnrest: {
            on: boolean;
            cards: string[];
            symbols: {
                [key: string]: number;
            };
        };
        /** @description The view of a game of Taj Mahal. */
        TajMahalView: {
            edition: string;
            options: {
                [key: string]: unknown;
            };
            players: number;
            seat: number | null;
            to_move: number | null;
            moves_made: number;
            scores: number[];
            outcome: components["schemas"]["OutcomeJson"] | null;
            sheet: components["schemas"]["SheetJson"];
            /** @constant */
            game: "taj-mahal";
            table: components["schemas"]["TajMahalTable"];
            legal_moves: components["schemas"]["TajMahalMove"][];
        };
        /** @description A visit begins: its number, its province and its first player. */
        TajMahalVisit: {
            seat: number;
            visit: number;
            province: string;
        };
        /** @description Withdraw. */
        TajMahalWithdrawal: {
            /** @constant */
            kind: "withdraw";
        };
        /** @description A seat withdraws and takes this many cards. */
        TajMahalWithdrew: {
            seat: number;
            cards: number;
        };
        /** @description A seat wins the tile of a symbol. */
        TajMahalWon: {
            seat: number;
            symbol: string;
        };
        /**
         * @description Taking back, in answer to a version.
         * @example {
         *       "seat": 0,
         *       "version": 7
         *     }
         */
        TakeBackRequest: {
            /** @description The version that is answered. */
            version: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /** @description How the last decision of the seat that looks could be taken back. */
        TakeBackResponse: {
            /** @description How many moves would be left. */
            number: number;
            move: string;
            /** @description Whether others have to agree. */
            consent: boolean;
        };
        /** @description Who asks to take a move back, and who has still to answer. */
        TakeBackVoteResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description How many moves would be left. */
            number: number;
            agreed: number[];
            waiting_for: number[];
        };
        /**
         * @description What a game shows a viewer: the position in ``table`` and, to whoever has the move, ``legal_moves`` with what
         *     each would bring.
         */
        View: components["schemas"]["MaharaniView"] | components["schemas"]["TajMahalView"] | components["schemas"]["GenericView"];
        /**
         * @description That a bot should play for somebody who is away.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "absent": 1
         *     }
         */
        VoteRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description A seat; the first is 0. */
            absent: number;
        };
        /**
         * @description A link for those who watch.
         * @example {
         *       "version": 7,
         *       "keep": true
         *     }
         */
        WatchLinkRequest: {
            /**
             * @description The version that is answered.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null to see it as those who watch. Without it, the seat that acts. */
            view_seat?: number | null;
            /**
             * @description Whether the links that there are stay good, all but very many.
             * @default false
             */
            keep?: boolean;
        };
        /**
         * @description A move that may not be allowed, by its parts.
         * @example {
         *       "seat": 0,
         *       "parts": {
         *         "kind": "build",
         *         "city": "Delhi"
         *       }
         *     }
         */
        WhyRequest: {
            seat?: number | null;
            parts: {
                [key: string]: string | number | null;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
