/** The lock that all visible tabs of an account share. */
const toLockName = (account: string): string => `quintet.visible.${account}`;

/** Holds the lock while this tab is visible. Returns a cleanup function. */
export function holdLockWhileTabVisible(account: string): () => void {
  const controller = new AbortController();
  let release = (): void => undefined;
  const update = (): void => {
    release();
    if (document.hidden || !('locks' in navigator)) return;
    const hidden = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(toLockName(account), { mode: 'shared' }, () => hidden);
  };
  update();
  document.addEventListener('visibilitychange', update, { signal: controller.signal });
  return () => {
    controller.abort();
    release();
  };
}

/** Whether the user sees a tab of the account in this browser. Without Web Locks only this tab counts. */
export async function isAnyTabVisible(account: string): Promise<boolean> {
  if (!document.hidden) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === toLockName(account));
}
