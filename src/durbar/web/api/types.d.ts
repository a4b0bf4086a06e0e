// Types of the HTTP API, made from its OpenAPI document by tools/webtypes --write: do not edit.
// SHA-256 of the document: 6e30c871225c115fb8cae3ac188ece39f0d5e04999c6ee3a1205ee335ab98d3f

export interface components {
    schemas: {
        /** @description The time limit after which a bot plays for a player, and the bot's level. */
        AbsenceRequest: {
            /** @description The time limit in seconds; null for none, so that a bot plays only after a vote. */
            after?: number | null;
            /**
             * @default player
             * @enum {string}
             */
            level?: "novice" | "player" | "expert";
        };
        /** @description The time limit after which a bot plays for a player, and the bot's level. */
        AbsenceResponse: {
            /** @description The time limit in seconds; null if there is none. */
            after: number | null;
            /** @enum {string} */
            level: "novice" | "player" | "expert";
        };
        /** @description Whether the other players may vote to let a bot play for the player to move, who is absent. */
        AbsenceVoteResponse: {
            /** @description A seat; the first is 0. */
            absent: number;
            possible: boolean;
            /**
             * @description The time from which the vote is possible, if the player stays away until then.
             * @example 1794805200.5
             */
            possible_from: number;
        };
        /**
         * @description The result of an action: the version that it made, the table as the actor now sees it, and the log entries since
         *     the version in the request.
         */
        ActionResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of entries in the table's log. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description The number of entries in the table's log. */
            made: number;
            /** @description As in `GET /api/tables/{table}`. Null if the actor may no longer see the table. */
            table_view: components["schemas"]["TableResponse"] | null;
        };
        /** @description The password was correct. */
        AdmittedResponse: {
            /** @constant */
            admitted: true;
        };
        /** @description The state of an analysis, and its result once it is done. */
        AnalysisResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            state: "none" | "waiting" | "running" | "done";
            /** @description The number of games before this one in the queue. */
            ahead: number;
            /** @description The number of decisions analysed so far. */
            done: number;
            /** @description The number of decisions to analyse; 0 while it is unknown. */
            whole: number;
            result: components["schemas"]["AnalysisResultResponse"] | null;
        };
        /** @description The result of an analysis, reproducible with the same iterations and seed. */
        AnalysisResultResponse: {
            /** @description The version of this format. */
            analysis: number;
            rules: number;
            iterations: number;
            seed: number;
            players: number;
            moves: number;
            decisions: components["schemas"]["DecisionResponse"][];
            line: components["schemas"]["ChartPointResponse"][];
            /** @description The numbers of the most costly decisions that are statistically certain, worst first. */
            turning_points: number[];
            /**
             * @description Whether the analysis was imported with the record.
             * @default false
             */
            brought?: boolean;
        };
        /** @description An announcement of the operator, for every page. */
        AnnouncementResponse: {
            /** @example The server restarts at ten. */
            text: string;
            /** @description The time until which it is shown; null for no end. */
            until: number | null;
        };
        /** @description The chapter of a game (a visit or a turn) in which a seat has got the most points. */
        BestChapterResponse: {
            /** @description Its number; the first is 1. */
            chapter: number;
            points: number;
        };
        /** @description The best score, and the game in which it was reached. */
        BestScoreResponse: {
            points: number;
            players: number;
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
        };
        /** @description The best chapter of all games, and its table. */
        BestTurnResponse: {
            /** @description Its number; the first is 1. */
            chapter: number;
            points: number;
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
        };
        /** @description A move that was better, its description, the expected result, and the reasons for the move. */
        BetterMoveResponse: {
            move: string;
            story: components["schemas"]["MessageJson"][];
            /** @description The probability of winning for each seat; the sum is 1. */
            win: number[];
            /** @description The mover's expected final lead over the best rival, in points. */
            lead: number;
            reasons: components["schemas"]["MessageJson"][];
        };
        /** @description The parts of a view that never change during a game, the same for all viewers. Empty for some games. */
        Board: components["schemas"]["MaharaniBoard"] | components["schemas"]["TajMahalBoard"] | {
            [key: string]: unknown;
        };
        /** @description A valid board. */
        BoardCheckResponse: {
            /** @description The board in the format that `POST /api/tables` expects. */
            board: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A board file to check.
         * @example {
         *       "text": "name = \"Our own\"\n…"
         *     }
         */
        BoardRequest: {
            /** @description TOML or JSON, usually 2,000 to 17,000 characters. */
            text: string;
        };
        /**
         * @description A request to show another position of an analysis: the one after ``number`` moves of the current variation or,
         *     with ``main``, of the record with which the analysis was opened.
         * @example {
         *       "version": 7,
         *       "number": 12,
         *       "main": true
         *     }
         */
        BranchRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            number: number;
            /** @default false */
            main?: boolean;
        };
        /** @description The finished game that another game continues: its table, and the number of its moves that were kept. */
        BranchResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            number: number;
        };
        /** @description A point of the smoothed chart: the probabilities after a number of moves. */
        ChartPointResponse: {
            number: number;
            /** @description The probability of winning for each seat; the sum is 1. */
            win: number[];
        };
        /**
         * @description A chat message.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "text": "Well played!"
         *     }
         */
        ChatRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            text: string;
        };
        /**
         * @description An intended move.
         * @example {
         *       "seat": 0,
         *       "move": "the intended move"
         *     }
         */
        CoachRequest: {
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
        };
        /** @description The intended ``move``. ``better`` is a clearly better move with reasons; it is null if there is none. */
        CoachResponse: {
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
            better: components["schemas"]["HintResponse"] | null;
        };
        /**
         * @description A commitment to random bits, with which a person contributes to the seed.
         * @example {
         *       "seat": 0,
         *       "version": 3,
         *       "hash": "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"
         *     }
         */
        CommitRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description The SHA-256 of 32 random bytes, in hexadecimal digits.
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            hash: string;
        };
        /** @description The random bits with which a seat contributes to the seed. */
        ContributionResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description The SHA-256 of the bits.
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            hash: string;
            /** @description The bits; null until they are revealed. */
            bits: string | null;
        };
        /**
         * @description A step in which a page counts the points of a finished game. The points of all steps add up to the scores.
         *
         *     ``part`` is what is counted, such as ``hand`` or ``quarter``. ``seat`` says whose hand it is, and ``place`` which
         *     quarter. ``points`` has the points of each seat by source, without zeros. ``light`` is what a page lights up on the
         *     board; each game defines its content.
         */
        CountingStep: {
            part: string;
            seat: number | null;
            place: string | null;
            points: {
                [key: string]: number;
            }[];
            light: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A table to create.
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
            /** @description The name of a game, as in `/api/games`. */
            game: string;
            edition?: string | null;
            /** @description House options by name; omitted options have their defaults. */
            options?: {
                [key: string]: unknown;
            };
            /** @description A custom board, in the format of a board file. */
            board?: {
                [key: string]: unknown;
            } | null;
            /** @description The player of each seat. */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * @description Whether everyone may watch.
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
             * @description Start immediately if no seat is open.
             * @default true
             */
            start?: boolean;
            /** @description The SHA-256 of 32 random bytes with which this browser contributes to the seed. The game then starts once this browser has revealed the bytes. */
            commitment?: string | null;
        };
        /** @description A decision, evaluated with the information its player had. Forced moves are not decisions. */
        DecisionResponse: {
            /** @description The number of moves before this decision. */
            number: number;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description The visit, turn or other chapter of the game, from 0. */
            chapter: number;
            move: string;
            /** @description A description of the move, without its random results. */
            story: components["schemas"]["MessageJson"][];
            /** @description Each seat's probability of winning after the move, as far as the mover can know. */
            win: number[];
            /** @description The mover's expected final lead over the best rival, in points. */
            lead: number;
            /** @description The loss of winning probability compared with the better move. */
            loss: number;
            /** @description The loss of expected lead compared with the better move, in points. */
            lead_loss: number;
            /** @description The standard error of `loss`. */
            doubt: number;
            /** @description Reasons against the move, if another one was better. */
            against?: components["schemas"]["MessageJson"][];
            better: components["schemas"]["BetterMoveResponse"] | null;
        };
        /**
         * @description The decisive moment of a game, from the point of view of the winner in ``seat``.
         *
         *     ``kind`` is ``lead`` if the winner took the lead for good, ``level`` if the winner drew level for good, ``final`` if
         *     points counted after the last move decided, and ``gain`` for the chapter in which the winner gained most compared
         *     with the others. ``chapter`` is the index of the visit or turn, and ``places`` are the places that were scored in
         *     it. ``points`` are the points that the winner gained there, and ``margin`` is by how much they exceed what anybody
         *     else gained there. A replay shows the moment after ``moves`` moves.
         */
        DecisiveMoment: {
            /** @enum {string} */
            kind: "lead" | "level" | "final" | "gain";
            seat: number;
            chapter: number;
            places: string[];
            points: number;
            margin: number;
            moves: number;
        };
        /** @description A link to open one's own seat on another device, valid once and for a number of seconds. */
        DeviceLinkResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of entries in the table's log. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description The number of entries in the table's log. */
            made: number;
            /** @description As in `GET /api/tables/{table}`. Null if the actor may no longer see the table. */
            table_view: components["schemas"]["TableResponse"] | null;
            /**
             * @description Relative to the server's origin.
             * @example /#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE
             */
            link: string;
            seconds: number;
        };
        /** @description A browser that is signed in to a seat. */
        DeviceResponse: {
            /** @description The position of a device of a seat, in order of arrival; the first is 1. */
            number: number;
            /** @description When it got the seat; null if the time is unknown. */
            since: number | null;
            /** @description Whether it is the browser that sent the request. */
            this: boolean;
        };
        /** @description The results in one edition. */
        EditionFigures: {
            played: number;
            /** @description Including shared victories. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share to expect if all players were equally strong. */
            even: number;
            /** @description How often the first, the second and each further place was reached. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
            edition: string;
        };
        /** @description An edition, with its smallest and its largest number of players. */
        EditionResponse: {
            /** @example 2018 */
            name: string;
            least: number;
            most: number;
        };
        /**
         * @description The ending of a finished game. ``tie_break`` is null unless several seats have the most points and the rules say
         *     what decides such a tie; ``moment`` is null if the winners scored nothing. ``unit`` is what the game counts, such as
         *     points or gold.
         */
        Ending: {
            unit: string;
            counting: components["schemas"]["CountingStep"][];
            tie_break: components["schemas"]["TieBreak"] | null;
            moment: components["schemas"]["DecisiveMoment"] | null;
        };
        /** @description The id and the text of an error. */
        ErrorDetail: {
            id: string;
            text: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An error response.
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
        /** @description A mean and its 95 % confidence interval, which is null for too few games. */
        EstimateResponse: {
            mean: number;
            low: number | null;
            high: number | null;
        };
        /** @description The reason why a move is illegal; null if it is legal. */
        ExplanationResponse: {
            move: string;
            why: components["schemas"]["MessageJson"] | null;
        };
        /** @description The results of a number of games. ``place`` and ``points`` are means per game. */
        FiguresResponse: {
            played: number;
            /** @description Including shared victories. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share to expect if all players were equally strong. */
            even: number;
            /** @description How often the first, the second and each further place was reached. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
        };
        /** @description A finished game. */
        GamePlayed: {
            /**
             * @description The id of a table. It gives no access.
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
        /** @description The progress in one game. */
        GameProgressResponse: {
            game: string;
            /** @description The unit of the score: points or gold. */
            unit: string;
            /** @description The weakest level first. */
            levels: components["schemas"]["LevelRecordResponse"][];
            best: components["schemas"]["BestTurnResponse"] | null;
        };
        /** @description A game that can be played here. */
        GameResponse: {
            /** @description The name of the game in requests. */
            name: string;
            title: string;
            /** @description The version of the rules. */
            rules: number;
            default_edition: string;
            editions: components["schemas"]["EditionResponse"][];
            options: components["schemas"]["OptionResponse"][];
            levels: ("novice" | "player" | "expert")[];
            /** @description Whether there is a guided first game. */
            guide: boolean;
        };
        /** @description The statistics of one game. */
        GameStatistics: {
            game: string;
            title: string;
            /** @description The unit of the score: points or gold. */
            unit: string;
            all: components["schemas"]["FiguresResponse"];
            editions: components["schemas"]["EditionFigures"][];
            players: components["schemas"]["PlayersFigures"][];
            opponents: components["schemas"]["OpponentResponse"][];
            sources: components["schemas"]["PointSourceResponse"][];
            /** @description The single games, latest last. */
            latest: components["schemas"]["GamePlayed"][];
        };
        /** @description A legal move of any game; each game defines its ``parts``. */
        GenericMove: {
            id: number;
            text: string;
            parts: {
                [key: string]: string | number | null;
            };
            preview: components["schemas"]["GenericPreview"];
        };
        /** @description The effect of a move of any game; each game defines the content of ``sketch``. */
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
        /** @description The view of any game; each game defines the content of ``table``. */
        GenericView: {
            edition: string;
            options: {
                [key: string]: unknown;
            };
            players: number;
            seat: number | null;
            to_move: number | null;
            forced_move: string | null;
            hidden_hands: boolean;
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
        /** @description A guided first game: its number of moves and its steps. The person has the first seat. */
        GuideResponse: {
            game: string;
            players: number;
            edition: string;
            moves: number;
            steps: components["schemas"]["GuideStepResponse"][];
        };
        /** @description A step of a guide: a text, the elements of the page that it points at, and what the person has to do. */
        GuideStepResponse: {
            /** @description The number of moves after which the step is shown. */
            at: number;
            /**
             * @description The id of the text.
             * @example tie
             */
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
            /** @description The move to make or to prepare, in notation. */
            move: string | null;
            /** @description The orientation in which the picked tile is shown first. The next step explains turning. */
            lies: string | null;
        };
        /** @description The health of the server. */
        HealthResponse: {
            well: boolean;
            /** @description The version of Durbar. */
            version: string;
            /** @description Whether the compiled kernel is in use. */
            compiled: boolean;
        };
        /**
         * @description A request for hints for a seat.
         * @example {
         *       "seat": 0
         *     }
         */
        HintRequest: {
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /**
         * @description A good move: its winning probability, its expected final lead over the best rival in points, and the reasons for
         *     the move. A move that is the only legal one has neither a probability nor a lead.
         */
        HintResponse: {
            move: string;
            /** @description A description of the move. */
            story: components["schemas"]["MessageJson"][];
            win: number | null;
            lead: number | null;
            reasons: components["schemas"]["MessageJson"][];
        };
        /** @description The best moves, best first. */
        HintsResponse: {
            /** @description The number of entries in the table's log. */
            version: number;
            hints: components["schemas"]["HintResponse"][];
        };
        /**
         * @description An action of the host.
         * @example {
         *       "version": 7
         *     }
         */
        HostActionRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
        };
        /**
         * @description An action of the host on a seat.
         * @example {
         *       "version": 7,
         *       "at": 1
         *     }
         */
        HostSeatRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            at: number;
        };
        /**
         * @description A record to analyse, or to store as a finished game.
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
        /** @description What the link has given this browser: a seat at the table, or permission to watch it. */
        JoinedResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            role: "seat" | "watch";
            seat: number | null;
            /** @description The number of entries in the table's log. */
            version: number;
        };
        /** @description The games against bots of one level. */
        LevelRecordResponse: {
            /** @enum {string} */
            level: "novice" | "player" | "expert";
            played: number;
            won: number;
            best: components["schemas"]["BestScoreResponse"];
            /** @description The number of wins since the last game that was not won. */
            streak: number;
            /** @description The longest winning streak. */
            longest: number;
        };
        /** @description The result of an action that made a link. The link is null if the request repeats an idempotency key. */
        LinkActionResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of entries in the table's log. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
            /** @description The number of entries in the table's log. */
            made: number;
            /** @description As in `GET /api/tables/{table}`. Null if the actor may no longer see the table. */
            table_view: components["schemas"]["TableResponse"] | null;
            link: string | null;
        };
        /** @description The origin of links for other devices; null if other devices cannot reach this server. */
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
        /**
         * @description The table and the role that a link gives, and whether this browser already has that role. The role ``table`` is a
         *     free seat of one's choice.
         */
        LinkResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @enum {string} */
            role: "seat" | "table" | "watch";
            seat: number | null;
            yours: boolean;
            /** @description The seats that this link can give now. */
            free: number[];
            /** @description The name of the host, if the link invites to a seat. */
            host: string | null;
            /** @description Whether the link opens a taken seat on another device, once. */
            device: boolean;
            summary: components["schemas"]["TableSummary"];
        };
        /**
         * @description A log entry. Every entry has ``version``, ``at`` and ``kind``. The other fields depend on the kind: a move has
         *     ``seat``, ``move`` and ``by`` (the level of the bot that made it), a chat message has ``seat`` and ``text``, and a
         *     vote has ``by`` (the seat that voted) and ``absent``, and a nudge ``by`` and ``seat`` (the nudged player).
         */
        LogEntry: {
            /** @description The number of entries in the table's log. */
            version: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            at: number;
            /** @enum {string} */
            kind: "opened" | "started" | "sat" | "freed" | "bot" | "reissued" | "device" | "signed-out" | "committed" | "dealing" | "revealed" | "moved" | "asked" | "agreed" | "refused" | "back" | "paused" | "resumed" | "closed" | "said" | "nudged" | "voted" | "stood-in" | "returned" | "branched";
            /** @description The messages that this viewer may see. */
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
            bits?: string;
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
        /** @description An artisan is placed on a space. Its colour is null if each player has only one colour. */
        MaharaniArtisanComes: {
            seat: number;
            space: string;
            artisan: string | null;
        };
        /** @description An artisan moves to a space from the space ``left``. */
        MaharaniArtisanMoves: {
            seat: number;
            space: string;
            artisan: string | null;
            left: string;
        };
        /** @description The bag: the number of tiles in it, and the number of each type. */
        MaharaniBag: {
            size: number;
            tiles: {
                [key: string]: number;
            };
        };
        /**
         * @description The parts of the table that never change during a game. ``edge`` is the number of spaces along an edge of the
         *     floor. Marks are written as in board files.
         */
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
        /**
         * @description A colour of tiles, and its pattern (named in ``stone``). ``said`` says whether the catalogs have a letter for the
         *     colour.
         */
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
        /** @description The effect of a move. */
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
        /**
         * @description A quarter: the numbers of its spaces and free spaces, and for every seat the numbers of its artisans by colour
         *     and the gold that they would be paid.
         */
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
        /** @description A full quarter pays a seat for its artisans of one colour. The colour is null if each player has only one. */
        MaharaniQuarterPays: {
            seat: number;
            quarter: string;
            artisan: string | null;
            artisans: number;
        };
        /** @description Gold that a seat gains, and its source. */
        MaharaniScored: {
            seat: number;
            gold: number;
            source: string;
        };
        /**
         * @description A seat: its side, its action markers by quarter (true: face up), and its gold by source. For each artisan colour,
         *     ``supply`` has the number of artisans in the supply, and ``artisans`` the spaces of the artisans on the floor.
         */
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
        /** @description The shapes that are drawn in a space and on the turntable; ``column`` is the radius of a column. */
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
        /** @description A slot of the turntable: its number, its quarter during the current turn (null after the game), and its tile. */
        MaharaniSlot: {
            slot: number;
            quarter: string | null;
            tile: components["schemas"]["MaharaniTile"] | null;
        };
        /** @description A tile that is drawn to a slot of the turntable, or removed from it. */
        MaharaniSlotTile: {
            slot: number;
            tile: string;
        };
        /**
         * @description A space of the floor. Columns are numbered from west to east and rows from north to south, both from 0; ``x`` and
         *     ``y`` are the coordinates of its upper left corner.
         */
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
        /** @description A tile: its notation (in ``tile``), its colour, its kind, and the side to which its arrow points. */
        MaharaniTile: {
            tile: string;
            colour: string;
            kind: string;
            arrow: string;
        };
        /**
         * @description The shapes of the turntable, relative to its middle. ``tile`` is the side length of a tile, and ``slots`` are the
         *     middles of the slots by quarter.
         */
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
            forced_move: string | null;
            hidden_hands: boolean;
            moves_made: number;
            scores: number[];
            outcome: components["schemas"]["OutcomeJson"] | null;
            sheet: components["schemas"]["SheetJson"];
            /** @constant */
            game: "maharani";
            table: components["schemas"]["MaharaniTable"];
            legal_moves: components["schemas"]["MaharaniMove"][];
        };
        /**
         * @description The profile of this browser, whether it still has to enter the server's password, and the operator's
         *     announcement.
         */
        MeResponse: {
            /** @example Noor */
            name: string;
            /** @example turquoise */
            stone: string;
            /** @example dome */
            figure: string;
            password_needed: boolean;
            announcement: components["schemas"]["AnnouncementResponse"] | null;
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
        /** @description A move and its preview. */
        MovePreviewResponse: {
            move: string;
            preview: components["schemas"]["Preview"];
        };
        /**
         * @description A move, with the version of the table on which it is based.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "move": "one of the legal moves"
         *     }
         */
        MoveRequest: {
            /** @description The version of the table that the client knows. */
            version: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
        };
        /** @description A page of moves, up to move number ``upto``. There are more moves if ``upto`` is less than ``last``. */
        MovesResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of moves, without those taken back. */
            last: number;
            /** @description The viewer's seat; null for spectators. */
            seat: number | null;
            /** @description Whether all hands are face up. */
            open: boolean;
            /** @description The number of moves before each visit, turn or other chapter of the game. */
            chapters: number[];
            upto: number;
            moves: components["schemas"]["PastMoveResponse"][];
        };
        /**
         * @description A request to remind the player to move.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "at": 1
         *     }
         */
        NudgeRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description The seat of the player to move. */
            at: number;
        };
        /** @description The player to move, and the time from which the others may nudge this player. */
        NudgeResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description Seconds since 1970, UTC.
             * @example 1794805200.5
             */
            possible_from: number;
        };
        /**
         * @description A request to open a link, with the player's profile.
         * @example {
         *       "secret": "Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE",
         *       "name": "Noor",
         *       "stone": "turquoise",
         *       "figure": "dome"
         *     }
         */
        OpenLinkRequest: {
            secret: string;
            /** @description The seat to take with a link to a table; the first free seat if it is omitted. */
            at?: number | null;
            /** @default  */
            name?: string;
            /** @default  */
            stone?: string;
            /** @default  */
            figure?: string;
        };
        /** @description The results against an opponent: a person by name, bots by level. */
        OpponentResponse: {
            /** @enum {string} */
            who: "person" | "bot";
            name: string;
            played: number;
            /** @description The share of games finished ahead of this opponent; a tie counts as half. */
            ahead: components["schemas"]["EstimateResponse"];
        };
        /** @description A house option. */
        OptionResponse: {
            /** @example undo */
            name: string;
            default: unknown;
            /** @description What the option does, and the number of its rule. */
            what: string;
            /** @description What the option does. */
            text: string;
            /**
             * @description The rule that describes the option.
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
        /** @description A table of this browser in a list. */
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
            /** @description Whether the game counts in statistics. */
            counted: boolean;
            /**
             * @description Whether the operator has closed the table.
             * @default false
             */
            closed?: boolean;
            /** @description Whether this is a guided first game. */
            guide: boolean;
            /** @description The game that this one continues, if any. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description The time at which the game ended; null before that. */
            ended: number | null;
            /** @description The sources of each seat's points, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
            /** @description How far the game is, if that is known. */
            progress?: components["schemas"]["ProgressResponse"] | null;
            /** @description The best chapter of each seat, once the game is over. */
            best?: components["schemas"]["BestChapterResponse"][] | null;
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
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
         * @description The server's password.
         * @example {
         *       "password": "mangosteen"
         *     }
         */
        PasswordRequest: {
            password: string;
        };
        /** @description A move that was not taken back, and the viewer's messages about it. */
        PastMoveResponse: {
            /** @description The number of the move, from 1. */
            number: number;
            /** @description A seat; the first is 0. */
            seat: number;
            move: string;
            /** @description The time of the move; null for a move from a record. */
            at: number | null;
            story: components["schemas"]["MessageJson"][];
        };
        /** @description The permissions of this browser at a table. */
        PermissionsResponse: {
            host: boolean;
            seats: number[];
            watch: boolean;
        };
        /**
         * @description A request to play on from a move of a finished game, against bots.
         * @example {
         *       "number": 12,
         *       "seat": 0,
         *       "bots": "player"
         *     }
         */
        PlayOnRequest: {
            /** @description The number of moves to keep. */
            number: number;
            /** @description The seat to play from. */
            seat: number;
            /**
             * @description The level of the bots in the other seats.
             * @default player
             * @enum {string}
             */
            bots?: "novice" | "player" | "expert";
        };
        /** @description The records of this browser's games, and a suggestion. They omit the same games as the statistics. */
        PlayerProgressResponse: {
            /** @description The game that was played last is the first. */
            games: components["schemas"]["GameProgressResponse"][];
            next: components["schemas"]["SuggestionResponse"] | null;
        };
        /** @description The results of the games with a certain number of players. */
        PlayersFigures: {
            played: number;
            /** @description Including shared victories. */
            won: number;
            /** @description The share of games won. */
            winning: components["schemas"]["EstimateResponse"];
            /** @description The share to expect if all players were equally strong. */
            even: number;
            /** @description How often the first, the second and each further place was reached. */
            places: number[];
            place: components["schemas"]["EstimateResponse"];
            points: components["schemas"]["EstimateResponse"];
            players: number;
        };
        /** @description A source of points, with the points per game. */
        PointSourceResponse: {
            source: string;
            points: components["schemas"]["EstimateResponse"];
        };
        /** @description A table after a number of moves, and the viewer's messages about the last of these moves. */
        PositionResponse: {
            moves: number;
            story: components["schemas"]["MessageJson"][];
            view: components["schemas"]["View"];
        };
        /** @description The requested position and the following ones. */
        PositionsResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of moves, without those taken back. */
            last: number;
            /** @description The viewer's seat; null for spectators. */
            seat: number | null;
            /** @description Whether all hands are face up. */
            open: boolean;
            positions: components["schemas"]["PositionResponse"][];
        };
        /**
         * @description The effects of a move. ``points`` are certain. If the move is the first of several decisions, ``low`` to ``high``
         *     is the range of points for all of them together, and ``best`` are the decisions that lead to ``high``. ``drawn`` is
         *     true if a card or tile is drawn at random and may add more. ``sketch`` is what the page shows on the board.
         */
        Preview: components["schemas"]["MaharaniPreview"] | components["schemas"]["TajMahalPreview"] | components["schemas"]["GenericPreview"];
        /**
         * @description A player's name, stone and figure.
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
        /** @description The profile of a browser. */
        ProfileResponse: {
            /** @example Noor */
            name: string;
            /** @example turquoise */
            stone: string;
            /** @example dome */
            figure: string;
        };
        /**
         * @description How far a game is: ``at`` is the number of the current visit, or how many tiles are laid. ``of`` is how many
         *     visits or spaces for tiles there are.
         */
        ProgressResponse: {
            at: number;
            of: number;
        };
        /**
         * @description A text to encode as a QR code, usually the address of a link, which contains its secret.
         * @example {
         *       "secret": "https://durbar.example.net/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"
         *     }
         */
        QrRequest: {
            secret: string;
        };
        /** @description A QR code. */
        QrResponse: {
            /** @example <svg …></svg> */
            svg: string;
        };
        /**
         * @description The record of a game, from which it can be replayed. In a running game it has the hash of the seed instead of the
         *     seed, and ``told`` has the viewer's messages for each move.
         */
        RecordResponse: {
            /** @description The version of this format. */
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
            /** @description The result of the analysis, if there is one. */
            analysis?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A request for a rematch.
         * @example {
         *       "commitment": "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"
         *     }
         */
        RematchRequest: {
            commitment?: string | null;
        };
        /**
         * @description A report about the player of a seat.
         * @example {
         *       "seat": 1,
         *       "text": "Insults in the chat."
         *     }
         */
        ReportRequest: {
            /** @description The reported seat. */
            seat: number;
            text: string;
        };
        /** @description The response to a report that was stored. */
        ReportedResponse: {
            /** @constant */
            reported: true;
        };
        /**
         * @description The random bits to which a person is committed.
         * @example {
         *       "seat": 0,
         *       "version": 4,
         *       "bits": "c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1"
         *     }
         */
        RevealRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description 32 bytes in hexadecimal digits.
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            bits: string;
        };
        /** @description The rules page of a game. */
        RulesResponse: {
            game: string;
            language: string;
            /** @description Markdown. */
            text: string;
        };
        /**
         * @description An action of a seat.
         * @example {
         *       "seat": 0,
         *       "version": 7
         *     }
         */
        SeatActionRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /** @description A seat, and whether its player is online. */
        SeatAtTableResponse: {
            name: string;
            /** @enum {string} */
            who: "person" | "bot" | "open";
            /** @description The level of the bot in this seat. */
            level: ("novice" | "player" | "expert") | null;
            /** @description The level of the bot that plays for an absent player. */
            away: ("novice" | "player" | "expert") | null;
            stone: string;
            figure: string;
            here: boolean;
            /** @description The time of the player's last request, if the player is offline; only players learn it. */
            away_since: number | null;
        };
        /**
         * @description A request to seat a bot.
         * @example {
         *       "version": 7,
         *       "at": 1,
         *       "level": "expert"
         *     }
         */
        SeatBotRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            at: number;
            /** @enum {string} */
            level: "novice" | "player" | "expert";
        };
        /** @description A link that gives a seat to the first browser that opens it. */
        SeatLinkResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /**
             * @description Relative to the server's origin.
             * @example /#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE
             */
            link: string;
        };
        /** @description The player of a seat. */
        SeatRequest: {
            /**
             * @description `me` is this browser, `open` the first browser that opens the seat's link, `bot` a bot.
             * @enum {string}
             */
            who: "me" | "open" | "bot";
            /**
             * @description The level of a bot.
             * @default player
             * @enum {string}
             */
            level?: "novice" | "player" | "expert";
            /**
             * @description The default is the name in the profile or, for a bot, a free name.
             * @default
             */
            name?: string;
        };
        /** @description The public data of a seat. */
        SeatResponse: {
            name: string;
            /** @enum {string} */
            who: "person" | "bot" | "open";
            /** @description The level of the bot in this seat. */
            level: ("novice" | "player" | "expert") | null;
            /** @description The level of the bot that plays for an absent player. */
            away: ("novice" | "player" | "expert") | null;
            stone: string;
            figure: string;
        };
        /** @description A score sheet. ``rows[chapter][seat]`` has the points from each source in that chapter, without zeros. */
        SheetJson: {
            sources: string[];
            rows: {
                [key: string]: number;
            }[][];
        };
        /** @description How the game is dealt. Without contributions the seed is the server's secret itself. */
        ShuffleResponse: {
            /**
             * @description The SHA-256 of the server's secret.
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            hash: string;
            contributions: components["schemas"]["ContributionResponse"][];
            /**
             * @description The server's secret, once the game is over.
             * @default
             */
            secret?: string;
            /**
             * @description The seed, once the game is over.
             * @default
             */
            seed?: string;
        };
        /**
         * @description A request to sign other devices out of a seat.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "device": {
         *         "number": 2,
         *         "since": 1790000000
         *       }
         *     }
         */
        SignOutRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description The only device to sign out; null for all devices except this one. */
            device?: components["schemas"]["SignedInDevice"] | null;
        };
        /** @description A device as it is listed in ``signed_in``. */
        SignedInDevice: {
            /** @description The position of a device of a seat, in order of arrival; the first is 1. */
            number: number;
            since: number | null;
        };
        /** @description A move in notation, and its spelling: the same move as people type it in the language of the response. */
        SpelledMoveResponse: {
            move: string;
            spelt: string;
            /** @description A description of the move, if requested. */
            story: components["schemas"]["MessageJson"][];
        };
        /** @description The legal moves, each with its spelling. */
        SpellingResponse: {
            moves: components["schemas"]["SpelledMoveResponse"][];
        };
        /**
         * @description The statistics of this browser's finished games. They omit imported games, branches, guides, games that a bot
         *     finished for the player, and games in which somebody undid a move after something hidden was revealed.
         */
        StatisticsResponse: {
            played: number;
            /** @description The number of finished games that are not counted. */
            left_out: number;
            /** @description The number of games needed for a confidence interval. */
            enough: number;
            games: components["schemas"]["GameStatistics"][];
        };
        /**
         * @description A page of the table's log, up to the entry number ``upto``. There are more entries if ``upto`` is less than
         *     ``version``, the number of all entries.
         */
        StoryResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            /** @description The number of entries in the table's log. */
            upto: number;
            entries: components["schemas"]["LogEntry"][];
        };
        /** @description What to try next: another level, another game, or another number of players. */
        SuggestionResponse: {
            /** @enum {string} */
            kind: "level" | "game" | "players";
            game: string;
            level: ("novice" | "player" | "expert") | null;
            players: number | null;
        };
        /**
         * @description The table that was created. If the request repeats an idempotency key, ``new`` is false, and the table is that of
         *     the first request, without its links.
         */
        TableCreatedResponse: {
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
            version: number;
            new: boolean;
            links: components["schemas"]["SeatLinkResponse"][];
            /** @description The link that gives any free seat; null if no seat is free. */
            invite: string | null;
            /** @description The link for spectators. */
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
            /** @description Whether the game counts in statistics. */
            counted: boolean;
            /**
             * @description Whether the operator has closed the table.
             * @default false
             */
            closed?: boolean;
            /** @description Whether this is a guided first game. */
            guide: boolean;
            /** @description The game that this one continues, if any. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description The time at which the game ended; null before that. */
            ended: number | null;
            /** @description The sources of each seat's points, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
            /** @description How far the game is, if that is known. */
            progress?: components["schemas"]["ProgressResponse"] | null;
            /** @description The best chapter of each seat, once the game is over. */
            best?: components["schemas"]["BestChapterResponse"][] | null;
            /**
             * @description The id of a table. It gives no access.
             * @example 5f1c09ad7be2
             */
            table: string;
            /** @description The number of entries in the table's log. */
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
         * @description A table as a seat or a spectator sees it. ``game_version`` is the version at which the game last changed; a move
         *     refers to it. ``recorded`` is the number of moves of the record from which the table was created. ``uncounted`` says
         *     why the game does not count in statistics; it is null if it counts.
         */
        TableResponse: {
            version: number;
            game_version: number;
            /** @enum {string} */
            kind: "game" | "analysis";
            /** @enum {string} */
            stage: "gathering" | "running" | "finished";
            recorded: number;
            dealing: boolean;
            open_to_watch: boolean;
            hints: boolean;
            paused_by: number | null;
            uncounted: ("analysis" | "imported" | "branch" | "guide" | "took-back" | "other") | null;
            closed: boolean;
            /**
             * @description The id of a table. It gives no access.
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
            /** @description The game that this one continues, if any. */
            branch: components["schemas"]["BranchResponse"] | null;
            /** @description Whether the guide is active or over. */
            guide: ("leads" | "over") | null;
            you: components["schemas"]["PermissionsResponse"];
            /** @description The viewer's seat; null for spectators. */
            seat: number | null;
            seats: components["schemas"]["SeatAtTableResponse"][];
            absence: components["schemas"]["AbsenceResponse"];
            /** @description When a bot will play for the player to move. */
            due: number | null;
            shuffle: components["schemas"]["ShuffleResponse"];
            asking: components["schemas"]["TakeBackVoteResponse"] | null;
            /** @description For each absent seat, the seats that voted to let a bot play for it. */
            votes: {
                [key: string]: number[];
            };
            /** @description The vote that this seat can take part in. Null while the player to move is online. */
            vote: components["schemas"]["AbsenceVoteResponse"] | null;
            /** @description Whom this seat may nudge; null if there is nobody. */
            nudge: components["schemas"]["NudgeResponse"] | null;
            /** @description For each seat of this browser, the number of browsers that hold it, including this one. */
            devices: {
                [key: string]: number;
            };
            /** @description For each seat of this browser, the devices that are signed in, in order of arrival. */
            signed_in: {
                [key: string]: components["schemas"]["DeviceResponse"][];
            };
            take_back: components["schemas"]["TakeBackResponse"] | null;
            /** @description The ending of the game. Null until it is over. */
            ending: components["schemas"]["Ending"] | null;
            /** @description The table of the rematch. */
            again: string | null;
            /** @description The view of the game. Null until it has started. */
            view: components["schemas"]["View"] | null;
            /** @description Only if requested with `since`. */
            story?: components["schemas"]["StoryResponse"] | null;
        };
        /** @description Public facts of a table. */
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
            /** @description Whether the game counts in statistics. */
            counted: boolean;
            /**
             * @description Whether the operator has closed the table.
             * @default false
             */
            closed?: boolean;
            /** @description Whether this is a guided first game. */
            guide: boolean;
            /** @description The game that this one continues, if any. */
            branch?: components["schemas"]["BranchResponse"] | null;
            /** @description The time at which the game ended; null before that. */
            ended: number | null;
            /** @description The sources of each seat's points, once the game is over. */
            sources: {
                [key: string]: number;
            }[] | null;
            /** @description How far the game is, if that is known. */
            progress?: components["schemas"]["ProgressResponse"] | null;
            /** @description The best chapter of each seat, once the game is over. */
            best?: components["schemas"]["BestChapterResponse"][] | null;
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
         * @description A card. ``cloth`` is the name of its pattern, ``colour`` is the edition's name of its colour, and ``effect`` is
         *     the effect of a special card.
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
        /** @description Palaces of one player that roads connect: these roads, and the provinces of the palaces. */
        TajMahalChain: {
            roads: [
                string,
                string
            ][];
            provinces: string[];
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
        /** @description A cloth pattern: the size of its repeated part, and its lines as SVG path data, by the width of the lines. */
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
        /** @description A seat draws a card; the card is null if the viewer may not know it. */
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
        /**
         * @description The leaders in a symbol: the highest count in any row, the seats whose rows have that count, and whether unrest
         *     has it.
         */
        TajMahalLead: {
            most: number;
            seats: number[];
            unrest: boolean;
        };
        /**
         * @description The positions of city names and province tiles on the map, for one letter size.
         *
         *     ``names`` is in the order of the cities. Each name has the x and y of a point of its baseline; whether this point is
         *     the start, the middle or the end of the name; the left and right ends of the name when it is highlighted; and
         *     whether the name covers nothing else. ``tiles`` is in the order of the provinces. ``size`` is the letter size, and
         *     ``lit`` the letter size of highlighted names. ``tile`` is the width, the height and the scale of a tile.
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
        /** @description Play a coloured card, alone or with a white or special card. */
        TajMahalPlay: {
            /** @constant */
            kind: "play";
            card: string;
            companion: string | null;
        };
        /** @description The effect of a move. */
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
        /**
         * @description A province: the middle of its tile, its outline, and the part of the map shown when only this province is
         *     shown.
         */
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
        /**
         * @description The decoration of the standard map: the points of a mountain ridge, the middle and the radius of the sea, and the
         *     position of a compass.
         */
        TajMahalScenery: {
            ridge: number[][];
            sea: number[];
            compass: number[];
        };
        /** @description Points that a seat scores, and their source. */
        TajMahalScored: {
            seat: number;
            source: string;
            points: number;
        };
        /**
         * @description A seat's cards, goods, tiles and palaces. ``cards`` is the number of cards in hand; ``hand`` is null unless every
         *     hand is open; ``known`` are the cards that everybody saw the seat take. ``chains`` are its palaces that roads
         *     connect. ``points`` are its points by source.
         */
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
            chains: components["schemas"]["TajMahalChain"][];
            points: {
                [key: string]: number;
            };
        };
        /** @description A seat. */
        TajMahalSeatArgs: {
            seat: number;
        };
        /** @description A card of a seat: in notation, or the name of a special card. */
        TajMahalSeatCard: {
            seat: number;
            card: string;
        };
        /**
         * @description What a page shows to preview a move. A play has ``symbols`` and ``stands``, a withdrawal has ``cards``, and a
         *     move that builds has the other keys.
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
        /** @description A province tile: its number, its goods, and the seat that owns it. */
        TajMahalTile: {
            number: number;
            goods: string[];
            owner: number | null;
        };
        /** @description The number of a province tile. */
        TajMahalTileArgs: {
            tile: number;
        };
        /** @description Unrest, a neutral rival: whether it takes part in the visit, its cards, and the number of each symbol on them. */
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
            forced_move: string | null;
            hidden_hands: boolean;
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
        /** @description A seat withdraws with this many cards in its row. */
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
         * @description A request to take a move back, with the version of the table on which it is based.
         * @example {
         *       "seat": 0,
         *       "version": 7
         *     }
         */
        TakeBackRequest: {
            /** @description The version of the table that the client knows. */
            version: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
        };
        /** @description How the last decision of the viewer's seat could be taken back. */
        TakeBackResponse: {
            /** @description How many of the moves made so far would be kept. */
            number: number;
            move: string;
            /** @description Whether others have to agree. */
            consent: boolean;
        };
        /** @description A player's request to take a move back, the players who have agreed, and those who have not yet agreed. */
        TakeBackVoteResponse: {
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description How many of the moves made so far would be kept. */
            number: number;
            agreed: number[];
            waiting_for: number[];
        };
        /** @description What decides a tie in points for the first place, and how much of it each seat had. */
        TieBreak: {
            by: string;
            values: number[];
        };
        /**
         * @description The view of a game: the position in ``table`` and, for the player to move, ``legal_moves`` with a preview of
         *     each.
         */
        View: components["schemas"]["MaharaniView"] | components["schemas"]["TajMahalView"] | components["schemas"]["GenericView"];
        /**
         * @description A vote to let a bot play for a player who is away.
         * @example {
         *       "seat": 0,
         *       "version": 7,
         *       "absent": 1
         *     }
         */
        VoteRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /** @description A seat; the first is 0. */
            seat: number;
            /** @description A seat; the first is 0. */
            absent: number;
        };
        /**
         * @description A request for a link to watch the table.
         * @example {
         *       "version": 7,
         *       "keep": true
         *     }
         */
        WatchLinkRequest: {
            /**
             * @description The version of the table that the client knows.
             * @default 0
             */
            version?: number;
            /** @description The seat from which the response shows the table; null for the view of spectators. The default is the seat that acts. */
            view_seat?: number | null;
            /**
             * @description Whether existing links stay valid, up to a limit.
             * @default false
             */
            keep?: boolean;
        };
        /**
         * @description A move, described by its parts. It may be illegal.
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
