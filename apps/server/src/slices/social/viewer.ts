import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/http/caller.ts';

/** The reader of social content: a user, or a guest (null). */
export type Viewer = { userId: string | null };

export const toViewer = (caller: Caller): Viewer => ({
  userId: caller.kind === 'user' ? caller.userId : null,
});

/** The viewer of guest operations. */
export const GUEST_VIEWER: Viewer = { userId: null };

/** SQL condition: the viewer or the user has blocked the other. */
export const buildBlockedEitherWaySql = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from blocks blk where (blk.user_id = ${userId} and blk.block_id = ${viewer.userId})
        or (blk.user_id = ${viewer.userId} and blk.block_id = ${userId}))`;

/** SQL condition: the viewer follows the user. */
export const buildFollowedByViewerSql = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from follows rel where rel.user_id = ${viewer.userId} and rel.followed_id = ${userId})`;

/** SQL condition: the user follows the viewer. */
export const buildFollowingViewerSql = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from follows rel where rel.user_id = ${userId} and rel.followed_id = ${viewer.userId})`;
