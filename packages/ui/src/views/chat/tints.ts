/** Hues that distinguish users, relative to the brand's accent. Keep in step with `--hue` in the style sheets. */
export const SENDER_TINT_COUNT = 8;
