import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTextAwaitingPictures,
  getPauseAfterUploadSeconds,
  getOutboxLaneKey,
  type SendOutcome,
  type OutboxItem,
  resetInterruptedItem,
  requeueOutboxItem,
  getNextItemsToSend,
  sortOutboxForDisplay,
  applySendOutcome,
  toSendingItem,
  getPreviewOutboxItem,
  withUploadState,
} from './outbox.ts';
import { makeOutboxItemFixture } from './fixtures.ts';

const refusal = { code: 'api.unknown', operation: 'sendMessage' };

test('an unreachable server never marks a message as failed', () => {
  let item: OutboxItem | null = toSendingItem(makeOutboxItemFixture());
  for (let tries = 0; tries < 50 && item; tries += 1)
    item = applySendOutcome(toSendingItem(item), { type: 'unreachable' });
  expect(item).toMatchObject({ state: 'queued', refusal: null });
});

test('a refused message keeps its reason until it is retried at the end of the queue', () => {
  const failed = applySendOutcome(toSendingItem(makeOutboxItemFixture()), { type: 'refused', refusal });
  expect(failed).toMatchObject({ state: 'failed', refusal });
  expect(failed && requeueOutboxItem(failed, 9, 5)).toMatchObject({
    state: 'queued',
    order: 9,
    createdAt: 5,
    refusal: null,
    cid: 'cid-1',
  });
});

test('the chat preview shows the last failed message before pending ones', () => {
  const [first, failed, last] = [1, 2, 3].map((order) =>
    makeOutboxItemFixture({ order, state: order === 2 ? 'failed' : 'queued' }),
  );
  expect(getPreviewOutboxItem([first!, failed!, last!])).toBe(failed);
  expect(getPreviewOutboxItem([first!, last!])).toBe(last);
  expect(getPreviewOutboxItem([])).toBeUndefined();
});

test('messages wait for earlier ones of their lane, not for other lanes', () => {
  const items = [
    makeOutboxItemFixture({ order: 3 }),
    makeOutboxItemFixture({ order: 2, lane: 'media', type: 'image' }),
    makeOutboxItemFixture({ order: 1, state: 'failed' }),
    makeOutboxItemFixture({ order: 4 }),
    makeOutboxItemFixture({ order: 5, groupId: 'g2', state: 'sending' }),
    makeOutboxItemFixture({ order: 6, groupId: 'g2' }),
  ];
  expect(getNextItemsToSend(items).map(({ order }) => order)).toEqual([2, 3]);
});

test('a text waits for pictures queued before it in its chat', () => {
  const text = makeOutboxItemFixture({ order: 5 });
  const media = (order: number, changes: object = {}) =>
    makeOutboxItemFixture({ order, lane: 'media', type: 'image', ...changes });
  expect(isTextAwaitingPictures(text, [media(4), text])).toBe(true);
  const others = [media(6), media(4, { groupId: 'g2' }), media(4, { type: 'video' }), media(4, { state: 'failed' })];
  expect(isTextAwaitingPictures(text, [...others, text])).toBe(false);
  expect(isTextAwaitingPictures(media(5), [media(4)])).toBe(false);
});

/** Possible outcomes of one attempt. */
const luck = fc.constantFrom('arrives', 'request lost', 'answer lost', 'tab dies before', 'tab dies after', 'refused');

test('lost requests, lost answers and closed tabs: no message is duplicated, lost or reordered', () => {
  const items = fc.array(
    fc.record({ groupId: fc.constantFrom('g1', 'g2'), lane: fc.constantFrom('text' as const, 'media' as const) }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(items, fc.array(luck, { maxLength: 60 }), (given, chances) => {
      let outbox = given.map((one, order) => makeOutboxItemFixture({ ...one, order, cid: `cid-${order}` }));
      const server: OutboxItem[] = [];
      const store = (item: OutboxItem): void => {
        if (!server.some(({ cid }) => cid === item.cid)) server.push(item);
      };
      for (let turn = 0; turn < 1000 && outbox.some(({ state }) => state !== 'failed'); turn += 1) {
        const [item] = getNextItemsToSend(outbox);
        if (!item) throw new Error('stuck');
        const chance = chances[turn] ?? 'arrives';
        outbox = outbox.map((one) => (one === item ? toSendingItem(one) : one));
        const answer = (outcome: SendOutcome): void => {
          outbox = outbox.flatMap((one) => (one.cid === item.cid ? (applySendOutcome(one, outcome) ?? []) : one));
        };
        if (chance === 'arrives' || chance === 'answer lost' || chance === 'tab dies after') store(item);
        if (chance === 'arrives') answer({ type: 'accepted' });
        else if (chance === 'request lost' || chance === 'answer lost') answer({ type: 'unreachable' });
        else if (chance === 'refused' && !server.some(({ cid }) => cid === item.cid))
          answer({ type: 'refused', refusal });
        else outbox = outbox.map(resetInterruptedItem);
      }
      // The event stream removes messages from the outbox by cid if the server stored them after all.
      const refused = outbox.map(({ cid }) => cid).filter((cid) => !server.some((kept) => kept.cid === cid));
      expect(new Set(server.map(({ cid }) => cid)).size).toBe(server.length);
      expect([...server.map(({ cid }) => cid), ...refused].sort()).toEqual(
        given.map((_, order) => `cid-${order}`).sort(),
      );
      for (const lane of new Set(server.map(getOutboxLaneKey))) {
        const orders = server.filter((item) => getOutboxLaneKey(item) === lane).map(({ order }) => order);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }
    }),
  );
});

test('uploads keep the gaps of the specification; a retried file is uploaded again', () => {
  const file = {
    filename: 'clip.mp4',
    extension: 'mp4',
    contentType: 'video/mp4',
    size: 9,
    width: 4,
    height: 3,
    duration: 2,
    target: { url: '/u', method: 'PUT', file_path: 'f', expire_at: '2026-01-05T12:00:00Z' },
    isUploaded: true,
  } as const;
  const item = makeOutboxItemFixture({ type: 'video', lane: 'media', file });
  expect(
    ['image', 'video', 'audio', 'file'].map((type) => getPauseAfterUploadSeconds({ ...item, type } as OutboxItem)),
  ).toEqual([0, 3, 1, 1]);
  const failed = applySendOutcome(item, { type: 'refused', refusal });
  expect(failed && requeueOutboxItem(failed, 2, 3).file).toMatchObject({ target: null, isUploaded: false });
  expect(withUploadState(makeOutboxItemFixture(), { isUploaded: true })).toEqual(makeOutboxItemFixture());
});

/** Sends the items that may be sent now: texts that wait for no picture, and uploads whose bytes are uploaded. */
function sendNext(pending: readonly OutboxItem[], isUploaded: boolean): OutboxItem | undefined {
  const next = getNextItemsToSend(pending).filter((item) => !isTextAwaitingPictures(item, pending));
  // Compared with uploads, texts take no time.
  return next.find(({ lane }) => lane === 'text') ?? (isUploaded ? next[0] : undefined);
}

test('pending messages never swap places on screen while they are queued and sent', () => {
  const type = fc.constantFrom('text' as const, 'image' as const, 'video' as const, 'audio' as const);
  const step = fc.oneof(type, fc.constant('send' as const), fc.constant('upload' as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let pending: OutboxItem[] = [];
      const sent: OutboxItem[] = [];
      let seen: string[] = [];
      for (const [order, now] of steps.entries()) {
        if (now === 'send' || now === 'upload') {
          const item = sendNext(pending, now === 'upload');
          pending = pending.filter((other) => other !== item);
          if (item) sent.push(item);
        } else {
          const lane = now === 'text' ? 'text' : 'media';
          pending = [...pending, makeOutboxItemFixture({ order, cid: String(order), type: now, lane })];
        }
        const shown = [...sent, ...sortOutboxForDisplay(pending)].map(({ cid }) => cid);
        expect(shown.filter((cid) => seen.includes(cid))).toEqual(seen);
        seen = shown;
      }
    }),
  );
});

test('failed messages are shown below messages still being sent', () => {
  const items = [
    makeOutboxItemFixture({ order: 1, cid: 'failed', state: 'failed' }),
    makeOutboxItemFixture({ order: 2, cid: 'film', lane: 'media', type: 'video' }),
    makeOutboxItemFixture({ order: 3, cid: 'text' }),
  ];
  expect(sortOutboxForDisplay(items).map(({ cid }) => cid)).toEqual(['text', 'film', 'failed']);
});
