/** Callers with a valid token, by their relation to the group and to its owner, who is the author of the posts. */
export const ACCESS_TEST_SIGNED_IN_ACTORS = [
  'owner',
  'admin', // a friend of the owner, follows the owner, and is followed
  'powerless', // an admin without any permission
  'member', // follows the owner
  'cleared', // a member who has cleared the history before the reply
  'blocker', // a member who has blocked the owner
  'removed', // was a member
  'blocked', // was a member, is on the blacklist and blocked by the owner
  'invited', // has the group's card in a direct message with the admin
  'stranger',
] as const;
export type AccessTestSignedInActor = (typeof ACCESS_TEST_SIGNED_IN_ACTORS)[number];

/** All actors: the callers, a guest without a token, a member with a cancelled account, and a member signed in at another brand. */
export const ACCESS_TEST_ACTORS = [...ACCESS_TEST_SIGNED_IN_ACTORS, 'guest', 'cancelled', 'foreign'] as const;
export type AccessTestActor = (typeof ACCESS_TEST_ACTORS)[number];

/** The post that a social call addresses: the owner's, by its privacy, or the post of a cancelled account (`gone`). */
export const ACCESS_TEST_POST_KINDS = ['everyone', 'followers', 'mutual', 'self', 'gone'] as const;
export type AccessTestPostKind = (typeof ACCESS_TEST_POST_KINDS)[number];
