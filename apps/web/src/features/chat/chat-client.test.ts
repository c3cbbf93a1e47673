import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPageTarget, stubWindowEvents, dispatchOnlineUntil } from '../../shared/events/test-page.ts';
import { type ChatClient, createChatClient } from './chat-client.ts';
import { sortedGroupsAtom, groupListStatusAtom, outboxAtom, unmutedUnreadTotalAtom } from './sync/atoms.ts';
import { createRoomTimelineController, type RoomTimelineController } from './room/room-timeline-controller.ts';
import { FakeChatServer } from './test-server.ts';

type Store = ReturnType<typeof createStore>;
const me = 'u1';
let server: FakeChatServer;
const openClients: ChatClient[] = [];
const errorCodes: string[] = [];

beforeEach(() => {
  stubWindowEvents();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = new FakeChatServer();
  errorCodes.length = 0;
  indexedDB = new IDBFactory();
});

afterEach(() => {
  for (const chat of openClients.splice(0)) chat.close();
  vi.useRealTimers().unstubAllGlobals().restoreAllMocks();
});

async function openTab(): Promise<{ chat: ChatClient; store: Store }> {
  const store = createStore();
  const chat = await createChatClient({
    me,
    store,
    api: server.api,
    startEvents: server.startEvents,
    onRefused: (error) => errorCodes.push(error.code),
  });
  openClients.push(chat);
  return { chat, store };
}

function openRoom(chat: ChatClient, groupId: string): RoomTimelineController {
  const room = createRoomTimelineController(groupId, chat.roomDeps);
  chat.attachRoom(room);
  return room;
}

const shownSeqs = (store: Store, room: RoomTimelineController) => {
  const { window } = store.get(room.stateAtom);
  return [...(window?.messages ?? []), ...(window?.detached ?? [])].map(({ seq }) => seq);
};
const countSends = () => server.requests.filter((route) => route === 'POST /api/v1/messages').length;
const history = (groupId = 'g1') => server.histories.get(groupId)!;
/** Advances the fake clock, and lets the database finish. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
}

test('group list: loads from the server once and from the device afterwards', async () => {
  server.addGroup({ unread: 2 }, 5);
  const first = await openTab();
  await dispatchOnlineUntil(() => expect(first.store.get(sortedGroupsAtom)).toHaveLength(1));
  expect(first.store.get(unmutedUnreadTotalAtom)).toBe(2);
  first.chat.close();
  server.getOutcome = () => 'request lost';
  const second = await openTab();
  expect([second.store.get(groupListStatusAtom).status, second.store.get(sortedGroupsAtom).length]).toEqual([
    'ready',
    1,
  ]);
});

test('group list: fails without cache and server, and loads once the server is back', async () => {
  server.getOutcome = () => 'request lost';
  server.addGroup();
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(groupListStatusAtom).status).toBe('failed'));
  server.getOutcome = () => 'arrives';
  await chat.loadGroups();
  await dispatchOnlineUntil(() => expect(store.get(groupListStatusAtom).status).toBe('ready'));
});

test('room: opens with one page from the server, and from the device without a request', async () => {
  server.addGroup({}, 5000);
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = createRoomTimelineController('g1', chat.roomDeps);
  const leave = chat.attachRoom(room);
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)).toHaveLength(40));
  const asked = () => server.requests.filter((route) => route.includes('messages')).length;
  expect(asked()).toBe(1);
  leave();
  const again = openRoom(chat, 'g1');
  await dispatchOnlineUntil(() => expect(shownSeqs(store, again)).toHaveLength(40));
  expect(asked()).toBe(1);
});

test('room: pages in both directions within a bounded window', async () => {
  server.addGroup({}, 500);
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = openRoom(chat, 'g1');
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)).toHaveLength(40));
  while (!store.get(room.stateAtom).window?.hasOldestHistory) await room.loadBefore();
  expect(shownSeqs(store, room)[0]).toBe(1);
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)).toHaveLength(200));
  expect(store.get(room.stateAtom).window?.hasNewestHistory).toBe(false);
  while (!store.get(room.stateAtom).window?.hasNewestHistory) await room.loadAfter();
  expect(shownSeqs(store, room).at(-1)).toBe(500);
});

test('room: opens at the first unread message with read messages above it', async () => {
  server.addGroup({ unread: 300, last_viewed_seq: 200, last_viewed: 'm200' }, 500);
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = openRoom(chat, 'g1');
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)[0]).toBe(201));
  expect(store.get(room.stateAtom)).toMatchObject({ unreadAfter: 200, startAt: 'unread' });
  await room.loadBefore();
  expect(shownSeqs(store, room).slice(0, 41)).toEqual(Array.from({ length: 41 }, (_, index) => 161 + index));
  await room.showLatest();
  expect([shownSeqs(store, room).at(-1), store.get(room.stateAtom).generation]).toEqual([500, 2]);
});

test('empty room: shows its first message even when the group update arrives first', async () => {
  server.addGroup();
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = openRoom(chat, 'g1');
  await dispatchOnlineUntil(() => expect(store.get(room.stateAtom).phase).toBe('ready'));
  server.emit({ type: 'group', group: { ...server.groups.get('g1')!, last_seq: 1 } });
  server.write('g1');
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)).toEqual([1]));
});

test('markRead: clears unread at once and reaches the server later', async () => {
  server.addGroup({ unread: 2, last_viewed_seq: 3 }, 5);
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(unmutedUnreadTotalAtom)).toBe(2));
  server.getOutcome = () => 'request lost';
  await chat.markRead({ groupId: 'g1', msgId: 'm5', seq: 5 });
  await dispatchOnlineUntil(() => expect(store.get(unmutedUnreadTotalAtom)).toBe(0));
  server.getOutcome = () => 'arrives';
  const before = server.requests.length;
  chat.close();
  await openTab();
  await dispatchOnlineUntil(() => expect(server.requests.slice(before)).toContain('POST /api/v1/groups/{id}/view'));
});

test('message: shows at once, waits offline, and is one message in both tabs', async () => {
  server.addGroup({}, 3);
  const [one, two] = [await openTab(), await openTab()];
  await dispatchOnlineUntil(() => expect(two.store.get(sortedGroupsAtom)).toHaveLength(1));
  const rooms = [openRoom(one.chat, 'g1'), openRoom(two.chat, 'g1')];
  await dispatchOnlineUntil(() =>
    expect([shownSeqs(one.store, rooms[0]!), shownSeqs(two.store, rooms[1]!)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]),
  );
  server.getOutcome = () => 'request lost';
  await one.chat.send('g1', 'hello');
  await dispatchOnlineUntil(() =>
    expect([one.store.get(outboxAtom).length, two.store.get(outboxAtom).length]).toEqual([1, 1]),
  );
  server.getOutcome = () => 'arrives';
  await dispatchOnlineUntil(() => expect(history().map(({ text }) => text)).toContain('hello'));
  await dispatchOnlineUntil(() => {
    expect([shownSeqs(one.store, rooms[0]!), shownSeqs(two.store, rooms[1]!)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect([one.store.get(outboxAtom), two.store.get(outboxAtom)]).toEqual([[], []]);
  });
});

test('pending message: shows after the newest cached message although the room has missed some', async () => {
  server.addGroup({}, 3);
  const { chat, store } = await openTab();
  await dispatchOnlineUntil(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = openRoom(chat, 'g1');
  await dispatchOnlineUntil(() => expect(shownSeqs(store, room)).toEqual([1, 2, 3]));
  server.getOutcome = () => 'request lost';
  // The group update arrives, its messages do not.
  server.emit({ type: 'group', group: { ...server.groups.get('g1')!, last_seq: 60 } });
  await dispatchOnlineUntil(() => expect(store.get(room.stateAtom).window?.hasNewestHistory).toBe(false));
  expect(store.get(room.stateAtom).window?.hasNewestCached).toBe(true);
  const { generation } = store.get(room.stateAtom);
  await room.showLatest();
  // Reopened at its end.
  expect(store.get(room.stateAtom).generation).toBe(generation + 1);
  expect([shownSeqs(store, room), store.get(room.stateAtom).window?.hasNewestCached]).toEqual([[1, 2, 3], true]);
});

test.each(['breaks', 'unavailable'] as const)(
  'failing server (%s): the message waits and is sent once the server recovers',
  async (fate) => {
    server.addGroup();
    const { chat, store } = await openTab();
    server.getOutcome = (route) => (route === 'POST /api/v1/messages' ? fate : 'arrives');
    await chat.send('g1', 'one');
    await chat.send('g1', 'two');
    await dispatchOnlineUntil(() => expect(countSends()).toBeGreaterThan(12));
    expect(store.get(outboxAtom).map(({ state }) => state)).not.toContain('failed');
    server.getOutcome = () => 'arrives';
    await dispatchOnlineUntil(() => expect(store.get(outboxAtom)).toEqual([]));
    expect(history().map(({ text }) => text)).toEqual(['one', 'two']);
  },
);

test('rate limit: the message waits as long as the server says and is sent by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.addGroup();
  const { chat, store } = await openTab();
  server.getOutcome = (route) => (route === 'POST /api/v1/messages' ? 'too many' : 'arrives');
  await chat.send('g1', 'one');
  await dispatchOnlineUntil(() =>
    expect([countSends(), store.get(outboxAtom)]).toMatchObject([1, [{ state: 'queued' }]]),
  );
  server.getOutcome = () => 'arrives';
  await chat.send('g1', 'two');
  testPageTarget.dispatchEvent(new Event('online'));
  await pass(15);
  expect([countSends(), history()]).toEqual([1, []]);
  await pass(10);
  await dispatchOnlineUntil(() => expect(history().map(({ text }) => text)).toEqual(['one', 'two']));
});

test('pending message: can be removed', async () => {
  server.addGroup();
  const { chat, store } = await openTab();
  server.getOutcome = () => 'request lost';
  await chat.send('g1', 'rather not');
  await dispatchOnlineUntil(() => expect(store.get(outboxAtom)).toHaveLength(1));
  await chat.remove(store.get(outboxAtom)[0]!.cid);
  await dispatchOnlineUntil(() => expect(store.get(outboxAtom)).toEqual([]));
  server.getOutcome = () => 'arrives';
  await chat.send('g1', 'rather this');
  await dispatchOnlineUntil(() => expect(history().map(({ text }) => text)).toEqual(['rather this']));
});

test('rejected message: stays with its error until it is retried or removed', async () => {
  server.addGroup();
  const { chat, store } = await openTab();
  server.getOutcome = () => 'refused';
  await chat.send('g1', 'no');
  const failed = { state: 'failed', refusal: { code: 'api.forbidden' } };
  await dispatchOnlineUntil(() => expect(store.get(outboxAtom)[0]).toMatchObject(failed));
  server.getOutcome = () => 'arrives';
  await chat.retry(store.get(outboxAtom)[0]!.cid);
  await dispatchOnlineUntil(() => expect(store.get(outboxAtom)).toEqual([]));
  expect(history()).toHaveLength(1);
});

test('lost requests, lost responses and closed tabs: every message arrives once and in order', async () => {
  const fate = fc.constantFrom('arrives', 'request lost', 'answer lost', 'breaks', 'unavailable');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 25 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(6),
      async (fates, count, crashAt) => {
        indexedDB = new IDBFactory();
        server = new FakeChatServer();
        server.addGroup();
        const remaining = [...fates];
        server.getOutcome = (route) => (route === 'POST /api/v1/messages' && remaining.shift()) || 'arrives';
        let tab = await openTab();
        for (let index = 0; index < count; index += 1) {
          await tab.chat.send('g1', String(index));
          server.write('g1', { user_id: 'u2' });
          if (index === crashAt) {
            tab.chat.close();
            tab = await openTab();
          }
        }
        await dispatchOnlineUntil(() => {
          expect(history().filter(({ user_id }) => user_id === 'u1')).toHaveLength(count);
          expect(tab.store.get(outboxAtom)).toEqual([]);
        });
        const own = history().filter(({ user_id }) => user_id === 'u1');
        expect(new Set(own.map(({ cid }) => cid)).size).toBe(count);
        expect(own.map(({ text }) => text)).toEqual(own.map((_, index) => String(index)));
        const room = openRoom(tab.chat, 'g1');
        await dispatchOnlineUntil(() => expect(shownSeqs(tab.store, room)).toEqual(history().map(({ seq }) => seq)));
        tab.chat.close();
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
