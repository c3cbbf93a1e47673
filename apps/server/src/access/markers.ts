import type { Actor } from './actors.ts';

/** SEERS: members who have not cleared the history. READERS: the same and the member who has. */
export const HISTORY_READERS = ['owner', 'admin', 'powerless', 'member', 'blocker'] as const satisfies Actor[];
export const CURRENT_MEMBERS = [...HISTORY_READERS, 'cleared'] as const satisfies Actor[];
/** Readers without a block between them and the author of the shared post. */
export const CARD_READERS = CURRENT_MEMBERS.filter((reader) => reader !== 'blocker');
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
] as const satisfies Actor[];

/** The marker texts of the scene, and the actors who may find them in an answer. */
export const READERS_BY_MARKER = {
  /** The text of the message that is answered, pinned and reacted to, and the name of the file before it. */
  said: HISTORY_READERS,
  reply: CURRENT_MEMBERS,
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
  greeting: CURRENT_MEMBERS,
  /** The operator's text on a deposit of the owner. */
  deposit: ['owner'],
} as const satisfies Record<string, readonly Actor[]>;

export type Marker = keyof typeof READERS_BY_MARKER;
export const MARKERS = Object.keys(READERS_BY_MARKER) as Marker[];
