import type { Schemas } from '@quintet/api/types';

export type Notification = Schemas['Notification'];

/** Types whose count is a number of users; of the others it is a number of events, which one user may cause alone. */
const COUNTS_USERS: ReadonlySet<Notification['type']> = new Set([
  'follow',
  'post_like',
  'comment_like',
  'post_collect',
]);

/** How the sentence names who did it: at most two by name; `others` is null if their number is unknown. */
export type NamedActors = { named: Notification['actors']; others: number | null };

const MAX_NAMED = 2;

export function getNamedNotificationActors({
  type,
  actors,
  count,
}: Pick<Notification, 'type' | 'actors' | 'count'>): NamedActors {
  const named = actors.slice(0, MAX_NAMED);
  if (COUNTS_USERS.has(type)) return { named, others: Math.max(0, count - named.length) };
  return { named, others: actors.length > MAX_NAMED ? null : 0 };
}

/** Splits a list at the position up to which the user had viewed it when it was opened. */
export function splitNotificationsByViewed<N extends Pick<Notification, 'position'>>(
  list: readonly N[],
  viewedUpTo: number,
): { fresh: N[]; seen: N[] } {
  return {
    fresh: list.filter(({ position }) => Number(position) > viewedUpTo),
    seen: list.filter(({ position }) => Number(position) <= viewedUpTo),
  };
}
