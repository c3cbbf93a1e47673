import { type PointerEvent, type RefObject, useEffectEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CLOSER, fit, held, panned, type Size, type Spot, WHOLE, type Zoom, zoomAt } from './zoom.ts';

interface Wishes {
  /** Pixels of what is shown; null for what cannot be looked at closer. */
  readonly picture: Size | null;
  /** What is shown; another one begins whole. */
  readonly id: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onClose: () => void;
}

type Doing = 'nothing' | 'swipe' | 'dismiss' | 'pan' | 'pinch';

/** Pixels and milliseconds. */
const SLOP = 8;
const TAP_APART = 300;
const TAP_NEAR = 30;
const DISMISSED_AFTER = 110;
/** Pixels per millisecond that count as a flick. */
const FLICK = 0.4;

/**
 * Fingers, pointer and wheel on the stage of the viewer: swipe to the neighbours, down to close, pinch, double tap or wheel to
 * look closer, drag to look around. Writes what moves into the stage's style: `--dx`, `--dy`, `--scale`, `--x`, `--y`.
 */
export function useViewerGestures(stage: RefObject<HTMLElement | null>, wishes: Wishes) {
  const zoom = useRef<Zoom>(WHOLE);
  const pointers = useRef(new Map<number, Spot>());
  const doing = useRef<Doing>('nothing');
  const start = useRef({ x: 0, y: 0, at: 0 });
  const lookedAt = useRef('');
  const lastTap = useRef({ x: 0, y: 0, at: 0 });

  const screenOf = (element: Element): Size => ({ width: element.clientWidth, height: element.clientHeight });
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function write(values: Readonly<Record<string, string>>, isMoving: boolean): void {
    const element = stage.current;
    if (!element) return;
    element.toggleAttribute('data-moving', isMoving);
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  }

  function look(next: Zoom, isMoving: boolean): void {
    const element = stage.current;
    const { picture } = wishes;
    if (!element || !picture) return;
    const screen = screenOf(element);
    zoom.current = held(next, fit(picture, screen), screen);
    const { scale, x, y } = zoom.current;
    write({ '--scale': String(scale), '--x': `${x}px`, '--y': `${y}px` }, isMoving);
    element.toggleAttribute('data-closer', scale > 1);
  }

  /** What moves aside comes from where the finger let go, not from the edge. */
  function settle(by: -1 | 0 | 1, dx: number): void {
    const width = stage.current?.clientWidth ?? 0;
    if (by !== 0) {
      flushSync(() => wishes.onMove(by));
      write({ '--dx': `${dx + by * width}px` }, true);
      stage.current?.getBoundingClientRect();
    }
    requestAnimationFrame(() => write({ '--dx': '0px', '--dy': '0px', '--fade': '0' }, false));
  }

  function down(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('button, a, input')) return;
    if (isOnControls(event)) return;
    pointers.current.set(event.pointerId, spotOf(event, event.currentTarget));
    if (pointers.current.size === 1) {
      doing.current = 'nothing';
      start.current = { ...spotOf(event, event.currentTarget), at: event.timeStamp };
    } else if (wishes.picture) doing.current = 'pinch';
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event, event.currentTarget);
    const [dx, dy] = [now.x - start.current.x, now.y - start.current.y];
    if (doing.current === 'pinch') pinch(event.pointerId, before, now);
    else if (doing.current === 'nothing' && Math.hypot(dx, dy) > SLOP) begin(event, dx, dy);
    pointers.current.set(event.pointerId, now);
    if (doing.current === 'pan') look(panned(zoom.current, { x: now.x - before.x, y: now.y - before.y }), true);
    if (doing.current === 'swipe') write({ '--dx': `${isEnd(dx) ? dx / 3 : dx}px` }, true);
    if (doing.current === 'dismiss')
      write({ '--dy': `${dy}px`, '--fade': String(Math.min(1, Math.abs(dy) / 400)) }, true);
  }

  const isEnd = (dx: number): boolean => (dx > 0 ? !wishes.hasBefore : !wishes.hasAfter);

  function begin(event: PointerEvent<HTMLElement>, dx: number, dy: number): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (zoom.current.scale > 1) doing.current = 'pan';
    else doing.current = Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'dismiss';
  }

  function pinch(id: number, before: Spot, now: Spot): void {
    const other = [...pointers.current].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const apart = (spot: Spot): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const moved = panned(zoom.current, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    look(zoomAt(moved, apart(now) / apart(before), middle), true);
  }

  function up(event: PointerEvent<HTMLElement>): void {
    const spot = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!spot || pointers.current.size > 0) return;
    const dx = spot.x - start.current.x;
    const dy = spot.y - start.current.y;
    const speed = dx / Math.max(1, event.timeStamp - start.current.at);
    const width = event.currentTarget.clientWidth;
    const done = doing.current;
    doing.current = 'nothing';
    if (done === 'swipe') {
      const isFar = Math.abs(dx) > width / 4 || Math.abs(speed) > FLICK;
      settle(isFar && !isEnd(dx) ? (dx > 0 ? -1 : 1) : 0, dx);
    } else if (done === 'dismiss') {
      if (Math.abs(dy) > DISMISSED_AFTER && event.type === 'pointerup') wishes.onClose();
      else settle(0, 0);
    } else if (done === 'nothing' && event.type === 'pointerup') tap(event, spot);
    else look(zoom.current, false);
  }

  function tap(event: PointerEvent, spot: Spot): void {
    const last = lastTap.current;
    lastTap.current = { ...spot, at: event.timeStamp };
    const isNear = Math.hypot(spot.x - last.x, spot.y - last.y) < TAP_NEAR;
    if (event.timeStamp - last.at > TAP_APART || !isNear) return;
    lastTap.current.at = 0;
    look(zoom.current.scale > 1 ? WHOLE : zoomAt(WHOLE, CLOSER, spot), false);
  }

  const turn = useEffectEvent((event: WheelEvent) => {
    const element = stage.current;
    if (!element || !wishes.picture) return;
    event.preventDefault();
    look(zoomAt(zoom.current, Math.exp(-event.deltaY / 300), spotOf(event, element)), true);
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  const beginAnew = useEffectEvent((id: string) => {
    if (lookedAt.current === id) return;
    lookedAt.current = id;
    zoom.current = WHOLE;
    write({ '--scale': '1', '--x': '0px', '--y': '0px' }, false);
    stage.current?.removeAttribute('data-closer');
  });
  useEffect(() => beginAnew(wishes.id), [wishes.id]);

  return {
    zoomBy: (factor: number) => look(zoomAt(zoom.current, factor, { x: 0, y: 0 }), false),
    /** To a neighbour, by key or button: it comes from its side. */
    go: (by: -1 | 1) => settle(by, 0),
    props: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

/** A video's own controls lie along its foot. */
const CONTROLS = 72;
function isOnControls({ target, clientY }: PointerEvent): boolean {
  return target instanceof HTMLVideoElement && target.getBoundingClientRect().bottom - clientY < CONTROLS;
}
