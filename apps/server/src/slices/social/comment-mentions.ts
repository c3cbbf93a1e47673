import { areMentionsValid, type Mention } from '@quintet/domain/mentions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireExistingPost } from './post-access.ts';
import { buildBlockedEitherWaySql, type Viewer } from './viewer.ts';

/**
 * The mentions that are links and notify: of users without a block between them and the writer, who may see the post. The other names stay
 * plain text. @throws HttpError api.body.param_invalid.mentions
 */
export async function resolveCommentMentions(
  db: Kysely<Database>,
  writer: Viewer,
  postId: string,
  text: string,
  mentions: readonly Mention[] = [],
): Promise<Mention[]> {
  const userIds = [...new Set(mentions.map(({ user_id }) => user_id))];
  if (!areMentionsValid(text, mentions) || userIds.includes(null))
    throw new HttpError('api.body.param_invalid.mentions');
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${userIds}) and delete_at is null and not ${buildBlockedEitherWaySql(writer, sql.ref('users.id'))}`.execute(
    db,
  );
  const readers = new Set<string | null>();
  for (const { id } of rows) if ((await requireExistingPost(db, { userId: id }, postId)).isVisible) readers.add(id);
  return mentions.filter(({ user_id }) => readers.has(user_id));
}
