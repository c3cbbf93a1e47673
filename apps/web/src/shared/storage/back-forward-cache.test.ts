import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { expect, test, vi } from 'vitest';
import { dispatchPageTransition } from '../events/test-page.ts';
import { abortOnBackForwardCache } from './back-forward-cache.ts';

// Before the module that listens to them.
await vi.hoisted(async () => (await import('../events/test-page.ts')).stubWindowEvents());

let names = 0;
async function beginTransaction() {
  const db = await openDB(`cached-${(names += 1)}`, 1, {
    upgrade: (opened) => void opened.createObjectStore('values'),
  });
  const tx = db.transaction('values', 'readwrite');
  const onAbort = vi.fn<() => void>();
  abortOnBackForwardCache(unwrap(tx), onAbort);
  return { db, tx, onAbort };
}

test('transaction: is aborted when the page is cached, so that another page gets its turn', async () => {
  const { db, tx, onAbort } = await beginTransaction();
  const next = db.put('values', 2, 'key');
  dispatchPageTransition('pagehide', true);
  await expect(tx.done).rejects.toThrow(DOMException);
  await next;
  expect(onAbort).toHaveBeenCalledOnce();
  dispatchPageTransition('pageshow', true);
});

test('transaction: is aborted at once in a cached page, but not in one that is back', async () => {
  dispatchPageTransition('pagehide', true);
  const cached = await beginTransaction();
  await expect(cached.tx.done).rejects.toThrow(DOMException);
  expect(cached.onAbort).toHaveBeenCalledOnce();
  dispatchPageTransition('pageshow', true);
  const { tx, onAbort } = await beginTransaction();
  await tx.done;
  expect(onAbort).not.toHaveBeenCalled();
});

test('transaction: goes on when the page is not cached, and is not aborted after its end', async () => {
  const { tx, onAbort } = await beginTransaction();
  dispatchPageTransition('pagehide', false);
  await tx.done;
  dispatchPageTransition('pagehide', true);
  dispatchPageTransition('pageshow', true);
  expect(onAbort).not.toHaveBeenCalled();
});
