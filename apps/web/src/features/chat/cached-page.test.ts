import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { createChatClient } from './chat-client.ts';
import { openChatDatabase } from './storage/schema.ts';
import { messageDraftsAtom } from './sync/atoms.ts';
import { FakeChatServer } from './test-server.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

const page = vi.hoisted(() => {
  const target = new EventTarget();
  globalThis.addEventListener = target.addEventListener.bind(target);
  globalThis.removeEventListener = target.removeEventListener.bind(target);
  return target;
});
const dispatch = (type: 'pagehide' | 'pageshow') =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

function stubLocalStorage(): void {
  const values = new Map<string, string>();
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      },
      { ownKeys: () => [...values.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  );
}

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
  dispatch('pagehide');
  await chat.saveDraft({ groupId: 'g1', text: 'two', reply: null, updatedAt: Date.now() });
  await sending;
  expect(onClosed).toHaveBeenCalled();
  chat.close();
  dispatch('pageshow');
  const next = await start();
  expect(next.store.get(messageDraftsAtom).get('g1')?.text).toBe('two');
  await waitFor(() => expect(server.histories.get('g1')!.map(({ text }) => text)).toEqual(['one']));
  next.chat.close();
});

test('cached page: keeps the database open while nothing uses it', async () => {
  const onClosed = vi.fn<() => void>();
  const db = await openChatDatabase('idle', { onClosed });
  await db.put('meta', 'p1', 'position');
  dispatch('pagehide');
  dispatch('pageshow');
  expect(await db.get('meta', 'position')).toBe('p1');
  expect(onClosed).not.toHaveBeenCalled();
  db.close();
});
