/** Unicode's skin tone modifiers, light to dark, after "no tone". */
export const SKIN_TONES = ['', '\u{1F3FB}', '\u{1F3FC}', '\u{1F3FD}', '\u{1F3FE}', '\u{1F3FF}'] as const;

export type SkinTone = (typeof SKIN_TONES)[number];

/** Parses a stored tone; any other text gives no tone. */
export const parseSkinTone = (text: string | null): SkinTone => SKIN_TONES.find((tone) => tone === text) ?? '';

/** Applies the tone to every person in the emoji. */
export const applySkinTone = (emoji: string, tone: SkinTone): string =>
  tone === '' ? emoji : emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, `$1${tone}`);

/** A key shared by all tones of an emoji. */
export const getTonelessKey = (emoji: string): string => emoji.replace(/[\u{1F3FB}-\u{1F3FF}]|\uFE0F/gu, '');
