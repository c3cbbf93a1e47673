/** Who calls with a good token: by how they stand to the group, and to its owner, who wrote the posts. */
export const CALLERS = [
  'owner',
  'admin', // follows the owner, and is followed
  'member', // follows the owner
  'cleared', // a member who has cleared the history before the reply
  'blocker', // a member who has blocked the owner
  'removed', // was a member
  'blocked', // was a member, is on the blacklist and blocked by the owner
  'stranger',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Without a token; with one of a cancelled account that was a member; with one of a member at another brand. */
export const ACTORS = [...CALLERS, 'guest', 'cancelled', 'foreign'] as const;
export type Actor = (typeof ACTORS)[number];

/** Whose post, comment or author a social call is about: the owner's, by privacy, or the one of a cancelled account. */
export const TARGETS = ['everyone', 'followers', 'mutual', 'self', 'gone'] as const;
export type Target = (typeof TARGETS)[number];
