import 'fake-indexeddb/auto';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { sortedGroupsAtom } from '../sync/atoms.ts';
import { TestTab } from '../test-tab.ts';
import { createRoomTimelineController } from './room-timeline-controller.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

const tab = TestTab.setUp();

test('room: a message after lines of other members joins the window without a request', async () => {
  tab.server.addGroup({}, 5);
  await tab.open();
  await waitFor(() => expect(tab.store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = createRoomTimelineController('g1', tab.chat.roomDeps);
  tab.chat.attachRoom(room);
  await waitFor(() => expect(tab.store.get(room.stateAtom).window?.messages).toHaveLength(5));
  const getHistoryRequests = () => tab.server.requests.filter((route) => route.endsWith('/messages'));
  const requests = getHistoryRequests();
  tab.server.emit({ type: 'message', message: makeMessageFixture(9), previous_seq: 5 });
  const shown = () => tab.store.get(room.stateAtom).window;
  await waitFor(() => expect(shown()?.range.last).toBe(9));
  expect(shown()?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(getHistoryRequests()).toEqual(requests);
});
