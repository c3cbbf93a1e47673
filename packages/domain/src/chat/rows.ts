import { expandAlbumRow, joinAlbumRows } from './album-rows.ts';
import { getLocalMidnight } from './day.ts';
import { isSystemMessageType, type Message } from './message.ts';
import type { OutboxItem } from './outbox.ts';
import type { RoomRow } from './room-row.ts';

export interface RoomRowsInput {
  readonly messages: readonly Message[];
  readonly pending: readonly OutboxItem[];
  readonly me: string;
  /** `seq` of the user's newest message that another member has viewed; null where read state is not shown. */
  readonly lastReadSeq: number | null;
  /** The divider goes before the first message of others after this `seq`; null for no divider. */
  readonly unreadAfter: number | null;
  /** Whether the first message is the oldest of the history. Only then does its day certainly begin here. */
  readonly hasOldestHistory: boolean;
}

const MINUTE = 60_000;

interface RowInput {
  readonly sender: string;
  readonly at: number;
  readonly message?: Message;
  readonly item?: OutboxItem;
}

/**
 * Builds the room's rows from its messages (ascending) and pending items. A sent message keeps the key that it had while
 * pending, so that React keeps its element, and its place among the rows shown `before`.
 */
export function buildRoomRows(input: RoomRowsInput, before: readonly RoomRow[] = []): RoomRow[] {
  const rowInputs = keepShownOrder(getRowInputs(input), before, input.me);
  const rows: RoomRow[] = [];
  let day = Number.NEGATIVE_INFINITY;
  let isDividerDue = input.unreadAfter !== null;
  for (const [index, rowInput] of rowInputs.entries()) {
    // A message that keeps its place above an older one stays in its day.
    const ownDay = Math.max(day, getLocalMidnight(rowInput.at));
    if (ownDay !== day && (index > 0 || input.hasOldestHistory || !rowInput.message)) {
      rows.push({ kind: 'date', key: `d${ownDay}`, day: ownDay });
    }
    day = ownDay;
    if (isDividerDue && isUnread(rowInput, input)) {
      rows.push({ kind: 'unread', key: 'unread' });
      isDividerDue = false;
    }
    rows.push(toRow(rowInput, input));
  }
  return markGroups(joinAlbumRows(rows));
}

function getRowInputs({ messages, pending, me }: RoomRowsInput): RowInput[] {
  const sent = new Set(messages.map((message) => (message.user_id === me ? message.cid : null)));
  return [
    ...messages
      .filter(({ is_hidden }) => !is_hidden)
      .map((message) => ({ sender: message.user_id, at: Date.parse(message.create_at), message })),
    ...pending.filter((item) => !sent.has(item.cid)).map((item) => ({ sender: me, at: item.createdAt, item })),
  ];
}

/**
 * Own messages keep the order in which they were shown, although a text may be sent before a picture above it and an upload may end before
 * a text above it. Those above a sent message stay directly above it. A failed message may move.
 */
function keepShownOrder(inputs: readonly RowInput[], before: readonly RoomRow[], me: string): readonly RowInput[] {
  const ranks = new Map(
    before
      .flatMap(expandAlbumRow)
      .flatMap((row, index) =>
        'at' in row && row.isOwn && row.delivery !== 'failed' ? [[row.key, index] as const] : [],
      ),
  );
  const getRank = ({ message, item }: RowInput): number | undefined =>
    item?.state === 'failed' ? undefined : ranks.get(item ? getPendingKey(item) : getMessageRowKey(message!, me));
  const shown = inputs
    .flatMap((input) => {
      const rank = getRank(input);
      return rank === undefined ? [] : [{ input, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
  let next = 0;
  return inputs.flatMap((input) => {
    const rank = getRank(input);
    if (rank === undefined) return [input];
    const start = next;
    while (next < shown.length && shown[next]!.rank <= rank) next += 1;
    return shown.slice(start, next).map((one) => one.input);
  });
}

function isUnread({ message }: RowInput, { me, unreadAfter }: RoomRowsInput): boolean {
  return (
    message !== undefined &&
    message.seq > (unreadAfter ?? 0) &&
    message.user_id !== me &&
    !isSystemMessageType(message.type)
  );
}

function toRow({ sender, at, message, item }: RowInput, { me, lastReadSeq }: RoomRowsInput): RoomRow {
  const isOwn = sender === me;
  if (item) {
    const delivery = item.state === 'failed' ? 'failed' : 'queued';
    return { kind: 'pending', key: getPendingKey(item), item, isOwn, isFirst: true, isLast: true, delivery, at };
  }
  if (!message) throw new Error('a row input has neither a message nor an outbox item');
  if (isSystemMessageType(message.type)) return { kind: 'member', key: message.id, message };
  const key = getMessageRowKey(message, me);
  const isRead = lastReadSeq !== null && message.seq <= lastReadSeq;
  const delivery = isOwn ? (isRead ? 'read' : 'sent') : 'none';
  return { kind: 'msg', key, message, isOwn, isFirst: true, isLast: true, delivery, at };
}

const getPendingKey = ({ cid }: OutboxItem): string => `c${cid}`;

/** The key of a message's row. The user's own message keeps the key of its pending row. */
export const getMessageRowKey = (message: Message, me: string): string =>
  message.user_id === me && message.cid ? `c${message.cid}` : message.id;

const getSender = (row: RoomRow | undefined): string | null => {
  if (row?.kind === 'msg') return row.message.user_id;
  return row?.kind === 'pending' ? '' : null;
};

function isSameGroup(a: RoomRow | undefined, b: RoomRow | undefined): boolean {
  if (!a || !b || !('at' in a) || !('at' in b)) return false;
  const isSameSender = a.isOwn && b.isOwn ? true : getSender(a) === getSender(b) && a.isOwn === b.isOwn;
  return isSameSender && Math.floor(a.at / MINUTE) === Math.floor(b.at / MINUTE);
}

/** Groups consecutive bubbles of one sender and minute. */
function markGroups(rows: readonly RoomRow[]): RoomRow[] {
  return rows.map((row, index) =>
    'at' in row
      ? { ...row, isFirst: !isSameGroup(rows[index - 1], row), isLast: !isSameGroup(row, rows[index + 1]) }
      : row,
  );
}

const isSame = (a: RoomRow, b: RoomRow): boolean =>
  Object.entries(b).every(
    ([name, value]) => Reflect.get(a, name) === value || (name === 'album' && isSameAlbumOf(a, b)),
  );

const isSameAlbumOf = (a: RoomRow, b: RoomRow): boolean =>
  expandAlbumRow(a).length === expandAlbumRow(b).length &&
  expandAlbumRow(b).every((row, index) => isSame(expandAlbumRow(a)[index]!, row));

/** The rows of `after`, reusing the objects of unchanged rows of `before` so that their components need not render again. */
export function reuseRoomRows(before: readonly RoomRow[], after: readonly RoomRow[]): readonly RoomRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return after.map((row) => {
    const old = known.get(row.key);
    return old?.kind === row.kind && isSame(old, row) ? old : row;
  });
}

/** Number of shown messages by others after `seq`, for the jump-down button. */
export function countIncomingMessagesAfter(messages: readonly Message[], seq: number, me: string): number {
  return messages.filter((message) => message.seq > seq && message.user_id !== me && !isSystemMessageType(message.type))
    .length;
}
