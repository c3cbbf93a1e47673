import { addRecentEmoji } from '@quintet/domain/chat/emojis';
import { localStorageValues } from '../storage/local-storage.ts';

/** The recently used emojis of this device, the latest first. */
export const readRecentEmojis = (): readonly string[] =>
  localStorageValues.emojis.read()?.split(' ').filter(Boolean) ?? [];

export const saveRecentEmoji = (emoji: string): void =>
  localStorageValues.emojis.write(addRecentEmoji(readRecentEmojis(), emoji).join(' '));
