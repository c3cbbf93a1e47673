import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { createChatClient } from './chat-client.ts';
import { openChatDatabase } from './storage/schema.ts';
import { messageDraftsByGroupAtom } from './sync/atoms.ts';
import { FakeChatServer } from './test-server.ts';
import { dispatchPageTransition } from '../../shared/events/test-page.ts';
import { stubLocalStorage } from '../../shared/storage/test-local-storage.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

// Before the modules that listen to them.
await vi.hoisted(async () => (await import('../../shared/events/test-page.ts')).stubWindowEvents());

const server = new FakeChatServer();
server.addGroup();
async function start() {
  const store = createStore();
  const onClosed = vi.fn<() => void>();
  const { api, startEvents } = server;
  const chat = await createChatClient({
    me: 'u1',
    store,
    api,
    startEvents,
    onRefused: vi.fn(),
    database: { onClosed },
  });
  return { chat, store, onClosed };
}

afterEach(() => void vi.unstubAllGlobals());

test('cached page: frees the database; the next client finds a draft of that moment and sends the message', async () => {
  stubLocalStorage();
  const { chat, onClosed } = await start();
  const sending = chat.send('g1', 'one');
  dispatchPageTransition('pagehide', true);
  await chat.saveDraft({ groupId: 'g1', text: 'two', reply: null, updatedAt: Date.now() });
  await sending;
  expect(onClosed).toHaveBeenCalled();
  chat.close();
  dispatchPageTransition('pageshow', true);
  const next = await start();
  expect(next.store.get(messageDraftsByGroupAtom).get('g1')?.text).toBe('two');
  await waitFor(() => expect(server.histories.get('g1')!.map(({ text }) => text)).toEqual(['one']));
  next.chat.close();
});

test('cached page: keeps the database open while nothing uses it', async () => {
  const onClosed = vi.fn<() => void>();
  const db = await openChatDatabase('idle', { onClosed });
  await db.put('meta', 'p1', 'position');
  dispatchPageTransition('pagehide', true);
  dispatchPageTransition('pageshow', true);
  expect(await db.get('meta', 'position')).toBe('p1');
  expect(onClosed).not.toHaveBeenCalled();
  db.close();
});
