import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSeqRange, type SeqRanges, getNewestSeqRange, getHistoryPageRange, findRangeContaining } from './ranges.ts';
import { HISTORY_PAGE_SIZE } from '../limits.ts';
import { mergeMessages, type Message } from './message.ts';
import { makeMessageFixture } from './fixtures.ts';
import {
  extendMessageWindow,
  createMessageWindow,
  mergeIntoMessageWindow,
  type MessageWindow,
  trimMessageWindow,
} from './message-window.ts';

/** A device's state of one room, combining the pure functions the way the app does. */
class Device {
  fragments: SeqRanges = [];
  messages: readonly Message[] = [];
  window: MessageWindow | null = null;
  lastSeq = 0;

  page(server: readonly Message[], direction: 'before' | 'after', anchor: number | null): void {
    const fits = server.filter(({ seq }) => anchor === null || (direction === 'before' ? seq < anchor : seq > anchor));
    const page = direction === 'before' ? fits.slice(-HISTORY_PAGE_SIZE) : fits.slice(0, HISTORY_PAGE_SIZE);
    const seqs = page.map(({ seq }) => seq);
    const range = getHistoryPageRange(seqs, { direction, anchor, lastSeq: this.lastSeq });
    if (!range) return;
    this.messages = mergeMessages(this.messages, page);
    this.fragments = addSeqRange(this.fragments, range);
    this.lastSeq = Math.max(this.lastSeq, ...seqs);
    const stretch = { range, messages: page, isNewestCached: getNewestSeqRange(this.fragments)?.last === range.last };
    if (this.window) {
      this.window = extendMessageWindow(this.window, stretch, this.lastSeq);
      this.window = trimMessageWindow(this.window, direction === 'before' ? 'latest' : 'oldest', 90);
    } else if (anchor === null) this.window = createMessageWindow(stretch, this.lastSeq);
  }

  live(message: Message): void {
    this.messages = mergeMessages(this.messages, [message]);
    this.fragments = addSeqRange(this.fragments, { first: message.seq, last: message.seq });
    this.lastSeq = Math.max(this.lastSeq, message.seq);
    if (this.window)
      this.window = mergeIntoMessageWindow(this.window, [message], [{ first: message.seq, last: message.seq }]);
  }

  /** `seq` of the message at that end of the window, from which the next page is requested. */
  end(direction: 'before' | 'after'): number | null {
    const messages = this.window?.messages ?? [];
    return (direction === 'before' ? messages[0]?.seq : messages.at(-1)?.seq) ?? null;
  }
}

const retracted = (message: Message): Message => ({
  ...message,
  type: 'text_retracted',
  text: null,
  update_at: new Date(Date.parse(message.create_at) + 60_000).toISOString(),
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('page' as const), direction: fc.constantFrom('before' as const, 'after' as const) }),
  fc.record({ kind: fc.constant('newest' as const) }),
  fc.record({ kind: fc.constant('jump' as const), to: fc.nat(400) }),
  fc.record({ kind: fc.constant('write' as const), count: fc.integer({ min: 1, max: 50 }), delivered: fc.boolean() }),
  fc.record({ kind: fc.constant('again' as const), which: fc.nat(400) }),
  fc.record({ kind: fc.constant('retract' as const), which: fc.nat(400) }),
);

const expectWhole = (device: Device, server: readonly Message[]): void => {
  const seqs = device.messages.map(({ seq }) => seq);
  expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  for (const range of device.fragments) {
    const inside = (message: Message): boolean => message.seq >= range.first && message.seq <= range.last;
    expect(device.messages.filter(inside).map(({ id }) => id)).toEqual(server.filter(inside).map(({ id }) => id));
  }
  const { window } = device;
  if (!window) return;
  const inside = server.filter(({ seq }) => seq >= window.range.first && seq <= window.range.last);
  expect(window.messages).toEqual(inside);
  expect(
    window.detached.every(({ seq }) => seq > window.range.last && findRangeContaining(window.detachedRanges, seq)),
  ).toBe(true);
};

test('pages, live messages, repeats and retractions in any order give one ordered list without duplicates or gaps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.nat(9),
      fc.array(step, { maxLength: 40 }),
      (size, hidden, steps) => {
        // Some messages are hidden from this user, so their numbers are missing.
        const isSeen = (seq: number): boolean => hidden < 2 || seq % hidden !== 0;
        let server = Array.from({ length: size }, (_, index) => makeMessageFixture(index + 1)).filter(({ seq }) =>
          isSeen(seq),
        );
        let next = size + 1;
        const device = new Device();
        device.lastSeq = server.at(-1)?.seq ?? 0;
        for (const one of steps) {
          const known = device.messages;
          if (one.kind === 'newest') device.page(server, 'before', null);
          if (one.kind === 'page' && device.window) device.page(server, one.direction, device.end(one.direction));
          if (one.kind === 'jump') {
            const anchor = known[one.to % Math.max(1, known.length)];
            if (anchor) device.page(server, 'after', anchor.seq);
          }
          if (one.kind === 'write') {
            for (let count = 0; count < one.count; count += 1, next += 1) {
              if (!isSeen(next)) continue;
              const message = makeMessageFixture(next);
              server = [...server, message];
              if (one.delivered) device.live(message);
            }
          }
          const again = 'which' in one ? server[one.which % Math.max(1, server.length)] : undefined;
          if (again && one.kind === 'again') device.live(again);
          if (again && one.kind === 'retract') {
            server = server.map((message) => (message === again ? retracted(again) : message));
            device.live(retracted(again));
          }
          expectWhole(device, server);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('paging to both ends loads every message', () => {
  const server = Array.from({ length: 250 }, (_, index) => makeMessageFixture(index + 1));
  const device = new Device();
  device.page(server, 'before', null);
  while (!findRangeContaining(device.fragments, 1)) device.page(server, 'before', device.messages[0]?.seq ?? null);
  expect(device.messages).toEqual(server);
  expect(getNewestSeqRange(device.fragments)).toEqual({ first: 0, last: 250 });
});

test('a retracted message loses its quotes, whether the quote or the retraction arrives first', () => {
  const thread = { id: 'm1', user_id: 'u2', type: 'text' as const, text: 'a secret', filename: null };
  const quoting = [makeMessageFixture(2, { thread }), makeMessageFixture(3, { type: 'message_pin', thread })];
  const retracted = makeMessageFixture(1, { id: 'm1', type: 'text_retracted', text: null });
  for (const merged of [mergeMessages(quoting, [retracted]), mergeMessages([retracted], quoting)]) {
    expect(merged.map((message) => message.thread?.text)).toEqual([undefined, null, null]);
    expect(merged[2]?.thread?.type).toBe('text_retracted');
  }
});
