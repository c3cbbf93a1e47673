/** A page of history (spec §9). */
export const HISTORY_PAGE = 40;

/** A message's text, in characters (design §6). */
export const MESSAGE_TEXT_MAX = 5000;

/** The composer counts down from here. */
export const MESSAGE_TEXT_NEAR = 4800;
