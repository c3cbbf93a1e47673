/** Hues by which people are told apart: turns of the brand's accent. Kept in step with `--hue` in the style sheets. */
export const TINTS = 8;
