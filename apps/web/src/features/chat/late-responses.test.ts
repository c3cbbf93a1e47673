import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindowEvents, fireTestOnlineUntil } from '../../shared/events/test-page.ts';
import { type ChatClient, createChatClient } from './chat-client.ts';
import { groupListAtom, outboxAtom, unmutedUnreadTotalAtom } from './sync/atoms.ts';
import { FakeChatServer } from './test-server.ts';

let server: FakeChatServer;
let chat: ChatClient;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  stubWindowEvents();
  indexedDB = new IDBFactory();
  server = new FakeChatServer();
  store = createStore();
});

afterEach(() => {
  chat.close();
  vi.unstubAllGlobals();
});

async function openTab(): Promise<void> {
  const { api, startEvents } = server;
  chat = await createChatClient({ me: 'u1', store, api, startEvents, onRefused: () => undefined });
}

/** Holds requests of a route back until the returned function is called. */
function hold(route: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.delay = (requested) => (requested === route ? held : undefined);
  return () => release();
}

const history = () => server.histories.get('g1')!;

test('markRead: is sent again while the stream stays connected, until the server has the position', async () => {
  server.addGroup({ unread: 2, last_viewed_seq: 3 }, 5);
  await openTab();
  await fireTestOnlineUntil(() => expect(store.get(groupListAtom)).toHaveLength(1));
  const views = () => server.requests.filter((route) => route === 'POST /api/v1/groups/{id}/view').length;
  server.getOutcome = (route) => (route.endsWith('/view') ? 'request lost' : 'arrives');
  await chat.markRead({ groupId: 'g1', msgId: 'm5', seq: 5 });
  expect(views()).toBe(1);
  server.getOutcome = () => 'arrives';
  // This server does not know the last message yet.
  const last = history().pop()!;
  await fireTestOnlineUntil(() => expect(views()).toBe(2));
  expect(await chat.roomDeps.db.getAll('views')).toHaveLength(1);
  history().push(last);
  await fireTestOnlineUntil(async () => expect(await chat.roomDeps.db.getAll('views')).toEqual([]));
  expect(store.get(unmutedUnreadTotalAtom)).toBe(0);
});

test('pending text: is not sent once it was deleted while its request was under way', async () => {
  server.addGroup();
  await openTab();
  const release = hold('POST /api/v1/messages');
  await chat.send('g1', 'rather not');
  await fireTestOnlineUntil(() => expect(server.requests).toContain('POST /api/v1/messages'));
  await chat.remove(store.get(outboxAtom)[0]!.cid);
  await fireTestOnlineUntil(() => expect(store.get(outboxAtom)).toEqual([]));
  release();
  await chat.send('g1', 'rather this');
  await fireTestOnlineUntil(() => expect(history().map(({ text }) => text)).toEqual(['rather this']));
});
