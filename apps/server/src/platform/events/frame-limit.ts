/** Well above a client's own rate: a ping every 25 s and when its page becomes visible, typing every few seconds. */
const FRAMES_PER_SECOND = 20;
const MAX_BURST = 200;

/** Returns a function to call for every frame of one socket; it returns false above the limit. */
export function createFrameLimit(clock: () => number = () => performance.now()): () => boolean {
  let allowance = MAX_BURST;
  let countedAt = clock();
  return () => {
    const now = clock();
    allowance = Math.min(MAX_BURST, allowance + ((now - countedAt) / 1000) * FRAMES_PER_SECOND) - 1;
    countedAt = now;
    return allowance >= 0;
  };
}
