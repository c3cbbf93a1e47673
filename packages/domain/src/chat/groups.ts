import { ChatType } from '@quintet/api/enums';
import type { Group, Message } from './message.ts';
import { isSystem } from './message.ts';
import type { Delivery } from './rows.ts';

/**
 * A group after a new message. Telling it twice, or late, changes nothing: only what is newer than `last_seq` counts.
 * An own message means that everything before it was seen.
 */
export function withMessage(group: Group, message: Message, me: string): Group {
  const shown = group.last_message?.seq ?? 0;
  if (message.seq === shown) return { ...group, last_message: message };
  const isNews = message.seq > Math.max(shown, group.cleared_seq ?? 0);
  const next = isNews ? { ...group, last_message: message, update_at: message.create_at } : group;
  if (message.seq <= group.last_seq) return next;
  const newest = { ...next, last_seq: message.seq };
  if (message.user_id === me && !isSystem(message.type)) {
    return { ...newest, unread: 0, last_viewed: message.id, last_viewed_seq: message.seq };
  }
  const isCounted = !isSystem(message.type) && message.seq > group.last_viewed_seq;
  return isCounted ? { ...newest, unread: group.unread + 1 } : newest;
}

export interface ReadMarker {
  readonly user_id: string;
  readonly msg_id: string;
  readonly seq: number;
  /** What the server counts as left after it; without it the most that can be left is taken. */
  readonly unread?: number | undefined;
  /** The group's newest message when the server counted: what has come since is not in `unread`. */
  readonly last_seq?: number | undefined;
}

/** How far a view's count goes. */
export const getCountedSeq = ({ seq, last_seq: last = seq }: ReadMarker): number => last;

/**
 * A group after somebody viewed it. Views only go forward. `since` is how many that count have come after the view was
 * counted; null when that is not known.
 */
export function withReadMarker(group: Group, marker: ReadMarker, me: string, since: number | null = null): Group {
  if (marker.user_id !== me) {
    return marker.seq > (group.last_read_seq ?? 0)
      ? { ...group, last_read: marker.msg_id, last_read_seq: marker.seq }
      : group;
  }
  if (marker.seq < group.last_viewed_seq) return group;
  const unread = countUnreadAfter(group, marker, since);
  const last_seq = Math.max(group.last_seq, getCountedSeq(marker));
  if (marker.seq === group.last_viewed_seq && unread === group.unread && last_seq === group.last_seq) return group;
  return { ...group, last_viewed: marker.msg_id, last_viewed_seq: marker.seq, unread, last_seq };
}

/** The server's count goes on here from where it ended; without one, no more is left than was. */
function countUnreadAfter(group: Group, marker: ReadMarker, since: number | null): number {
  const { unread: left = 0 } = marker;
  const span = Math.max(0, group.last_seq - getCountedSeq(marker));
  const isCounted = marker.unread !== undefined && (span === 0 || since !== null);
  return isCounted ? left + (since ?? 0) : Math.min(group.unread, left + (since ?? span));
}

/**
 * A group as the server listed it, laid over what this device knows. The list may be older than events that arrived
 * while it was on its way, so nothing goes backward. `since` is how many that count have come after those of the list; null
 * when that is not known.
 */
export function mergeGroup(known: Group | undefined, listed: Group, since: number | null = null): Group {
  if (!known) return listed;
  const isNewer = known.last_seq > listed.last_seq;
  const isFurther = known.last_viewed_seq > listed.last_viewed_seq;
  const { last_message: shown } = known;
  const isShownNewer = isNewer && (!shown || shown.seq > (listed.last_message?.seq ?? 0));
  const readSeq = Math.max(known.last_read_seq ?? 0, listed.last_read_seq ?? 0);
  return {
    ...listed,
    last_seq: Math.max(known.last_seq, listed.last_seq),
    last_message: isShownNewer ? known.last_message : listed.last_message,
    update_at: isShownNewer ? known.update_at : listed.update_at,
    last_viewed: isFurther ? known.last_viewed : listed.last_viewed,
    last_viewed_seq: Math.max(known.last_viewed_seq, listed.last_viewed_seq),
    last_read: readSeq > (listed.last_read_seq ?? 0) ? known.last_read : listed.last_read,
    last_read_seq: readSeq,
    unread: isFurther ? countUnreadBeyond(known, listed) : countUnreadSince(known, listed, since),
  };
}

/** More was seen here than the server knew when it listed: its word on that view is still to come. */
function countUnreadBeyond(known: Group, listed: Group): number {
  const news = listed.last_seq - known.last_seq;
  if (news < 0) return known.unread;
  return Math.min(known.unread + news, listed.unread, listed.last_seq - known.last_viewed_seq);
}

function countUnreadSince(known: Group, listed: Group, since: number | null): number {
  const span = known.last_seq - listed.last_seq;
  if (span <= 0) return listed.unread;
  return since === null ? Math.min(known.unread, known.last_seq - listed.last_viewed_seq) : listed.unread + since;
}

/**
 * The chat list's order: by last activity, newest first; a stable one where times are equal. `waitingSince` are the
 * groups' newest messages that wait to be sent, milliseconds: writing is activity before the server knows of it.
 */
export function sortByActivity(groups: Iterable<Group>, waitingSince: ReadonlyMap<string, number>): Group[] {
  const active = [...groups].map((group) => ({
    group,
    at: Math.max(Date.parse(group.update_at), waitingSince.get(group.id) ?? 0),
  }));
  active.sort((a, b) => b.at - a.at || b.group.id.localeCompare(a.group.id, 'en', { numeric: true }));
  return active.map(({ group }) => group);
}

/** How far a chat's last message has come, if it is something that one said oneself. */
export function getLastDelivery({ type, last_message: message, last_read_seq = 0 }: Group, me: string): Delivery {
  if (!message || message.user_id !== me || isSystem(message.type)) return 'none';
  return type === ChatType.DM && message.seq <= last_read_seq ? 'read' : 'sent';
}

/** The other side of a direct message, whose name is two user ids joined by an underscore (spec §3). */
export function getDirectPartner(group: Pick<Group, 'type' | 'name'>, me: string): string | null {
  if (group.type !== ChatType.DM) return null;
  const ids = group.name.split('_');
  return ids.find((id) => id !== me) ?? ids[0] ?? null;
}
