/** Boxes that wait for their blurred picture, and the thumbhash (base64) that it is drawn from. */
const queue = new Map<HTMLElement, string>();

/** A drawing takes about this long on a slow phone, milliseconds. */
const ONE = 4;
/** And there is time for it at the latest then. */
const MAX_WAIT_MS = 300;

const GESTURES = ['scroll', 'pointerdown', 'keydown'] as const;

let begin: (cause?: unknown) => void = () => undefined;

/** A guest's first screen does without: it would only keep its own pictures waiting. */
const firstGesture = new Promise<unknown>((resolve) => {
  begin = resolve;
  // What scrolls tells only who catches it on the way.
  for (const type of GESTURES) globalThis.addEventListener?.(type, resolve, { capture: true, once: true });
});

const nextIdle = (): Promise<IdleDeadline | undefined> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 1);
  });

function isVisible(box: HTMLElement): boolean {
  const image = box.querySelector('img');
  return box.isConnected && !(image && image.complete && image.naturalWidth > 0);
}

function nextBox(): readonly [HTMLElement, string] | undefined {
  for (const entry of queue) {
    queue.delete(entry[0]);
    if (isVisible(entry[0])) return entry;
  }
  return undefined;
}

let isPainting = false;

async function paintAll(): Promise<void> {
  await firstGesture;
  let deadline = await nextIdle();
  for (let next = nextBox(); next; next = nextBox()) {
    const [box, hash] = next;
    const { getThumbhashUrl } = await import('./thumbhash.ts');
    const url = getThumbhashUrl(hash);
    box.style.backgroundImage = url && `url(${url})`;
    if ((deadline?.timeRemaining() ?? 0) < ONE) deadline = await nextIdle();
  }
}

/**
 * Fills a box with the blurred picture of its thumbhash when there is time, unless the picture itself is there by then.
 * `isAwaited`: without a gesture before it.
 */
export function paintThumbhashWhenIdle(box: HTMLElement, hash: string, isAwaited: boolean): () => void {
  if (isAwaited) begin();
  queue.set(box, hash);
  if (!isPainting) {
    isPainting = true;
    // What draws may not be had without a connection; the ground stays plain then.
    paintAll()
      .catch(() => queue.clear())
      .finally(() => (isPainting = false));
  }
  return () => queue.delete(box);
}
