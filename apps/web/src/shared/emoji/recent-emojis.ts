import { addRecentEmoji } from '@quintet/domain/chat/emojis';
import { localValues } from '../storage/local-storage.ts';

/** The recently used emojis of this device, the latest first. */
export const readRecentEmojis = (): readonly string[] => localValues.emojis.read()?.split(' ').filter(Boolean) ?? [];

export const saveRecentEmoji = (emoji: string): void =>
  localValues.emojis.write(addRecentEmoji(readRecentEmojis(), emoji).join(' '));
