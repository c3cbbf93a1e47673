import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { createChatClient } from './chat-client.ts';
import { sortedGroupsAtom, groupListStatusAtom } from './sync/atoms.ts';
import { createRoomTimelineController } from './room/room-timeline-controller.ts';
import { FakeChatServer } from './test-server.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

test('full device: a list and rooms that were never stored are shown from memory', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const server = new FakeChatServer();
  server.addGroup({}, 100);
  const store = createStore();
  const { api, startEvents } = server;
  const chat = await createChatClient({ me: 'u1', store, api, startEvents, onRefused: () => undefined });
  await waitFor(() => expect(store.get(sortedGroupsAtom)).toHaveLength(1));
  expect(store.get(groupListStatusAtom).status).toBe('ready');

  // A direct message without messages is in no list.
  server.addGroup({ id: 'g2' }, 50);
  for (const [groupId, newest] of [
    ['g1', 100],
    ['g2', 50],
  ] as const) {
    const room = createRoomTimelineController(groupId, chat.roomDeps);
    const leave = chat.attachRoom(room);
    const getSeqs = () => store.get(room.stateAtom).window?.messages.map(({ seq }) => seq);
    await waitFor(() => expect(getSeqs()?.at(-1)).toBe(newest));
    await room.loadBefore();
    expect(getSeqs()?.length).toBeGreaterThan(40);
    leave();
  }
  chat.close();
  vi.unstubAllGlobals().restoreAllMocks();
});
