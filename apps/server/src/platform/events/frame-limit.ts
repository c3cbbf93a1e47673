/** A client sends a ping every 25 s and tells of typing every few seconds; a page that comes to the front pings, too. */
const FRAMES_PER_SECOND = 20;
const MAX_BURST = 200;

/** Gives what is called for every frame of one socket: false once it sends more than any client does. */
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
