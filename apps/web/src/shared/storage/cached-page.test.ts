import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { expect, test, vi } from 'vitest';
import { abortInCachedPage } from './cached-page.ts';

const page = vi.hoisted(() => {
  const target = new EventTarget();
  globalThis.addEventListener = target.addEventListener.bind(target);
  return target;
});
const dispatch = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

let names = 0;
async function beginTransaction() {
  const db = await openDB(`cached-${(names += 1)}`, 1, {
    upgrade: (opened) => void opened.createObjectStore('values'),
  });
  const tx = db.transaction('values', 'readwrite');
  const onAbort = vi.fn<() => void>();
  abortInCachedPage(unwrap(tx), onAbort);
  return { db, tx, onAbort };
}

test('transaction: is aborted when the page is cached, so that another page gets its turn', async () => {
  const { db, tx, onAbort } = await beginTransaction();
  const next = db.put('values', 2, 'key');
  dispatch('pagehide', true);
  await expect(tx.done).rejects.toThrow(DOMException);
  await next;
  expect(onAbort).toHaveBeenCalledOnce();
  dispatch('pageshow', true);
});

test('transaction: is aborted at once in a cached page, but not in one that is back', async () => {
  dispatch('pagehide', true);
  const cached = await beginTransaction();
  await expect(cached.tx.done).rejects.toThrow(DOMException);
  expect(cached.onAbort).toHaveBeenCalledOnce();
  dispatch('pageshow', true);
  const { tx, onAbort } = await beginTransaction();
  await tx.done;
  expect(onAbort).not.toHaveBeenCalled();
});

test('transaction: goes on when the page is not cached, and is not aborted after its end', async () => {
  const { tx, onAbort } = await beginTransaction();
  dispatch('pagehide', false);
  await tx.done;
  dispatch('pagehide', true);
  dispatch('pageshow', true);
  expect(onAbort).not.toHaveBeenCalled();
});
