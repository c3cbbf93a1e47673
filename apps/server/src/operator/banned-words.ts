import { foldText } from '@quintet/domain/chat/fold-text';
import { readBannedWords, writeBannedWords } from '../platform/banned-words.ts';
import { StartError } from '../base/start-error.ts';
import type { Command } from './command.ts';

const USAGE = ['banned-words add <word> …', 'banned-words remove <word> …', 'banned-words list'];

/** Words that introductions, posts and comments may not contain (spec §5). */
export const bannedWords: Command = {
  usage: USAGE,
  about: 'Words that introductions, posts and comments may not contain, in any case and width.',
  prepare: ([action, ...given]) => {
    const words = given.map((word) => word.trim()).filter((word) => word !== '');
    const isRight = action === 'list' ? given.length === 0 : words.length > 0;
    if (!isRight || !['add', 'remove', 'list'].includes(action ?? ''))
      throw new StartError(`banned-words: Usage: ${USAGE.join('; ')}`);
    return async ({ db, clock }) => {
      const known = await readBannedWords(db);
      const changed = new Set(words.map(foldText));
      const others = known.filter((word) => !changed.has(foldText(word)));
      const list = action === 'list' ? known : action === 'add' ? [...others, ...words] : others;
      if (action !== 'list') await writeBannedWords(db, list, clock());
      return list.length === 0 ? 'No word is banned.' : `Banned: ${list.join(', ')}`;
    };
  },
};
