/** How well bots play, from the weakest. */
export const LEVELS = ['novice', 'player', 'expert'];
