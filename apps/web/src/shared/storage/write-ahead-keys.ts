export const WRITE_AHEAD_KEY_PREFIX = 'quintet.spare.';

/** The keys of write-ahead logs in localStorage; without storage there are none. */
export function getWriteAheadKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Deletes the entries of all owners. */
export function clearWriteAheadLogs(): void {
  for (const key of getWriteAheadKeys(WRITE_AHEAD_KEY_PREFIX)) localStorage.removeItem(key);
}
