import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dispatchOnlineUntil } from '../../shared/events/test-page.ts';
import { sortedGroupsAtom, outboxAtom, unmutedUnreadTotalAtom } from './sync/atoms.ts';
import { TestTab } from './test-tab.ts';

const tab = TestTab.setUp();

/** Holds requests of a route back until the returned function is called. */
function hold(route: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  tab.server.delay = (requested) => (requested === route ? held : undefined);
  return () => release();
}

const history = () => tab.server.histories.get('g1')!;

test('markRead: is sent again while the stream stays connected, until the server has the position', async () => {
  tab.server.addGroup({ unread: 2, last_viewed_seq: 3 }, 5);
  await tab.open();
  await dispatchOnlineUntil(() => expect(tab.store.get(sortedGroupsAtom)).toHaveLength(1));
  const views = () => tab.server.requests.filter((route) => route === 'POST /api/v1/groups/{id}/view').length;
  tab.server.getOutcome = (route) => (route.endsWith('/view') ? 'request lost' : 'arrives');
  await tab.chat.markRead({ groupId: 'g1', msgId: 'm5', seq: 5 });
  expect(views()).toBe(1);
  tab.server.getOutcome = () => 'arrives';
  // This server does not know the last message yet.
  const last = history().pop()!;
  await dispatchOnlineUntil(() => expect(views()).toBe(2));
  expect(await tab.chat.roomDeps.db.getAll('views')).toHaveLength(1);
  history().push(last);
  await dispatchOnlineUntil(async () => expect(await tab.chat.roomDeps.db.getAll('views')).toEqual([]));
  expect(tab.store.get(unmutedUnreadTotalAtom)).toBe(0);
});

test('pending text: is not sent once it was deleted while its request was under way', async () => {
  tab.server.addGroup();
  await tab.open();
  const release = hold('POST /api/v1/messages');
  await tab.chat.send('g1', 'rather not');
  await dispatchOnlineUntil(() => expect(tab.server.requests).toContain('POST /api/v1/messages'));
  await tab.chat.remove(tab.store.get(outboxAtom)[0]!.cid);
  await dispatchOnlineUntil(() => expect(tab.store.get(outboxAtom)).toEqual([]));
  release();
  await tab.chat.send('g1', 'rather this');
  await dispatchOnlineUntil(() => expect(history().map(({ text }) => text)).toEqual(['rather this']));
});
