import { ChatType, Toggle } from '@quintet/api/enums';
import type { Group, Message } from './message.ts';
import { isSystemMessageType } from './message.ts';
import type { DeliveryState } from './room-row.ts';

/**
 * A group after a message arrived. Repeated and late messages do not change the unread count: only messages after `last_seq` count.
 * The user's own message marks everything before it as viewed.
 */
export function withReceivedMessage(group: Group, message: Message, me: string): Group {
  const shown = group.last_message?.seq ?? 0;
  if (message.seq === shown) return { ...group, last_message: message };
  const isNews = message.seq > Math.max(shown, group.cleared_seq ?? 0);
  const next = isNews ? { ...group, last_message: message, update_at: message.create_at } : group;
  if (message.seq <= group.last_seq) return next;
  const newest = { ...next, last_seq: message.seq };
  if (message.user_id === me && !isSystemMessageType(message.type)) {
    return { ...newest, unread: 0, last_viewed: message.id, last_viewed_seq: message.seq };
  }
  if (isSystemMessageType(message.type) || message.seq <= group.last_viewed_seq) return newest;
  const mentioned = isMentioned(message, me) && { mentioned_seq: message.seq };
  return { ...newest, unread: group.unread + 1, ...mentioned };
}

/** Whether a message names this user, or everybody, and is not of a blocked user. */
const isMentioned = ({ user_id, mentions = [], block_user_ids }: Message, me: string): boolean =>
  user_id !== me && block_user_ids.length === 0 && mentions.some(({ user_id: id }) => id === null || id === me);

/** Whether an unread message names this user. */
export const hasUnreadMention = ({ mentioned_seq = 0, last_viewed_seq }: Group): boolean =>
  mentioned_seq > last_viewed_seq;

/** The number of unread messages in groups that are not muted. */
export function countUnmutedUnread(groups: Iterable<Group>): number {
  let total = 0;
  for (const { notify, unread } of groups) if (notify !== Toggle.CLOSE) total += unread;
  return total;
}

/** A group after one of its messages was retracted. */
export const withoutRetractedMention = (group: Group, seq: number): Group =>
  group.mentioned_seq === seq ? { ...group, mentioned_seq: 0 } : group;

export interface ReadMarker {
  readonly user_id: string;
  readonly msg_id: string;
  readonly seq: number;
  /** The server's unread count after `seq`. Without it, an upper bound is used. */
  readonly unread?: number | undefined;
  /** The group's newest `seq` when the server counted; `unread` excludes later messages. */
  readonly last_seq?: number | undefined;
}

/** The last `seq` that the marker's `unread` includes. */
export const getLastSeqCountedByReadMarker = ({ seq, last_seq: last = seq }: ReadMarker): number => last;

/**
 * A group after a member viewed it. Read positions never move backward. `since` is the number of countable messages after
 * `getLastSeqCountedByReadMarker(marker)`; null when unknown.
 */
export function withReadMarker(group: Group, marker: ReadMarker, me: string, since: number | null = null): Group {
  if (marker.user_id !== me) {
    return marker.seq > (group.last_read_seq ?? 0)
      ? { ...group, last_read: marker.msg_id, last_read_seq: marker.seq }
      : group;
  }
  if (marker.seq < group.last_viewed_seq) return group;
  const unread = countUnreadAfter(group, marker, since);
  const last_seq = Math.max(group.last_seq, getLastSeqCountedByReadMarker(marker));
  if (marker.seq === group.last_viewed_seq && unread === group.unread && last_seq === group.last_seq) return group;
  return { ...group, last_viewed: marker.msg_id, last_viewed_seq: marker.seq, unread, last_seq };
}

/** Adds later messages to the server's count. Without a server count, the result never exceeds the current count. */
function countUnreadAfter(group: Group, marker: ReadMarker, since: number | null): number {
  const { unread: left = 0 } = marker;
  const span = Math.max(0, group.last_seq - getLastSeqCountedByReadMarker(marker));
  const isCounted = marker.unread !== undefined && (span === 0 || since !== null);
  return isCounted ? left + (since ?? 0) : Math.min(group.unread, left + (since ?? span));
}

/**
 * Merges a group listed by the server into this device's state. Events may have arrived since the server built the list, so no
 * position moves backward. `since` is the number of countable messages after `listed.last_seq`; null when unknown.
 */
export function mergeListedGroup(known: Group | undefined, listed: Group, since: number | null = null): Group {
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
    mentioned_seq: Math.max(listed.mentioned_seq ?? 0, (isNewer && known.mentioned_seq) || 0),
    unread: isFurther ? countUnreadBeyond(known, listed) : countUnreadSince(known, listed, since),
  };
}

/** Unread count when this device has viewed further than the list says; the server's count for that view is still to arrive. */
function countUnreadBeyond(known: Group, listed: Group): number {
  const newMessages = listed.last_seq - known.last_seq;
  if (newMessages < 0) return known.unread;
  return Math.min(known.unread + newMessages, listed.unread, listed.last_seq - known.last_viewed_seq);
}

function countUnreadSince(known: Group, listed: Group, since: number | null): number {
  const span = known.last_seq - listed.last_seq;
  if (span <= 0) return listed.unread;
  return since === null ? Math.min(known.unread, known.last_seq - listed.last_viewed_seq) : listed.unread + since;
}

/**
 * The order of the chat list: last activity, newest first, with ties broken by id. `waitingSince` maps a group id to the time of its
 * newest pending message (milliseconds), since unsent messages also count as activity.
 */
export function sortGroupsByActivity(groups: Iterable<Group>, waitingSince: ReadonlyMap<string, number>): Group[] {
  const active = [...groups].map((group) => ({
    group,
    at: Math.max(Date.parse(group.update_at), waitingSince.get(group.id) ?? 0),
  }));
  active.sort((a, b) => b.at - a.at || b.group.id.localeCompare(a.group.id, 'en', { numeric: true }));
  return active.map(({ group }) => group);
}

/** The delivery state of a chat's last message; `none` unless it is the user's own content message. */
export function getLastMessageDelivery(
  { type, last_message: message, last_read_seq = 0 }: Group,
  me: string,
): DeliveryState {
  if (!message || message.user_id !== me || isSystemMessageType(message.type)) return 'none';
  return type === ChatType.DM && message.seq <= last_read_seq ? 'read' : 'sent';
}

/** The other side of a direct message, whose name is two user ids joined by an underscore (spec §3). */
export function getDirectPartnerId(group: Pick<Group, 'type' | 'name'>, me: string): string | null {
  if (group.type !== ChatType.DM) return null;
  const ids = group.name.split('_');
  return ids.find((id) => id !== me) ?? ids[0] ?? null;
}
