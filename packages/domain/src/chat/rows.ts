import { isSystem, type Message } from './message.ts';
import type { OutboxItem } from './outbox.ts';

/** How far an own message has come. `none` is somebody else's. */
export type Delivery = 'none' | 'queued' | 'sent' | 'read' | 'failed';

/** A line of the room's list. Kinds msg, date and member are the spec's (§3); `unread` is the new-message divider. */
export type Row = DateRow | MessageRow | PendingRow | MemberRow | UnreadRow;

export interface DateRow {
  readonly kind: 'date';
  readonly key: string;
  /** Midnight of the day, local time, milliseconds. */
  readonly day: number;
}

interface Grouped {
  readonly key: string;
  readonly isOwn: boolean;
  /** Where the bubble stands among those of one sender and minute. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly delivery: Delivery;
  /** Milliseconds. */
  readonly at: number;
}

export interface MessageRow extends Grouped {
  readonly kind: 'msg';
  readonly message: Message;
}

/** An own message that the server has not answered for yet. */
export interface PendingRow extends Grouped {
  readonly kind: 'pending';
  readonly item: OutboxItem;
}

export interface MemberRow {
  readonly kind: 'member';
  readonly key: string;
  readonly message: Message;
}

export interface UnreadRow {
  readonly kind: 'unread';
  readonly key: 'unread';
}

export interface RowsInput {
  readonly messages: readonly Message[];
  readonly pending: readonly OutboxItem[];
  readonly me: string;
  /** The newest own message that somebody else has viewed; null where reading is not shown. */
  readonly lastReadSeq: number | null;
  /** The divider stands before the first message of others after this one; null for none. */
  readonly unreadAfter: number | null;
  /** Whether the first message is the first of the history: only then is its day known to begin here. */
  readonly hasOldestHistory: boolean;
}

const MINUTE = 60_000;

/** Local midnight of an instant. */
export function getDay(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

interface RowInput {
  readonly sender: string;
  readonly at: number;
  readonly message?: Message;
  readonly item?: OutboxItem;
}

/**
 * Lines of the room from its messages (ascending) and what waits to be sent. A message that was sent keeps the key it
 * had while waiting, so that it stays the same element.
 */
export function buildRows(input: RowsInput): Row[] {
  const drafts = getRowInputs(input);
  const rows: Row[] = [];
  let day = Number.NaN;
  let isDividerDue = input.unreadAfter !== null;
  for (const [index, draft] of drafts.entries()) {
    const ownDay = getDay(draft.at);
    if (ownDay !== day && (index > 0 || input.hasOldestHistory || !draft.message)) {
      rows.push({ kind: 'date', key: `d${ownDay}`, day: ownDay });
    }
    day = ownDay;
    if (isDividerDue && isUnread(draft, input)) {
      rows.push({ kind: 'unread', key: 'unread' });
      isDividerDue = false;
    }
    rows.push(toRow(draft, input));
  }
  return markGroups(rows);
}

function getRowInputs({ messages, pending, me }: RowsInput): RowInput[] {
  const sent = new Set(messages.map((message) => (message.user_id === me ? message.cid : null)));
  return [
    ...messages.map((message) => ({ sender: message.user_id, at: Date.parse(message.create_at), message })),
    ...pending.filter((item) => !sent.has(item.cid)).map((item) => ({ sender: me, at: item.createdAt, item })),
  ];
}

function isUnread({ message }: RowInput, { me, unreadAfter }: RowsInput): boolean {
  return message !== undefined && message.seq > (unreadAfter ?? 0) && message.user_id !== me && !isSystem(message.type);
}

function toRow({ sender, at, message, item }: RowInput, { me, lastReadSeq }: RowsInput): Row {
  const isOwn = sender === me;
  if (item) {
    const delivery = item.state === 'failed' ? 'failed' : 'queued';
    return { kind: 'pending', key: `c${item.cid}`, item, isOwn, isFirst: true, isLast: true, delivery, at };
  }
  if (!message) throw new Error('neither a message nor a waiting one');
  if (isSystem(message.type)) return { kind: 'member', key: message.id, message };
  const key = getRowKey(message, me);
  const isRead = lastReadSeq !== null && message.seq <= lastReadSeq;
  const delivery = isOwn ? (isRead ? 'read' : 'sent') : 'none';
  return { kind: 'msg', key, message, isOwn, isFirst: true, isLast: true, delivery, at };
}

/** The key of a message's row: an own one keeps that which it had while it waited. */
export const getRowKey = (message: Message, me: string): string =>
  message.user_id === me && message.cid ? `c${message.cid}` : message.id;

const getSender = (row: Row | undefined): string | null => {
  if (row?.kind === 'msg') return row.message.user_id;
  return row?.kind === 'pending' ? '' : null;
};

function isSameGroup(a: Row | undefined, b: Row | undefined): boolean {
  if (!a || !b || !('at' in a) || !('at' in b)) return false;
  const isSameSpeaker = a.isOwn && b.isOwn ? true : getSender(a) === getSender(b) && a.isOwn === b.isOwn;
  return isSameSpeaker && Math.floor(a.at / MINUTE) === Math.floor(b.at / MINUTE);
}

/** Bubbles of one sender within one minute belong together. */
function markGroups(rows: readonly Row[]): Row[] {
  return rows.map((row, index) =>
    'at' in row
      ? { ...row, isFirst: !isSameGroup(rows[index - 1], row), isLast: !isSameGroup(row, rows[index + 1]) }
      : row,
  );
}

const isSame = (a: Row, b: Row): boolean => Object.entries(b).every(([name, value]) => Reflect.get(a, name) === value);

/** Rows of which those that say the same as before are the same objects: what shows them need not look again. */
export function reuseRows(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return after.map((row) => {
    const old = known.get(row.key);
    return old?.kind === row.kind && isSame(old, row) ? old : row;
  });
}

/** How many shown messages stand after `seq` that others wrote; what the jump-down button counts. */
export function countAfter(messages: readonly Message[], seq: number, me: string): number {
  return messages.filter((message) => message.seq > seq && message.user_id !== me && !isSystem(message.type)).length;
}
