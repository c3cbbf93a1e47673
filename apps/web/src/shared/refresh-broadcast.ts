/**
 * Which tokens were renewed lately, told by locks: what one tab writes to local storage reaches another process some moments
 * later than a lock that it lets go, so that the next in turn would renew the same token again.
 */
const nameOf = (token: string): string => `quintet.renewed.${token.slice(token.lastIndexOf('.') + 1)}`;

/** How long it is told, and how long another tab waits to read what it was told of; milliseconds. */
const TOLD = 10_000;
const PATIENCE = 5000;

/** Resolves when other tabs can know it. */
export async function tellRenewed(token: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(nameOf(token), { mode: 'shared' }, () => {
      resolve();
      return new Promise((end) => setTimeout(end, TOLD));
    });
  });
}

/** Waits, if this token was renewed by another tab, until that can be read here. */
export async function readRenewed(token: string, hasArrived: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === nameOf(token))) return;
  const patience = AbortSignal.timeout(PATIENCE);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (hasArrived()) resolve();
    };
    window.addEventListener('storage', look, { signal: patience });
    patience.addEventListener('abort', () => resolve());
    look();
  });
}
