import 'fake-indexeddb/auto';
import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { stubWindowEvents } from '../../shared/events/test-page.ts';
import { createChatClient } from './chat-client.ts';
import { FakeChatServer } from './test-server.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

afterEach(() => void vi.useRealTimers().unstubAllGlobals());

test('pending message: is sent although a frozen tab holds the lock', async () => {
  stubWindowEvents();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void navigator.locks.request('quintet.outbox.text.u1', () => new Promise(() => undefined)).catch(() => undefined);
  const server = new FakeChatServer();
  server.addGroup();
  const { api, startEvents } = server;
  const chat = await createChatClient({ me: 'u1', store: createStore(), api, startEvents, onRefused: vi.fn() });
  await chat.send('g1', 'one');
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await waitFor(() => expect(server.histories.get('g1')!.map(({ text }) => text)).toEqual(['one']));
  chat.close();
});
