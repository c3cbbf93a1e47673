/** Pixels of finger movement after which releasing refreshes. */
const TRIGGER_PX = 140;
/** The content moves at half the finger's speed. */
const PULL_FACTOR = 0.5;
const SLOP_PX = 8;

/**
 * Listens for pulls on a scroller, from the touch that has begun until `signal` aborts. Sets `--pull` (pixels) and `data-pull`
 * (`ready` when releasing refreshes) on `outer`.
 */
export function enablePullToRefresh(
  { outer, inner }: { outer: HTMLElement; inner: HTMLElement },
  begun: TouchEvent,
  onRefresh: () => void,
  signal: AbortSignal,
): void {
  let start: { x: number; y: number } | null = null;
  let far = 0;

  const show = (distance: number): void => {
    far = distance;
    if (distance <= 0) {
      delete outer.dataset['pull'];
      outer.style.removeProperty('--pull');
      return;
    }
    outer.dataset['pull'] = distance >= TRIGGER_PX ? 'ready' : 'pulling';
    outer.style.setProperty('--pull', `${Math.min(distance, TRIGGER_PX * 1.4) * PULL_FACTOR}px`);
  };
  const begin = ({ touches }: TouchEvent): void => {
    const touch = touches[0];
    start = touch && touches.length === 1 && inner.scrollTop <= 0 ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!start || !touch) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    // Sideways and upward gestures are left to others.
    if (far === 0 && (y < SLOP_PX || Math.abs(x) > y)) {
      if (y < 0 || Math.abs(x) > SLOP_PX) start = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    show(Math.max(1, y - SLOP_PX));
  };
  const end = (): void => {
    const isFar = start !== null && far >= TRIGGER_PX;
    start = null;
    show(0);
    if (isFar) onRefresh();
  };

  begin(begun);
  inner.addEventListener('touchstart', begin, { signal, passive: true });
  inner.addEventListener('touchmove', move, { signal, passive: false });
  inner.addEventListener('touchend', end, { signal });
  inner.addEventListener('touchcancel', end, { signal });
}
