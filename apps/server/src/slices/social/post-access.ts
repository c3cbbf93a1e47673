import { PostPrivacy } from '@quintet/api/enums';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PostLifecycleState } from '../../base/database/social-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { buildFollowedByViewerSql, buildFollowingViewerSql, buildBlockedEitherWaySql, type Viewer } from './viewer.ts';

const AUTHOR = sql.ref('p.user_id');

/** SQL condition: the post `p` of the author `u` is public. */
export const POST_IS_PUBLIC_SQL = sql<boolean>`u.delete_at is null and p.state = 'published' and p.privacy = ${PostPrivacy.EVERYONE}`;

/** SQL condition: a list may show the post `p` of the author `u` to the viewer (spec §6). The only rule for lists. */
export const buildPostVisibleSql = (viewer: Viewer): RawBuilder<boolean> => {
  if (viewer.userId === null) return POST_IS_PUBLIC_SQL;
  const isAlive = sql<boolean>`u.delete_at is null`;
  return sql<boolean>`${isAlive} and (p.user_id = ${viewer.userId} or p.state = 'published'
    and (p.privacy = ${PostPrivacy.EVERYONE}
      or p.privacy = ${PostPrivacy.FOLLOWERS} and ${buildFollowedByViewerSql(viewer, AUTHOR)}
      or p.privacy = ${PostPrivacy.MUTUAL_FOLLOWERS} and ${buildFollowedByViewerSql(viewer, AUTHOR)} and ${buildFollowingViewerSql(viewer, AUTHOR)})
    and not ${buildBlockedEitherWaySql(viewer, AUTHOR)})`;
};

type Row = {
  id: string;
  user_id: string;
  state: PostLifecycleState;
  privacy: PostPrivacy;
  is_deleted: boolean;
  is_blocked: boolean;
  is_followed: boolean;
  follows_me: boolean;
  may_comment: boolean;
};

/** A post that the viewer may see, and what the viewer may do with it. */
export type PostAccess = {
  id: string;
  authorId: string;
  isAuthor: boolean;
  state: PostLifecycleState;
  canComment: boolean;
};

/** The error code for a post that the viewer may not see, or null: the same rule as `buildPostVisibleSql`, with the codes of spec §8. */
function getDenialCode(row: Row): string | null {
  if (row.is_deleted) return 'api.author.data_is_deleted';
  if (row.state === 'rejected') return 'api.post.audit_rejected';
  if (row.state !== 'published') return 'api.post.audit_auditing';
  const isOpen = {
    [PostPrivacy.EVERYONE]: true,
    [PostPrivacy.FOLLOWERS]: row.is_followed,
    [PostPrivacy.MUTUAL_FOLLOWERS]: row.is_followed && row.follows_me,
    [PostPrivacy.ONLY_SELF]: false,
  }[row.privacy];
  return isOpen && !row.is_blocked ? null : 'api.post.view_permission_not_allowed';
}

async function findPost(db: Kysely<Database>, viewer: Viewer, postId: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.id, p.user_id, p.state, p.privacy, u.delete_at is not null as is_deleted,
      ${buildBlockedEitherWaySql(viewer, AUTHOR)} as is_blocked, ${buildFollowedByViewerSql(viewer, AUTHOR)} as is_followed,
      ${buildFollowingViewerSql(viewer, AUTHOR)} as follows_me, p.allow_comment and a.allow_comment as may_comment
    from posts p join users u on u.id = p.user_id join authors a on a.user_id = p.user_id
    where p.id = ${postId}`.execute(db);
  const [row] = rows;
  if (!row) throw new HttpError('api.post.data_not_exist');
  return row;
}

const toPostAccess = (row: Row, viewer: Viewer): PostAccess => ({
  id: row.id,
  authorId: row.user_id,
  isAuthor: row.user_id === viewer.userId,
  state: row.state,
  canComment: row.may_comment,
});

/** Finds a post that the viewer may see. @throws HttpError post.data_not_exist, author.data_is_deleted, post.view_permission_not_allowed, post.audit_… (spec §8) */
export async function requireVisiblePost(db: Kysely<Database>, viewer: Viewer, postId: string): Promise<PostAccess> {
  const row = await findPost(db, viewer, postId);
  const refusal = row.user_id === viewer.userId ? null : getDenialCode(row);
  if (refusal !== null) throw new HttpError(refusal);
  return toPostAccess(row, viewer);
}

/**
 * Finds a post for removing a reaction, which is allowed also if the viewer may no longer see the post (`buildPostVisibleSql` false).
 * @throws HttpError post.data_not_exist, author.data_is_deleted
 */
export async function requireExistingPost(db: Kysely<Database>, viewer: Viewer, postId: string) {
  const row = await findPost(db, viewer, postId);
  if (row.is_deleted) throw new HttpError('api.author.data_is_deleted');
  return { id: row.id, isVisible: row.user_id === viewer.userId || getDenialCode(row) === null };
}

/** @throws HttpError api.forbidden for a post of another author, and the errors of `requireVisiblePost` */
export async function requireOwnPost(db: Kysely<Database>, viewer: Viewer, postId: string): Promise<PostAccess> {
  const post = await requireVisiblePost(db, viewer, postId);
  if (!post.isAuthor) throw new HttpError('api.forbidden');
  return post;
}
