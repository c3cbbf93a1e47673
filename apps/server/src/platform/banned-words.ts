import { foldCaseAndWidth } from '@quintet/domain/chat/fold-case-and-width';
import type { Kysely } from 'kysely';
import { readSettingWithUpdateTime, writeSetting } from '../base/database/settings.ts';
import type { Database } from '../base/database/types.ts';
import { HttpError } from './http/http-error.ts';

const KEY = 'banned_words';

/** The operator's list. */
export const readBannedWords = async (db: Kysely<Database>): Promise<string[]> =>
  (await readSettingWithUpdateTime<string[]>(db, KEY))?.value ?? [];

export const writeBannedWords = (db: Kysely<Database>, words: readonly string[], now: Date): Promise<void> =>
  writeSetting(db, KEY, words, now);

/**
 * Refuses texts with a banned word, ignoring case, width and invisible characters (spec §5).
 * @throws HttpError api.body.has_banned_word.… with the word as the operator wrote it
 */
export async function assertNoBannedWords(
  db: Kysely<Database>,
  field: 'introduction' | 'content',
  ...texts: readonly string[]
): Promise<void> {
  const words = await readBannedWords(db);
  if (words.length === 0) return;
  const folded = texts.map(foldCaseAndWidth);
  const word = words.find((banned) => folded.some((text) => text.includes(foldCaseAndWidth(banned))));
  if (word !== undefined) throw new HttpError(`api.body.has_banned_word.${field}`, { result: { word } });
}
