import type { Actor } from './actors.ts';

/** Members who have not cleared the history; and those with the one who has. */
export const SEERS = ['owner', 'admin', 'member', 'blocker'] as const satisfies Actor[];
export const READERS = [...SEERS, 'cleared'] as const satisfies Actor[];
/** Those whom no block parts from the author of the post that is shared in the group. */
export const CARD = READERS.filter((reader) => reader !== 'blocker');
const OPEN = ['owner', 'admin', 'member', 'cleared', 'removed', 'stranger', 'guest'] as const satisfies Actor[];

/** Texts of the scene, and who may ever find them in an answer. */
export const SEEN_BY = {
  /** The first message: answered, pinned and reacted to; and the name of the file before it. */
  said: SEERS,
  reply: READERS,
  /** Posts by privacy, with the comments on them; the first is shared into the group. */
  everyone: OPEN,
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
  /** The post of a cancelled account. */
  gone: [],
  /** The owner's contact, and what they call a member. */
  phone: ['owner'],
  email: ['owner'],
  remark: ['owner'],
} as const satisfies Record<string, readonly Actor[]>;

export type Marker = keyof typeof SEEN_BY;
export const MARKERS = Object.keys(SEEN_BY) as Marker[];
