import type { Mention } from '@quintet/domain/mentions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';
import type { PostAccess } from './post-access.ts';

export type CommentNotificationInput = {
  id: string;
  userId: string;
  parentId: string | null;
  replyToId: string | null;
  mentions: readonly Mention[];
};

/** The source of the notifications about a comment. */
export const toCommentNotificationSourceKey = (id: string): string => `comment ${id}`;
export const toCommentLikeNotificationSourceKey = (id: string, userId: string): string =>
  `comment_likes ${id} ${userId}`;

/** For the writer of the answered comment, the author of the post, and those mentioned; each user once, by the first of these. */
export async function buildCommentNotifications(
  trx: Kysely<Database>,
  post: PostAccess,
  { id, userId, parentId, replyToId, mentions }: CommentNotificationInput,
): Promise<NewNotification[]> {
  const about = { actorId: userId, source: toCommentNotificationSourceKey(id), refId: id };
  const answeredId = replyToId ?? parentId;
  const answered =
    answeredId === null
      ? undefined
      : await trx.selectFrom('comments').select('user_id').where('id', '=', answeredId).executeTakeFirst();
  const reply: NewNotification[] =
    answeredId === null || !answered
      ? []
      : [
          {
            ...about,
            userId: answered.user_id,
            type: 'comment_reply',
            target: { kind: 'comment', id: answeredId, post_id: post.id },
          },
        ];
  const target = { kind: 'post', id: post.id, post_id: post.id } as const;
  const mentioned = [...new Set(mentions.flatMap(({ user_id }) => user_id ?? []))].map(
    (mentionedId): NewNotification => ({ ...about, userId: mentionedId, type: 'comment_mention', target }),
  );
  if (answered?.user_id === post.authorId) return [...reply, ...mentioned];
  return [...reply, { ...about, userId: post.authorId, type: 'post_comment', target }, ...mentioned];
}

export const buildCommentLikeNotification = (
  { id, writerId, post }: { id: string; writerId: string; post: PostAccess },
  userId: string,
): NewNotification => ({
  userId: writerId,
  type: 'comment_like',
  actorId: userId,
  source: toCommentLikeNotificationSourceKey(id, userId),
  target: { kind: 'comment', id, post_id: post.id },
});

/** The sources of a comment and its answers, which are deleted with it. */
export async function queryCommentNotificationSourceKeys(trx: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from comments where id = ${id} or parent_id = ${id}`.execute(
    trx,
  );
  return rows.map((row) => toCommentNotificationSourceKey(row.id));
}
