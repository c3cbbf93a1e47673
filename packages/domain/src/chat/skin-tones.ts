/** As Unicode has them, light to dark; first without any. */
export const SKIN_TONES = ['', '\u{1F3FB}', '\u{1F3FC}', '\u{1F3FD}', '\u{1F3FE}', '\u{1F3FF}'] as const;

export type SkinTone = (typeof SKIN_TONES)[number];

/** What was kept somewhere, as a tone; none for anything else. */
export const parseSkinTone = (text: string | null): SkinTone => SKIN_TONES.find((tone) => tone === text) ?? '';

/** Everybody in the emoji in this tone. */
export const applySkinTone = (emoji: string, tone: SkinTone): string =>
  tone === '' ? emoji : emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, `$1${tone}`);

/** The same for all tones of an emoji. */
export const getTonelessKey = (emoji: string): string => emoji.replace(/[\u{1F3FB}-\u{1F3FF}]|\uFE0F/gu, '');
