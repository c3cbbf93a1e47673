import { withUsed } from '@quintet/domain/chat/emojis';
import { stored } from '../../../shared/local-storage.ts';

/** The emojis that were used on this device, the last one first. */
export const readRecent = (): readonly string[] => stored.emojis.read()?.split(' ').filter(Boolean) ?? [];

export const rememberUsed = (emoji: string): void => stored.emojis.write(withUsed(readRecent(), emoji).join(' '));
