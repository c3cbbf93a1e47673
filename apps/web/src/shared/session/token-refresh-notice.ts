/**
 * Other tabs see a released Web Lock before they see our localStorage write. A lock per refreshed token tells the next tab to wait for
 * the write instead of refreshing again.
 */
const lockName = (token: string): string => `quintet.renewed.${token.slice(token.lastIndexOf('.') + 1)}`;

/** Milliseconds for which other tabs see the notice of a refresh, and for which another tab waits to read the new token. */
const NOTICE_MS = 10_000;
const READ_TIMEOUT_MS = 5000;

/** Resolves once other tabs can see the notice. */
export async function notifyTabsOfTokenRefresh(token: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockName(token), { mode: 'shared' }, () => {
      resolve();
      return new Promise((release) => setTimeout(release, NOTICE_MS));
    });
  });
}

/** If another tab refreshed this token, waits until the new token is readable here. */
export async function waitForTokenRefresh(token: string, hasArrived: () => boolean): Promise<void> {
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
