import { withUsed } from '@quintet/domain/chat/emojis';
import { localValues } from '../../../shared/local-storage.ts';

/** The emojis that were used on this device, the last one first. */
export const readRecentEmojis = (): readonly string[] => localValues.emojis.read()?.split(' ').filter(Boolean) ?? [];

export const saveRecentEmoji = (emoji: string): void =>
  localValues.emojis.write(withUsed(readRecentEmojis(), emoji).join(' '));
