/**
 * Which tokens were renewed lately, told by locks: what one tab writes to local storage reaches another process some moments
 * later than a lock that it lets go, so that the next in turn would renew the same token again.
 */
const lockName = (token: string): string => `quintet.renewed.${token.slice(token.lastIndexOf('.') + 1)}`;

/** How long it is told, and how long another tab waits to read what it was told of; milliseconds. */
const ANNOUNCE_MS = 10_000;
const READ_TIMEOUT_MS = 5000;

/** Resolves when other tabs can know it. */
export async function announceRefresh(token: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockName(token), { mode: 'shared' }, () => {
      resolve();
      return new Promise((release) => setTimeout(release, ANNOUNCE_MS));
    });
  });
}

/** Waits, if this token was renewed by another tab, until that can be read here. */
export async function waitForRefresh(token: string, hasArrived: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === lockName(token))) return;
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS);
  await new Promise<void>((resolve) => {
    const check = () => {
      if (hasArrived()) resolve();
    };
    window.addEventListener('storage', check, { signal: timeout });
    timeout.addEventListener('abort', () => resolve());
    check();
  });
}
