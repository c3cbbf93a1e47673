import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { openChatDatabase } from '../storage/schema.ts';
import { heardVoiceIdsAtom, hydrateHeardVoiceIdsAtom, markVoiceHeardAtom } from './heard-messages.ts';

test('voice message: is heard once it was played, also after a reload', async () => {
  const db = await openChatDatabase('u1');
  const store = createStore();
  expect(store.get(heardVoiceIdsAtom)).toBeNull();
  await store.set(hydrateHeardVoiceIdsAtom, db);
  expect(store.get(heardVoiceIdsAtom)?.has('m1')).toBe(false);
  await store.set(markVoiceHeardAtom, db, 'm1');
  expect(store.get(heardVoiceIdsAtom)?.has('m1')).toBe(true);
  db.close();

  const reopened = await openChatDatabase('u1');
  const reloaded = createStore();
  await reloaded.set(hydrateHeardVoiceIdsAtom, reopened);
  expect([...reloaded.get(heardVoiceIdsAtom)!]).toEqual(['m1']);
  reopened.close();
});
