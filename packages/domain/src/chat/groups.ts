import type { Group, Message } from './message.ts';
import { isSystem } from './message.ts';

/**
 * A group after a new message. Telling it twice, or late, changes nothing: only what is newer than `last_seq` counts.
 * An own message means that everything before it was seen.
 */
export function withMessage(group: Group, message: Message, me: string): Group {
  if (message.seq === group.last_message?.seq) return { ...group, last_message: message };
  if (message.seq <= group.last_seq) return group;
  const next = { ...group, last_seq: message.seq, last_message: message, update_at: message.create_at };
  if (message.user_id === me && !isSystem(message.type)) {
    return { ...next, unread: 0, last_viewed: message.id, last_viewed_seq: message.seq };
  }
  return isSystem(message.type) || message.seq <= group.last_viewed_seq ? next : { ...next, unread: group.unread + 1 };
}

export interface View {
  readonly user_id: string;
  readonly msg_id: string;
  readonly seq: number;
  /** What the server counts as left after it; without it the most that can be left is taken. */
  readonly unread?: number | undefined;
  /** The group's newest message when the server counted: what has come since is not in `unread`. */
  readonly last_seq?: number | undefined;
}

/** A group after somebody viewed it. Views only go forward. */
export function withView(group: Group, view: View, me: string): Group {
  if (view.user_id !== me) {
    return view.seq > (group.last_read_seq ?? 0)
      ? { ...group, last_read: view.msg_id, last_read_seq: view.seq }
      : group;
  }
  if (view.seq < group.last_viewed_seq) return group;
  const { unread: left = 0, last_seq: countedTo = view.seq } = view;
  const unread = Math.min(group.unread, left + Math.max(0, group.last_seq - countedTo));
  if (view.seq === group.last_viewed_seq && unread === group.unread) return group;
  return { ...group, last_viewed: view.msg_id, last_viewed_seq: view.seq, unread };
}

/**
 * A group as the server listed it, laid over what this device knows. The list may be older than events that arrived
 * while it was on its way, so nothing goes backward.
 */
export function mergeGroup(known: Group | undefined, listed: Group): Group {
  if (!known) return listed;
  const isNewer = known.last_seq > listed.last_seq;
  const isFurther = known.last_viewed_seq > listed.last_viewed_seq;
  const lastViewedSeq = Math.max(known.last_viewed_seq, listed.last_viewed_seq);
  const lastSeq = Math.max(known.last_seq, listed.last_seq);
  const unread = isNewer ? (isFurther ? known.unread : Math.min(known.unread, lastSeq - lastViewedSeq)) : listed.unread;
  const readSeq = Math.max(known.last_read_seq ?? 0, listed.last_read_seq ?? 0);
  return {
    ...listed,
    last_seq: lastSeq,
    last_message: isNewer ? known.last_message : listed.last_message,
    update_at: isNewer ? known.update_at : listed.update_at,
    last_viewed: isFurther ? known.last_viewed : listed.last_viewed,
    last_viewed_seq: lastViewedSeq,
    last_read: readSeq > (listed.last_read_seq ?? 0) ? known.last_read : listed.last_read,
    last_read_seq: readSeq,
    unread: isFurther ? Math.min(unread, lastSeq - lastViewedSeq) : unread,
  };
}

/**
 * The chat list's order: by last activity, newest first; a stable one where times are equal. `waitingSince` are the
 * groups' newest messages that wait to be sent, milliseconds: writing is activity before the server knows of it.
 */
export function byActivity(groups: Iterable<Group>, waitingSince: ReadonlyMap<string, number>): Group[] {
  const active = [...groups].map((group) => ({
    group,
    at: Math.max(Date.parse(group.update_at), waitingSince.get(group.id) ?? 0),
  }));
  active.sort((a, b) => b.at - a.at || b.group.id.localeCompare(a.group.id, 'en', { numeric: true }));
  return active.map(({ group }) => group);
}

/** The other side of a direct message, whose name is two user ids joined by an underscore (spec §3). */
export function targetOf(group: Pick<Group, 'type' | 'name'>, me: string): string | null {
  if (group.type !== 1) return null;
  const ids = group.name.split('_');
  return ids.find((id) => id !== me) ?? ids[0] ?? null;
}
