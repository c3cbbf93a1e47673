/** Elements that wait for their blurred preview, with their thumbhash (base64). */
const queue = new Map<HTMLElement, string>();

/** Milliseconds that painting takes on a slow phone. */
const ONE = 4;
/** Milliseconds after which painting starts at the latest. */
const MAX_WAIT_MS = 300;

const GESTURES = ['scroll', 'pointerdown', 'keydown'] as const;

let begin: (cause?: unknown) => void = () => undefined;

/** A guest's first screen skips previews: they would delay its images. */
const firstGesture = new Promise<unknown>((resolve) => {
  begin = resolve;
  // Scroll events do not bubble, so they are captured.
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
 * Paints the blurred preview of a thumbhash when the browser is idle, unless the image has loaded. `isAwaited`: also before the first
 * user gesture.
 */
export function paintThumbhashWhenIdle(box: HTMLElement, hash: string, isAwaited: boolean): () => void {
  if (isAwaited) begin();
  queue.set(box, hash);
  if (!isPainting) {
    isPainting = true;
    // Offline the painting code may not load; the background stays plain.
    paintAll()
      .catch(() => queue.clear())
      .finally(() => (isPainting = false));
  }
  return () => queue.delete(box);
}
