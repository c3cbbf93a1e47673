import { containsLink } from '@quintet/domain/chat/links';
import { trimMessageText } from '@quintet/domain/chat/text';
import { countCodePoints } from '@quintet/domain/code-points';
import { COMMENT_TEXT_MAX, POST_TEXT_MAX, TAG_LENGTH_MAX, TAGS_PER_POST_MAX } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import { assertNoBannedWords } from '../../platform/banned-words.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** The text and tags of a post, normalized as they are stored. */
export type NormalizedPostText = { text: string; tags: string[] };

/**
 * Validates the text and tags of a post: no links, no banned words (spec §5).
 * @throws HttpError comment.has_hyperlink, has_banned_word.content, param_invalid.text and .tags
 */
export async function validateAndNormalizePostText(
  db: Kysely<Database>,
  input: { text: string; tags?: readonly string[] },
): Promise<NormalizedPostText> {
  const text = trimMessageText(input.text);
  const tags = [...new Set((input.tags ?? []).map((tag) => trimMessageText(tag.replace(/^[#＃]+/, ''))))];
  if (countCodePoints(text) > POST_TEXT_MAX) throw new HttpError('api.body.param_invalid.text');
  if (tags.length > TAGS_PER_POST_MAX || tags.some((tag) => tag === '' || countCodePoints(tag) > TAG_LENGTH_MAX))
    throw new HttpError('api.body.param_invalid.tags');
  await assertWordingAllowed(db, text, ...tags);
  return { text, tags };
}

/** @throws HttpError comment.has_hyperlink, has_banned_word.content, param_invalid.text */
export async function validateAndNormalizeCommentText(db: Kysely<Database>, given: string): Promise<string> {
  const text = trimMessageText(given);
  if (text === '' || countCodePoints(text) > COMMENT_TEXT_MAX) throw new HttpError('api.body.param_invalid.text');
  await assertWordingAllowed(db, text);
  return text;
}

async function assertWordingAllowed(db: Kysely<Database>, ...texts: string[]): Promise<void> {
  if (texts.some(containsLink)) throw new HttpError('api.comment.has_hyperlink');
  await assertNoBannedWords(db, 'content', ...texts);
}
