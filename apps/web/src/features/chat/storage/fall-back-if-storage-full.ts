/** Replaces a write that found the device full, so that loaded data is shown from memory. Other errors are thrown. */
export function fallBackIfStorageFull<T>(write: Promise<T>, recover: () => T): Promise<T> {
  return write.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return recover();
    throw error;
  });
}
