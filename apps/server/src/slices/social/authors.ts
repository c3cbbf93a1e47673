import { FollowRelation } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { toAuthorId, getAuthorUserId } from '@quintet/domain/social/author-id';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import {
  buildFollowedByViewerSql,
  buildFollowingViewerSql,
  buildBlockedEitherWaySql,
  type Viewer,
  toViewer,
} from './viewer.ts';

export type Author = Schemas['Author'];

type Row = {
  id: string;
  nickname: string;
  avatar: string | null;
  avatar_thumbnail: string | null;
  introduction: string;
  delete_at: Date | null;
  allow_comment: boolean;
  likes_private: boolean;
  collects_private: boolean;
  is_followed: boolean;
  follows_me: boolean;
};

const AUTHOR = sql.ref('u.id');

/** Loads authors by user id with the viewer's relation to them. Cancelled accounts are marked. */
export async function queryAuthorsByIds(
  db: Kysely<Database>,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<Map<string, Author>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select u.id, u.nickname, u.avatar, u.avatar_thumbnail, u.introduction, u.delete_at, a.allow_comment, a.likes_private, a.collects_private,
      ${buildFollowedByViewerSql(viewer, AUTHOR)} as is_followed, ${buildFollowingViewerSql(viewer, AUTHOR)} as follows_me
    from users u join authors a on a.user_id = u.id
    where u.id = any(${[...new Set(userIds)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, present(row, viewer)]));
}

function present({ id, delete_at, ...row }: Row, viewer: Viewer): Author {
  return {
    ...row,
    id: toAuthorId(id),
    user_id: id,
    relation: relationOf(viewer, id, row.is_followed),
    account_cancelled: delete_at !== null,
  };
}

const relationOf = (viewer: Viewer, userId: string, isFollowed: boolean): FollowRelation => {
  if (viewer.userId === userId) return FollowRelation.SELF;
  return isFollowed ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;
};

/** An author's relation to the viewer and privacy settings. */
export type AuthorAccess = {
  userId: string;
  isSelf: boolean;
  isBlocked: boolean;
  likesPrivate: boolean;
  collectsPrivate: boolean;
};

/** @throws HttpError `missing` for an unknown author, api.author.data_is_deleted for a cancelled account */
export async function requireExistingAuthor(
  db: Kysely<Database>,
  viewer: Viewer,
  authorId: string,
  missing = 'api.data_not_exist',
): Promise<AuthorAccess> {
  type Found = { is_deleted: boolean; is_blocked: boolean; likes_private: boolean; collects_private: boolean };
  const { rows } = await sql<Found>`
    select u.delete_at is not null as is_deleted, ${buildBlockedEitherWaySql(viewer, AUTHOR)} as is_blocked,
      a.likes_private, a.collects_private
    from users u join authors a on a.user_id = u.id
    where u.id = ${getAuthorUserId(authorId)}`.execute(db);
  const [row] = rows;
  if (!row) throw new HttpError(missing, { status: 404 });
  if (row.is_deleted) throw new HttpError('api.author.data_is_deleted');
  const userId = getAuthorUserId(authorId);
  return {
    userId,
    isSelf: userId === viewer.userId,
    isBlocked: row.is_blocked,
    likesPrivate: row.likes_private,
    collectsPrivate: row.collects_private,
  };
}

/** Loads one author with the viewer's relation. @throws HttpError as `requireExistingAuthor` does */
export async function readAuthor(db: Kysely<Database>, viewer: Viewer, authorId: string): Promise<Author> {
  const { userId } = await requireExistingAuthor(db, viewer, authorId);
  return (await queryAuthorsByIds(db, viewer, [userId])).get(userId)!;
}

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'> & { params: { id: string } };

export const setAuthorCommentPermission = ({ body, ...call }: Call<'setAuthorCommentPermission'>) =>
  changeSettings(call, { allow_comment: body.allow_comment });

export const setLikesPrivacy = ({ body, ...call }: Call<'setLikesPrivacy'>) =>
  changeSettings(call, { likes_private: body.is_private });

export const setCollectsPrivacy = ({ body, ...call }: Call<'setCollectsPrivacy'>) =>
  changeSettings(call, { collects_private: body.is_private });

/** @throws HttpError api.forbidden for settings of another author */
async function changeSettings(
  { caller, params, services: { db } }: CallContext,
  fields: Updateable<Database['authors']>,
) {
  const viewer = toViewer(caller);
  const { userId, isSelf } = await requireExistingAuthor(db, viewer, params.id);
  if (!isSelf) throw new HttpError('api.forbidden');
  await db.updateTable('authors').set(fields).where('user_id', '=', userId).execute();
  return readAuthor(db, viewer, params.id);
}
