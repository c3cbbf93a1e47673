import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { openChatDatabase } from '../storage/schema.ts';
import { heardAtom, loadHeardAtom, markHeardAtom } from './heard-messages.ts';

test('voice message: is heard once it was played, also after a reload', async () => {
  const db = await openChatDatabase('u1');
  const store = createStore();
  expect(store.get(heardAtom)).toBeNull();
  await store.set(loadHeardAtom, db);
  expect(store.get(heardAtom)?.has('m1')).toBe(false);
  await store.set(markHeardAtom, db, 'm1');
  expect(store.get(heardAtom)?.has('m1')).toBe(true);
  db.close();

  const reopened = await openChatDatabase('u1');
  const reloaded = createStore();
  await reloaded.set(loadHeardAtom, reopened);
  expect([...reloaded.get(heardAtom)!]).toEqual(['m1']);
  reopened.close();
});
