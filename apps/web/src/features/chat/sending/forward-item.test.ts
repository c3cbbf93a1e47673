import 'fake-indexeddb/auto';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindowEvents, dispatchOnlineUntil } from '../../../shared/events/test-page.ts';
import { createChatClient } from '../chat-client.ts';
import { outboxAtom } from '../sync/atoms.ts';
import { FakeChatServer } from '../test-server.ts';
import { toForwardedOutboxItems, toChatRecordOutboxItem } from './forward-item.ts';

beforeEach(() => {
  stubWindowEvents();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('forwarded album: stays one album, apart from its original', () => {
  const picture = { type: 'image', album_id: 'album-one' } as const;
  const [first, second, text] = toForwardedOutboxItems('g2', [
    makeMessageFixture(1, picture),
    makeMessageFixture(2, picture),
    makeMessageFixture(3),
  ]);
  expect(first!.albumId).toBe(second!.albumId);
  expect(first!.albumId).not.toBe('album-one');
  expect(text).not.toHaveProperty('albumId');
});

test('messages forwarded as one: wait without an answer, and arrive once', async () => {
  const server = new FakeChatServer();
  server.addGroup();
  const store = createStore();
  const { api, startEvents } = server;
  const chat = await createChatClient({ me: 'u1', store, api, startEvents, onRefused: () => undefined });
  const card = { names: ['Group'], count: 2, lines: [] };
  let attempts = 0;
  server.getOutcome = (route) => {
    if (!route.endsWith('/forward')) return 'arrives';
    attempts += 1;
    return attempts === 1 ? 'request lost' : attempts === 2 ? 'answer lost' : 'arrives';
  };
  await chat.forward([toChatRecordOutboxItem('g1', { groupId: 'g1', msgIds: ['m1', 'm2'], card })]);
  await dispatchOnlineUntil(() =>
    expect(store.get(outboxAtom)[0]).toMatchObject({ type: 'chat_record', record: { card } }),
  );
  await dispatchOnlineUntil(() => expect(store.get(outboxAtom)).toEqual([]));
  expect(attempts).toBeGreaterThan(1);
  expect(server.histories.get('g1')).toMatchObject([{ type: 'chat_record', chat_record: { count: 2 } }]);
  chat.close();
});
