const SLOP_PX = 8;
/** The share of the panel's width after which releasing changes the tab. */
const TRIGGER_SHARE = 0.3;
/** Released faster than this (px/ms), it changes the tab as well. */
const FLING_SPEED = 0.5;
/** The resistance where no tab follows. */
const OVERDRAG = 0.2;
/** Touches nearer to the edge belong to the browser, which goes back. */
const EDGE_PX = 24;
const DURATION_MS = 220;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  isDragging: boolean;
}

/** Whether the touch belongs to something inside the panel: a chart's cursor, or what scrolls sideways itself. */
function isClaimed(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let node = target as HTMLElement | null; node && node !== panel; node = node.parentElement) {
    if (node.getAttribute('role') === 'slider') return true;
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

/** Lets a finger drag a tab panel sideways and selects the tab before or after, from the touch that has begun until `signal` aborts. */
export function enableTabSwipe(panel: HTMLElement, begun: TouchEvent, signal: AbortSignal): void {
  let swipe: Swipe | null = null;
  let offset = 0;

  const getNeighbour = (by: number): HTMLElement | null => {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    return (by < 0 ? tab?.nextElementSibling : tab?.previousElementSibling) as HTMLElement | null;
  };
  const enter = (from: string): void => {
    panel.style.removeProperty('translate');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    panel.animate([{ translate: from }, { translate: '0' }], { duration: DURATION_MS, easing: 'ease-out' });
  };
  const begin = ({ touches, target }: TouchEvent): void => {
    const touch = touches[0];
    const isFree =
      touch &&
      touches.length === 1 &&
      touch.clientX > EDGE_PX &&
      touch.clientX < innerWidth - EDGE_PX &&
      !isClaimed(target, panel);
    swipe = isFree ? { x: touch.clientX, y: touch.clientY, time: performance.now(), isDragging: false } : null;
    offset = 0;
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!swipe || !touch) return;
    const [across, along] = [touch.clientX - swipe.x, touch.clientY - swipe.y];
    if (!swipe.isDragging) {
      if (Math.abs(across) < SLOP_PX && Math.abs(along) < SLOP_PX) return;
      // The browser scrolls already, or a pull refreshes.
      if (Math.abs(across) <= Math.abs(along) || !event.cancelable) {
        swipe = null;
        return;
      }
      swipe.isDragging = true;
    }
    event.preventDefault();
    offset = getNeighbour(across) ? across : across * OVERDRAG;
    panel.style.translate = `${offset}px`;
  };
  const end = (event: TouchEvent): void => {
    const last = swipe;
    swipe = null;
    if (!last?.isDragging) return;
    const neighbour = getNeighbour(offset);
    const isFlung = Math.abs(offset) / Math.max(1, performance.now() - last.time) > FLING_SPEED;
    const isFar = isFlung || Math.abs(offset) > panel.clientWidth * TRIGGER_SHARE;
    if (event.type === 'touchcancel' || !neighbour || !isFar) {
      enter(`${offset}px`);
      return;
    }
    neighbour.click();
    enter(offset < 0 ? '30%' : '-30%');
  };

  begin(begun);
  panel.addEventListener('touchstart', begin, { signal, passive: true });
  panel.addEventListener('touchmove', move, { signal, passive: false });
  panel.addEventListener('touchend', end, { signal });
  panel.addEventListener('touchcancel', end, { signal });
}
