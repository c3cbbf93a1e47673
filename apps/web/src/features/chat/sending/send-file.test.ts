import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindowEvents, dispatchOnlineUntil } from '../../../shared/events/test-page.ts';
import { type ChatClient, createChatClient } from '../chat-client.ts';
import { outboxAtom, messageUploadProgressAtomFamily } from '../sync/atoms.ts';
import { FakeChatServer } from '../test-server.ts';
import type { FileToSend } from '../sync/outbox-file.ts';
import { withAlbumAndCaption } from './with-album-and-caption.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

let server: FakeChatServer;
const openClients: ChatClient[] = [];

beforeEach(() => {
  stubWindowEvents();
  vi.stubGlobal('location', { origin: 'http://test' });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  resetServer();
});

afterEach(() => {
  for (const chat of openClients.splice(0)) chat.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function resetServer(): void {
  server = new FakeChatServer();
  server.addGroup();
  indexedDB = new IDBFactory();
}

async function openTab() {
  const store = createStore();
  const { api, startEvents, uploads } = server;
  const chat = await createChatClient({
    me: 'u1',
    store,
    api,
    startEvents,
    onRefused: () => undefined,
    uploadBytes: uploads.uploadBytes,
  });
  openClients.push(chat);
  return {
    chat,
    outbox: () => store.get(outboxAtom),
    progress: (cid: string) => store.get(messageUploadProgressAtomFamily(cid)),
  };
}

const photo = (content: string): FileToSend => ({
  kind: 'image',
  filename: `${content.slice(0, 4)}.jpg`,
  extension: 'jpg',
  width: 4,
  height: 3,
  duration: null,
  bytes: new Blob([content], { type: 'image/jpeg' }),
});
const sent = () => server.histories.get('g1')!.filter(({ user_id }) => user_id === 'u1');
const contents = () => Promise.all(sent().map(({ file_path }) => server.uploads.contentOf(file_path!)));

test('upload: starts over at a new address when the server no longer knows the old one', async () => {
  const { chat, outbox } = await openTab();
  const fates = ['cut', 'unauthorized'] as const;
  let next = 0;
  server.uploads.getOutcome = () => fates[next++] ?? 'arrives';
  await chat.sendFiles('g1', [photo('0123456789')]);
  await dispatchOnlineUntil(() => expect(server.uploads.offsets).toEqual([0, 5, 0]));
  await dispatchOnlineUntil(() => expect(outbox()).toEqual([]));
  expect(await server.uploads.contentOf('t2')).toBe('0123456789');
});

test('files: are sent in order with their bytes and leave nothing behind', async () => {
  const { chat, outbox } = await openTab();
  await chat.sendFiles('g1', [photo('first'), photo('second'), photo('third')]);
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(3));
  expect(await contents()).toEqual(['first', 'second', 'third']);
  await dispatchOnlineUntil(() => expect(outbox()).toEqual([]));
  expect(await Promise.all(sent().map(({ cid }) => chat.readFile(cid!)))).toEqual([undefined, undefined, undefined]);
});

test('album: the first picture has the caption with the names picked for it', async () => {
  const { chat } = await openTab();
  const picked = [{ userId: 'u2', name: 'bo' }];
  await chat.sendFiles('g1', withAlbumAndCaption([photo('first'), photo('second')], '  for @bo ', picked));
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ text, mentions }) => ({ text, mentions }))).toEqual([
    { text: 'for @bo', mentions: [{ user_id: 'u2', start: 4, end: 7 }] },
    { text: null, mentions: undefined },
  ]);
});

test('text: follows the pictures that were queued before it', async () => {
  const { chat } = await openTab();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.delay = (route) => (route.startsWith('GET /api/v1/files/groups/') ? held : undefined);
  await chat.sendFiles('g1', [photo('first'), { ...photo('a film'), kind: 'video', extension: 'mp4', duration: 3 }]);
  await chat.send('g1', 'what do you think?');
  await dispatchOnlineUntil(() =>
    expect(server.requests.some((route) => route.startsWith('GET /api/v1/files/'))).toBe(true),
  );
  expect(server.requests).not.toContain('POST /api/v1/messages');
  server.delay = () => undefined;
  release();
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(3));
  expect(sent()[0]!.type).toBe('image');
});

test('interrupted upload: resumes at its offset, also after a reload', async () => {
  server.uploads.getOutcome = () => 'cut';
  const first = await openTab();
  await first.chat.sendFiles('g1', [photo('0123456789')]);
  await waitFor(() => expect(server.uploads.offsets).toEqual([0]));
  await waitFor(() => expect(first.outbox()[0]?.state).toBe('queued'));
  first.chat.close();
  server.uploads.getOutcome = () => 'arrives';
  await openTab();
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(1));
  expect(server.uploads.offsets[1]).toBe(5);
  expect(await contents()).toEqual(['0123456789']);
});

test('files: go where the browser stores no Blob, as in a private window of WebKit', async () => {
  const { value: put } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') as {
    value: IDBObjectStore['put'];
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuseBlobs(this: IDBObjectStore, value, key) {
    if (value instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    return put.call(this, value, key);
  });
  const { chat } = await openTab();
  await chat.sendFiles('g1', [{ ...photo('film'), kind: 'video', extension: 'mp4', poster: new Blob(['poster']) }]);
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(1));
  expect(await contents()).toEqual(['film']);
  expect(await server.uploads.contentOf('t2')).toBe('poster');
});

test('video: is sent with its poster', async () => {
  const { chat, outbox } = await openTab();
  const video: FileToSend = { ...photo('film'), kind: 'video', extension: 'mp4', poster: new Blob(['poster']) };
  await chat.sendFiles('g1', [video]);
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(1));
  expect(await contents()).toEqual(['film']);
  expect(await server.uploads.contentOf('t2')).toBe('poster');
  await dispatchOnlineUntil(() => expect(outbox()).toEqual([]));
});

test('text: does not wait for the upload of a film', async () => {
  server.uploads.getOutcome = () => 'held';
  const { chat, outbox } = await openTab();
  await chat.sendFiles('g1', [{ ...photo('slow'), kind: 'video' }]);
  await chat.send('g1', 'quick');
  await dispatchOnlineUntil(() => expect(sent()).toMatchObject([{ text: 'quick' }]));
  await dispatchOnlineUntil(() => expect(outbox()).toMatchObject([{ type: 'video' }]));
});

test('removed upload: is aborted silently and the next one continues', async () => {
  const fates = ['held' as const];
  server.uploads.getOutcome = () => fates.shift() ?? 'arrives';
  const { chat, outbox } = await openTab();
  await chat.sendFiles('g1', [photo('unwanted'), photo('wanted')]);
  await dispatchOnlineUntil(() => expect(server.uploads.offsets).toEqual([0]));
  await chat.remove(outbox()[0]!.cid);
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(1));
  expect(await contents()).toEqual(['wanted']);
  await dispatchOnlineUntil(() => expect(outbox()).toEqual([]));
});

test('rejected upload: keeps its error and starts over when retried', async () => {
  server.uploads.getOutcome = () => 'refused';
  const { chat, outbox, progress } = await openTab();
  await chat.sendFiles('g1', [photo('again')]);
  await dispatchOnlineUntil(() =>
    expect(outbox()).toMatchObject([{ state: 'failed', refusal: { code: 'api.file.not_allowed' } }]),
  );
  const { cid } = outbox()[0]!;
  expect(progress(cid)).toBe(0);
  server.uploads.getOutcome = () => 'arrives';
  await chat.retry(cid);
  await dispatchOnlineUntil(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.file_path).toBe('t2');
});

test('interrupted uploads and tabs: every file arrives once, complete and in order', async () => {
  const fate = fc.constantFrom('arrives' as const, 'cut' as const, 'answer lost' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), async (given, count) => {
      resetServer();
      const fates = [...given];
      server.uploads.getOutcome = () => fates.shift() ?? 'arrives';
      const messages = [...given];
      server.getOutcome = (route) => {
        const next = route === 'POST /api/v1/messages' ? messages.pop() : 'arrives';
        return next === 'answer lost' ? 'answer lost' : next === 'cut' ? 'request lost' : 'arrives';
      };
      const names = Array.from({ length: count }, (_, index) => `${index}`.repeat(9));
      const first = await openTab();
      await first.chat.sendFiles('g1', names.map(photo));
      await dispatchOnlineUntil(() => expect(server.uploads.offsets.length).toBeGreaterThan(0));
      first.chat.close();
      const { chat, outbox } = await openTab();
      await dispatchOnlineUntil(() => expect(outbox()).toEqual([]));
      expect(await contents()).toEqual(names);
      chat.close();
    }),
    { numRuns: 25 },
  );
}, 60_000);
