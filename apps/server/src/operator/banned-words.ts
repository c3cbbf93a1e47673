import { foldCaseAndWidth } from '@quintet/domain/chat/fold-case-and-width';
import { runTransaction } from '../base/database/transaction.ts';
import { readBannedWords, writeBannedWords } from '../platform/banned-words.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = [
  `banned-words add <word> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `banned-words remove <word> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'banned-words list',
];

/** Words that introductions, posts and comments may not contain (spec §5). */
export const bannedWordsCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Words that introductions, posts and comments may not contain, in any case and width.',
  prepare: (args) => {
    const { words: texts, author, requireAuthor } = parseAuditedArgs('banned-words', USAGE, args);
    const [action, ...given] = texts;
    const words = given.map((word) => word.trim()).filter((word) => word !== '');
    const isRight = action === 'list' ? given.length === 0 && !author : words.length > 0;
    if (!isRight || !['add', 'remove', 'list'].includes(action ?? ''))
      throw new StartError(`banned-words: Usage: ${USAGE.join('; ')}`);
    if (action === 'list') return async ({ db }) => describe(await readBannedWords(db));
    const operator = requireAuthor();
    return async ({ db, clock }) =>
      runTransaction(db, async (trx) => {
        const known = await readBannedWords(trx);
        const changed = new Set(words.map(foldCaseAndWidth));
        const others = known.filter((word) => !changed.has(foldCaseAndWidth(word)));
        const list = action === 'add' ? [...others, ...words] : others;
        await writeBannedWords(trx, list, clock());
        await recordAuditEntries(trx, operator, `banned-words ${action}`, words);
        return describe(list);
      });
  },
};

const describe = (words: readonly string[]): string =>
  words.length === 0 ? 'No word is banned.' : `Banned: ${words.join(', ')}`;
