/** Control characters, and characters that reverse the direction of the text after them. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes control characters, so that a text of a user stays on its line and cannot command the operator's terminal. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(CONTROLS, (character) =>
    character === '\n' ? String.raw`\n` : String.raw`\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
