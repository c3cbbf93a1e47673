import type { Schemas } from '@quintet/api/types';

/** The data stored with an event: ids only. Delivery reads the bodies, and only for readers who may see them (design §5). */
export type EventRefs = {
  message: { group_id: string; message_id: string; seq: number };
  message_update: { group_id: string; message_id: string; seq: number };
  /** Named `hidden_seq` for the same reason as `up_to` of `group_cleared`. */
  message_hidden: { group_id: string; message_id: string; hidden_seq: number };
  /** `unread` counts the viewer's unread messages up to `last_seq`, the newest. Only the viewer receives these two fields. */
  view: { group_id: string; user_id: string; msg_id: string; seq: number; unread: number; last_seq: number };
  group: { group_id: string };
  group_removed: { group_id: string; reason: Schemas['GroupRemovedReason'] };
  /** Named `up_to` because events with a `seq` are withheld from users who cleared up to it; this user must receive it. */
  group_cleared: { group_id: string; up_to: number };
  members: { group_id: string; user_ids: string[] };
  pins: { group_id: string };
  user: Record<never, never>;
  contact: { contact_id: string };
  contact_removed: { contact_id: string };
  contacts: Record<never, never>;
  post: { post_id: string };
  notification: Record<never, never>;
  balance: Record<never, never>;
  trading_log: { transfer_id: number };
  binding: { order_id: string };
  red_envelope: { group_id: string; message_id: string; red_envelope_id: string; seq: number };
  discover: Record<never, never>;
  login_qrcode: { qrcode_id: string };
  sessions: Record<never, never>;
  maintenance: Record<never, never>;
  /** Never sent to clients: the server closes the sockets of this session. */
  session_end: { session_id: number; reason: string };
};

export type EventType = keyof EventRefs;

/** The audience of an event: a group's members at the time of delivery, one user, each of several users, or all users. */
export type EventRecipientSelector =
  | { groupId: string }
  | { userId: string }
  | { userIds: readonly string[] }
  | 'everybody';

/** An event of one kind as stored in the log. */
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
