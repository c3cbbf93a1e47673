import { countCodePoints } from '../code-points.ts';
import { MESSAGE_TEXT_MAX } from '../limits.ts';

/** Why a text cannot be sent; a message id with its values. */
export interface MessageTextError {
  readonly id: 'chat.composer.too-long';
  readonly values?: Readonly<Record<string, number>>;
}

/** The text to send, without surrounding whitespace. Empty: nothing to send. */
export function trimMessageText(text: string): string {
  return text.trim();
}

/** One to three emojis, including flags, skin tones and joined sequences such as families. */
const FEW_EMOJIS =
  /^(?:(?:\p{RI}{2}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f})\p{EMod}?(?:\u{200d}\p{Extended_Pictographic}[\u{fe0f}\p{EMod}]?)*[\u{e0020}-\u{e007f}]*\s*){1,3}$/u;
/** UTF-16 units; three of the longest emojis fit. */
const MAX_FEW_EMOJIS_LENGTH = 48;

/** Whether a text is only one to three emojis, which are shown large. */
export function isFewEmojisOnly(text: string): boolean {
  return text.length <= MAX_FEW_EMOJIS_LENGTH && FEW_EMOJIS.test(text);
}

/** Null when the text is short enough (design §6). Links are checked separately, because that code loads later. */
export function validateMessageLength(text: string): MessageTextError | null {
  const over = countCodePoints(text) - MESSAGE_TEXT_MAX;
  return over > 0 ? { id: 'chat.composer.too-long', values: { max: MESSAGE_TEXT_MAX, over } } : null;
}
