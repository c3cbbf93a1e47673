import 'fake-indexeddb/auto';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindowEvents } from '../../../shared/events/test-page.ts';
import { type ChatClient, createChatClient } from '../chat-client.ts';
import { groupListAtom } from '../sync/atoms.ts';
import { FakeChatServer } from '../test-server.ts';
import { createRoomTimelineController } from './room-timeline-controller.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

let chat: ChatClient;

beforeEach(() => {
  stubWindowEvents();
  indexedDB = new IDBFactory();
});

afterEach(() => {
  chat.close();
  vi.unstubAllGlobals();
});

test('room: a message after lines of other members joins the window without a request', async () => {
  const server = new FakeChatServer();
  const store = createStore();
  server.addGroup({}, 5);
  const { api, startEvents } = server;
  chat = await createChatClient({ me: 'u1', store, api, startEvents, onRefused: () => undefined });
  await waitFor(() => expect(store.get(groupListAtom)).toHaveLength(1));
  const room = createRoomTimelineController('g1', chat.roomDeps);
  chat.attachRoom(room);
  await waitFor(() => expect(store.get(room.stateAtom).window?.messages).toHaveLength(5));
  const getHistoryRequests = () => server.requests.filter((route) => route.endsWith('/messages'));
  const requests = getHistoryRequests();
  server.emit({ type: 'message', message: makeMessageFixture(9), previous_seq: 5 });
  const shown = () => store.get(room.stateAtom).window;
  await waitFor(() => expect(shown()?.range.last).toBe(9));
  expect(shown()?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(getHistoryRequests()).toEqual(requests);
});
