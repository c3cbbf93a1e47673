import type { AccessTestActor } from './actors.ts';

/** Members who have not cleared the history. */
export const HISTORY_READER_TEST_ACTORS = [
  'owner',
  'admin',
  'powerless',
  'member',
  'blocker',
] as const satisfies AccessTestActor[];
export const CURRENT_MEMBER_TEST_ACTORS = [
  ...HISTORY_READER_TEST_ACTORS,
  'cleared',
] as const satisfies AccessTestActor[];
/** Readers without a block between them and the author of the shared post. */
export const SHARED_CARD_READER_TEST_ACTORS = CURRENT_MEMBER_TEST_ACTORS.filter((reader) => reader !== 'blocker');
const OPEN = [
  'owner',
  'admin',
  'powerless',
  'member',
  'cleared',
  'removed',
  'invited',
  'stranger',
  'guest',
] as const satisfies AccessTestActor[];

/** The marker texts of the scene, and the actors who may find them in an answer. */
export const READERS_BY_LEAK_MARKER = {
  /** The text of the message that is answered, pinned and reacted to, and the name of the file before it. */
  said: HISTORY_READER_TEST_ACTORS,
  reply: CURRENT_MEMBER_TEST_ACTORS,
  /** Posts by privacy, with their comments; the first post is shared into the group. */
  everyone: OPEN,
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
  /** The post of a cancelled account. */
  gone: [],
  /** The owner's contacts, and the owner's remark about a member. */
  phone: ['owner'],
  email: ['owner'],
  remark: ['owner'],
  /** The owner's account ID: for a friend, who is also the admin. */
  username: ['owner', 'admin'],
  /** The greeting of the owner's red envelope, whose message nobody has cleared. */
  greeting: CURRENT_MEMBER_TEST_ACTORS,
  /** The operator's text on a deposit of the owner. */
  deposit: ['owner'],
} as const satisfies Record<string, readonly AccessTestActor[]>;

export type LeakMarkerName = keyof typeof READERS_BY_LEAK_MARKER;
export const LEAK_MARKER_NAMES = Object.keys(READERS_BY_LEAK_MARKER) as LeakMarkerName[];
