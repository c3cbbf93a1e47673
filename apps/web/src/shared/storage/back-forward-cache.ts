const running = new Map<IDBTransaction, () => void>();
let isCached = false;

function abortRunning(): void {
  for (const [tx, onAbort] of running) {
    running.delete(tx);
    try {
      tx.abort();
      onAbort();
    } catch {
      // A transaction that is committing ends by itself.
    }
  }
}

/**
 * Aborts a transaction when the browser puts the page into its back/forward cache, and calls `onAbort`. Safari would keep it running there
 * without an end, and the next page's transactions would wait for it.
 */
export function abortOnBackForwardCache(tx: IDBTransaction, onAbort: () => void): void {
  running.set(tx, onAbort);
  for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
  if (isCached) abortRunning();
}

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  isCached = persisted;
  if (isCached) abortRunning();
});
globalThis.addEventListener?.('pageshow', () => (isCached = false));
