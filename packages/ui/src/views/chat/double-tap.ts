/** Milliseconds after sending in which a press is the second tap of a double tap on Send. */
export const SEND_DOUBLE_TAP_MS = 500;
