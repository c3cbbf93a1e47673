import type { Actor } from './actors.ts';

/** SEERS: members who have not cleared the history. READERS: the same and the member who has. */
export const SEERS = ['owner', 'admin', 'powerless', 'member', 'blocker'] as const satisfies Actor[];
export const READERS = [...SEERS, 'cleared'] as const satisfies Actor[];
/** Readers without a block between them and the author of the shared post. */
export const CARD = READERS.filter((reader) => reader !== 'blocker');
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
export const SEEN_BY = {
  /** The text of the message that is answered, pinned and reacted to, and the name of the file before it. */
  said: SEERS,
  reply: READERS,
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
} as const satisfies Record<string, readonly Actor[]>;

export type Marker = keyof typeof SEEN_BY;
export const MARKERS = Object.keys(SEEN_BY) as Marker[];
