import type { Schemas } from '@quintet/api/types';

/** What an event keeps: ids only. Bodies are read when it is delivered, and only for those who may see them (design §5). */
export type EventRefs = {
  message: { group_id: string; message_id: string; seq: number };
  message_update: { group_id: string; message_id: string; seq: number };
  /** `unread` is what the viewer has left when `last_seq` is the newest; nobody else is told of the two. */
  view: { group_id: string; user_id: string; msg_id: string; seq: number; unread: number; last_seq: number };
  group: { group_id: string };
  group_removed: { group_id: string };
  /** `up_to` and not `seq`: whoever cleared is told of it, however far they cleared. */
  group_cleared: { group_id: string; up_to: number };
  members: { group_id: string; user_ids: string[] };
  pins: { group_id: string };
  user: Record<never, never>;
  contacts: Record<never, never>;
  post: { post_id: string };
  login_qrcode: { qrcode_id: string };
  maintenance: Record<never, never>;
  /** Not told to clients: their sockets of this session are closed. */
  session_end: { session_id: number; reason: string };
};

export type EventType = keyof EventRefs;

/** Who gets an event: a group's members at the time of delivery, one user, or all. */
export type EventTarget = { groupId: string } | { userId: string } | 'everybody';

/** An event of one kind as the log keeps it. */
export type LoggedEventOf<K extends EventType> = {
  number: number;
  /** Microseconds since 1970. */
  written_at: number;
  type: K;
  group_id: string | null;
  user_id: string | null;
  ref: EventRefs[K];
};

export type LoggedEvent = { [K in EventType]: LoggedEventOf<K> }[EventType];

/** An event on the wire. */
export type StreamEvent = Schemas['StreamEvent'];
