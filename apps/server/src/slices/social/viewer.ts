import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/http/caller.ts';

/** Who looks: a user, or (null) a guest. */
export type Viewer = { userId: string | null };

export const viewerOf = (caller: Caller): Viewer => ({
  userId: caller.kind === 'user' ? caller.userId : null,
});

/** What a guest sees, whoever asks. */
export const GUEST: Viewer = { userId: null };

/** Every user is an author, under the same number. */
export const authorIdOf = (userId: string): string => `a${userId.slice(1)}`;
export const userIdOf = (authorId: string): string => `u${authorId.slice(1)}`;

/** One has blocked the other, whichever. */
export const isBlocked = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from blocks blk where (blk.user_id = ${userId} and blk.block_id = ${viewer.userId})
        or (blk.user_id = ${viewer.userId} and blk.block_id = ${userId}))`;

/** The viewer follows them. */
export const follows = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from follows rel where rel.user_id = ${viewer.userId} and rel.followed_id = ${userId})`;

/** They follow the viewer. */
export const followsMe = (viewer: Viewer, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewer.userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from follows rel where rel.user_id = ${userId} and rel.followed_id = ${viewer.userId})`;
