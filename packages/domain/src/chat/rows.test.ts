import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomRow } from './room-row.ts';
import { buildRoomRows, countIncomingMessagesAfter, reuseRoomRows, type RoomRowsInput } from './rows.ts';
import type { Message } from './message.ts';
import { getNextItemsToSend, type OutboxItem, sortOutboxForDisplay } from './outbox.ts';
import { makeMessageFixture, makeOutboxItemFixture } from './fixtures.ts';

const base: RoomRowsInput = {
  messages: [],
  pending: [],
  me: 'u1',
  lastReadSeq: null,
  unreadAfter: null,
  hasOldestHistory: true,
};
const at = (time: string): { create_at: string } => ({ create_at: new Date(`2026-01-05T${time}`).toISOString() });
const shape = (rows: readonly RoomRow[]): string[] =>
  rows.map((row) => ('at' in row ? `${row.kind}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}` : row.kind));

test('bubbles are grouped by sender and minute', () => {
  const messages = [
    makeMessageFixture(1, at('10:00:01')),
    makeMessageFixture(2, at('10:00:59')),
    makeMessageFixture(3, at('10:01:00')),
    makeMessageFixture(4, { ...at('10:01:01'), user_id: 'u3' }),
    makeMessageFixture(5, { ...at('10:01:02'), type: 'member_join' }),
    makeMessageFixture(6, { ...at('10:01:03'), user_id: 'u3' }),
  ];
  expect(shape(buildRoomRows({ ...base, messages }))).toEqual([
    'date',
    'msg first',
    'msg last',
    'msg first last',
    'msg first last',
    'member',
    'msg first last',
  ]);
});

test('each day starts with its date, the first day only when the history begins there', () => {
  const messages = [
    makeMessageFixture(1, { create_at: '2026-01-04T12:00:00Z' }),
    makeMessageFixture(2, { create_at: '2026-01-06T12:00:00Z' }),
  ];
  expect(shape(buildRoomRows({ ...base, messages })).filter((kind) => kind === 'date')).toHaveLength(2);
  expect(shape(buildRoomRows({ ...base, messages, hasOldestHistory: false }))).toEqual([
    'msg first last',
    'date',
    'msg first last',
  ]);
});

test('the divider precedes the first unread message of another member', () => {
  const messages = [
    makeMessageFixture(1),
    makeMessageFixture(2, { user_id: 'u1' }),
    makeMessageFixture(3),
    makeMessageFixture(4),
  ];
  const rows = buildRoomRows({ ...base, messages, unreadAfter: 1 });
  expect(rows.findIndex(({ kind }) => kind === 'unread')).toBe(rows.findIndex(({ key }) => key === 'm3') - 1);
  expect(buildRoomRows({ ...base, messages, unreadAfter: 4 }).some(({ kind }) => kind === 'unread')).toBe(false);
});

test('a pending message keeps its key and place when it is sent, and is never shown twice', () => {
  const item = makeOutboxItemFixture({ cid: 'one-two-three' });
  const waiting = buildRoomRows({ ...base, messages: [makeMessageFixture(1)], pending: [item] });
  const message = makeMessageFixture(2, { user_id: 'u1', cid: item.cid });
  const sent = buildRoomRows({ ...base, messages: [makeMessageFixture(1), message], pending: [item] });
  expect(sent.map(({ key }) => key)).toEqual(waiting.map(({ key }) => key));
  expect(waiting.at(-1)).toMatchObject({ kind: 'pending', delivery: 'queued' });
  expect(sent.at(-1)).toMatchObject({ kind: 'msg', delivery: 'sent' });
});

test('rows never swap places, whichever own message is sent first', () => {
  const type = fc.constantFrom('text' as const, 'image' as const, 'video' as const);
  // A text passes a slow picture above it, or an upload ends while a text above it is on its way.
  const sent = fc.record({ index: fc.nat(1) });
  fc.assert(
    fc.property(fc.array(fc.oneof(type, sent, fc.constant('other' as const)), { maxLength: 40 }), (steps) => {
      let pending: OutboxItem[] = [];
      const messages: Message[] = [];
      let rows: RoomRow[] = [];
      const add = (fields: Partial<Message>): number => messages.push(makeMessageFixture(messages.length + 1, fields));
      for (const [order, step] of steps.entries()) {
        if (step === 'other') add({});
        else if (typeof step === 'string') {
          const lane = step === 'text' ? 'text' : 'media';
          pending = [...pending, makeOutboxItemFixture({ order, cid: String(order), type: step, lane })];
        } else {
          const item = getNextItemsToSend(pending)[step.index];
          pending = pending.filter((other) => other !== item);
          if (item) add({ user_id: 'u1', cid: item.cid });
        }
        const before = rows.map(({ key }) => key);
        rows = buildRoomRows({ ...base, messages, pending: sortOutboxForDisplay(pending) }, rows);
        const keys = rows.map(({ key }) => key);
        expect(keys.filter((key) => before.includes(key))).toEqual(before);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }),
  );
});

test('a picture that a text has passed stays above it across midnight, under one date', () => {
  const picture = makeOutboxItemFixture({ order: 1, lane: 'media', type: 'image' });
  const text = makeOutboxItemFixture({ order: 2 });
  const own = { user_id: 'u1' };
  const sentText = makeMessageFixture(1, {
    ...own,
    cid: text.cid,
    create_at: new Date(2026, 0, 5, 23, 59, 59).toISOString(),
  });
  const sentPicture = makeMessageFixture(2, {
    ...own,
    cid: picture.cid,
    create_at: new Date(2026, 0, 6).toISOString(),
  });
  const waiting = buildRoomRows({ ...base, pending: [picture, text] });
  const passed = buildRoomRows({ ...base, messages: [sentText], pending: [picture] }, waiting);
  const both = buildRoomRows({ ...base, messages: [sentText, sentPicture] }, passed);
  expect(passed.map(({ key }) => key).slice(1)).toEqual([`c${picture.cid}`, `c${text.cid}`]);
  expect(both.map(({ key }) => key).slice(1)).toEqual([`c${picture.cid}`, `c${text.cid}`]);
});

test('own messages show their delivery state', () => {
  const messages = [1, 2].map((seq) => makeMessageFixture(seq, { user_id: 'u1' }));
  const rows = buildRoomRows({
    ...base,
    messages,
    lastReadSeq: 1,
    pending: [makeOutboxItemFixture({ state: 'failed' })],
  });
  expect(rows.flatMap((row) => ('at' in row ? row.delivery : []))).toEqual(['read', 'sent', 'failed']);
});

test('row keys are unique', () => {
  const message = fc.record({ user_id: fc.constantFrom('u1', 'u2'), minutes: fc.nat(5000), isSystem: fc.boolean() });
  fc.assert(
    fc.property(fc.array(message), fc.nat(30), (given, unreadAfter) => {
      let minutes = 0;
      const messages = given.map((one, index) => {
        minutes += one.minutes;
        const create_at = new Date(Date.UTC(2026, 0, 5) + minutes * 60_000).toISOString();
        const cid = one.user_id === 'u1' ? `cid${index}` : null;
        return makeMessageFixture(index + 1, {
          user_id: one.user_id,
          create_at,
          cid,
          type: one.isSystem ? 'member_join' : 'text',
        });
      });
      const rows = buildRoomRows({ ...base, messages, unreadAfter });
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(rows.filter(({ kind }) => kind === 'msg' || kind === 'member')).toHaveLength(messages.length);
    }),
  );
});

test('the jump-down button counts messages of others', () => {
  const messages = [
    makeMessageFixture(1),
    makeMessageFixture(2, { user_id: 'u1' }),
    makeMessageFixture(3, { type: 'member_left' }),
    makeMessageFixture(4),
  ];
  expect(countIncomingMessagesAfter(messages, 0, 'u1')).toBe(2);
  expect(countIncomingMessagesAfter(messages, 1, 'u1')).toBe(1);
});

test('unchanged rows keep their object identity when a message arrives', () => {
  const messages = [makeMessageFixture(1, at('10:00:01')), makeMessageFixture(2, at('10:05:00'))];
  const before = buildRoomRows({ ...base, messages });
  const after = reuseRoomRows(
    before,
    buildRoomRows({ ...base, messages: [...messages, makeMessageFixture(3, at('10:05:01'))] }),
  );
  // The second row is no longer the last of its minute.
  expect(after.map((row, index) => row === before[index])).toEqual([true, true, false, false]);
  expect(after).toEqual(buildRoomRows({ ...base, messages: [...messages, makeMessageFixture(3, at('10:05:01'))] }));
});
