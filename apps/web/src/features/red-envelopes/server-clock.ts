/** How far the server's clock is ahead of this device's, in milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();
const SECOND_MS = 1000;

/** Learns the server's time from a response. The header has whole seconds, so small differences are ignored. */
export function syncServerClock({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isFinite(difference)) return;
  const learned = Math.abs(difference) < 2000 ? 0 : difference;
  // The same clock, but for the whole seconds of the header.
  if (learned !== 0 && Math.abs(learned - offset) < 2000) return;
  offset = learned;
  for (const listener of listeners) listener();
}

/** The server's time in milliseconds: deadlines do not depend on this device's clock. */
const getServerTime = (): number => Date.now() + offset;

export const hasServerTimePassed = (at: string): boolean => getServerTime() >= Date.parse(at);

/** The seconds until a time of the server, at least 0. */
export const getServerSecondsLeft = (at: string): number =>
  Math.max(0, Math.ceil((Date.parse(at) - getServerTime()) / SECOND_MS));

/**
 * Calls the listener when a time of the server has come, until then also every `stepMs`, and whenever another time of the server is learned.
 * Returns the function that ends it.
 */
export function tickUntilServerTime(at: string, stepMs: number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    const left = Date.parse(at) - getServerTime();
    if (left <= 0) return;
    timer = setTimeout(tell, Math.min(left, stepMs));
  };
  const tell = (): void => {
    listener();
    schedule();
  };
  schedule();
  listeners.add(tell);
  return () => {
    clearTimeout(timer);
    listeners.delete(tell);
  };
}
