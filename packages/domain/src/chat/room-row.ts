import type { Message } from './message.ts';
import type { OutboxItem } from './outbox.ts';

/** Delivery state of the user's own message; `none` for messages of others. */
export type DeliveryState = 'none' | 'queued' | 'sent' | 'read' | 'failed';

/** A row of the room's list. Kinds msg, date and member come from spec §3; `unread` is the new-message divider. */
export type RoomRow = RoomDateRow | RoomMessageRow | RoomPendingRow | RoomSystemRow | RoomUnreadDividerRow;

export interface RoomDateRow {
  readonly kind: 'date';
  readonly key: string;
  /** Local midnight of the day, milliseconds since the epoch. */
  readonly day: number;
}

interface BubbleFields {
  readonly key: string;
  readonly isOwn: boolean;
  /** Whether the bubble is the first in its group of one sender and minute. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly delivery: DeliveryState;
  /** Milliseconds. */
  readonly at: number;
  /** The images and videos that are shown in this row, this one first; absent for a single one. */
  readonly album?: readonly RoomBubbleRow[];
}

export interface RoomMessageRow extends BubbleFields {
  readonly kind: 'msg';
  readonly message: Message;
}

/** The user's own message that the server has not confirmed yet. */
export interface RoomPendingRow extends BubbleFields {
  readonly kind: 'pending';
  readonly item: OutboxItem;
}

export interface RoomSystemRow {
  readonly kind: 'member';
  readonly key: string;
  readonly message: Message;
}

export interface RoomUnreadDividerRow {
  readonly kind: 'unread';
  readonly key: 'unread';
}

/** The content of a bubble: a message or a pending item. */
export type RoomBubbleRow = RoomMessageRow | RoomPendingRow;
