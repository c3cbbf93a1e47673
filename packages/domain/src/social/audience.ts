import { FollowRelation, PostPrivacy } from '@quintet/api/enums';
import type { Author } from './media.ts';

/** Who may see a post (spec §3, post privacy). */
export type Audience = 'everyone' | 'followers' | 'mutual' | 'self';

/** Ordered from the widest to the narrowest. */
export const PRIVACY_BY_AUDIENCE = {
  everyone: PostPrivacy.EVERYONE,
  followers: PostPrivacy.FOLLOWERS,
  mutual: PostPrivacy.MUTUAL_FOLLOWERS,
  self: PostPrivacy.ONLY_SELF,
} as const satisfies Record<Audience, PostPrivacy>;

export const AUDIENCES = Object.keys(PRIVACY_BY_AUDIENCE) as Audience[];

export const getAudience = (privacy: PostPrivacy): Audience =>
  AUDIENCES.find((audience) => PRIVACY_BY_AUDIENCE[audience] === privacy) ?? 'self';

/** The user's relationship to an author: self, deleted account, mutual, following, followed by the author, or none. */
export type Relationship = 'self' | 'gone' | 'mutual' | 'following' | 'follows-me' | 'stranger';

export function getRelationship({ relation, account_cancelled, is_followed, follows_me }: Author): Relationship {
  if (relation === FollowRelation.SELF) return 'self';
  if (account_cancelled) return 'gone';
  if (is_followed) return follows_me ? 'mutual' : 'following';
  return follows_me ? 'follows-me' : 'stranger';
}
