import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sortedGroupsAtom } from '../sync/atoms.ts';
import { TestTab } from '../test-tab.ts';
import { createRoomTimelineController, type RoomTimelineController } from './room-timeline-controller.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

const tab = TestTab.setUp();

const shownSeqs = (room: RoomTimelineController) =>
  (tab.store.get(room.stateAtom).window?.messages ?? []).map(({ seq }) => seq);
const shownEnds = (room: RoomTimelineController) => [shownSeqs(room)[0], shownSeqs(room).at(-1)];

/** A room of 600 messages on a device that has cached none but those from 40 to 79, opened at the 60th. */
async function openEarlyStretch(): Promise<RoomTimelineController> {
  tab.server.addGroup({ unread: 591, last_viewed_seq: 9, last_viewed: 'm9' }, 600);
  await tab.open();
  await waitFor(() => expect(tab.store.get(sortedGroupsAtom)).toHaveLength(1));
  const room = createRoomTimelineController('g1', tab.chat.roomDeps);
  tab.chat.attachRoom(room);
  await waitFor(() => expect(tab.store.get(room.stateAtom).phase).toBe('ready'));
  await room.jumpTo({ id: 'm60' });
  expect(shownEnds(room)).toEqual([40, 80]);
  return room;
}

/** Holds back the pages of one direction that have an anchor until `release` is called. */
function holdPages(direction: 'before' | 'after'): { release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  tab.server.delay = (route, query) =>
    route.endsWith('/messages') && query['direction'] === direction && query['msg_id'] ? held : undefined;
  return { release };
}

test.each(['before', 'after'] as const)('room: a page %s that arrives late does not undo a jump', async (direction) => {
  const room = await openEarlyStretch();
  const { release } = holdPages(direction);
  const page = direction === 'before' ? room.loadBefore() : room.loadAfter();
  await room.showLatest();
  release();
  await page;
  expect(shownEnds(room)).toEqual([561, 600]);
});

test('room: the newest page that arrives late does not undo a later jump', async () => {
  const room = await openEarlyStretch();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  tab.server.delay = (_route, query) => (query['direction'] === 'before' ? held : undefined);
  const latest = room.showLatest();
  await room.jumpTo({ id: 'm300' });
  release();
  await latest;
  expect(shownSeqs(room)).toContain(300);
});
