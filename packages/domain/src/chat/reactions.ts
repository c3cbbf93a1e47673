import type { Message } from './message.ts';

/** The emojis offered first. */
export const QUICK_EMOJIS = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏'] as const;

/** Whether I reacted to a message with an emoji. */
export const hasMyReaction = ({ emojis = [] }: Pick<Message, 'emojis'>, emoji: string): boolean =>
  emojis.some((count) => count.emoji === emoji && count.is_mine);

/** The message after the user toggles a reaction. Reactions keep their order. */
export function withToggledReaction(message: Message, emoji: string): Message {
  const known = message.emojis ?? [];
  const step = hasMyReaction(message, emoji) ? -1 : 1;
  const same = known.find((count) => count.emoji === emoji);
  const changed = { emoji, count: (same?.count ?? 0) + step, is_mine: step > 0 };
  const emojis = same ? known.map((count) => (count === same ? changed : count)) : [...known, changed];
  return { ...message, emojis: emojis.filter(({ count }) => count > 0) };
}
