import { type PointerEvent, type RefObject, useEffectEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  DOUBLE_TAP_SCALE,
  fitImageToScreen,
  clampZoom,
  panZoom,
  type MediaViewerSize,
  type MediaViewerPoint,
  FITTED_ZOOM,
  type MediaViewerZoom,
  zoomAt,
} from './zoom.ts';

interface GestureHandlers {
  /** The image's pixels; null when it cannot be zoomed. */
  readonly picture: MediaViewerSize | null;
  /** The id of the shown item; a new item resets the zoom. */
  readonly id: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onClose: () => void;
}

type Gesture = 'nothing' | 'swipe' | 'dismiss' | 'pan' | 'pinch';

/** Pixels and milliseconds. */
const SLOP_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
const DISMISS_PX = 110;
/** Pixels per millisecond of a flick. */
const FLICK_SPEED = 0.4;

/**
 * The gestures of the viewer: swipe to neighbours, swipe down to close, pinch, double tap or wheel to zoom, drag to pan. Writes CSS
 * variables to the stage: `--dx`, `--dy`, `--scale`, `--x`, `--y`.
 */
export function useMediaViewerGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const zoom = useRef<MediaViewerZoom>(FITTED_ZOOM);
  const pointers = useRef(new Map<number, MediaViewerPoint>());
  const gesture = useRef<Gesture>('nothing');
  const start = useRef({ x: 0, y: 0, at: 0 });
  const currentId = useRef('');
  const lastTap = useRef({ x: 0, y: 0, at: 0 });

  const getScreen = (element: Element): MediaViewerSize => ({
    width: element.clientWidth,
    height: element.clientHeight,
  });
  const getPoint = ({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): MediaViewerPoint => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function write(values: Readonly<Record<string, string>>, isMoving: boolean): void {
    const element = stage.current;
    if (!element) return;
    element.toggleAttribute('data-moving', isMoving);
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  }

  function look(next: MediaViewerZoom, isMoving: boolean): void {
    const element = stage.current;
    const { picture } = handlers;
    if (!element || !picture) return;
    const screen = getScreen(element);
    zoom.current = clampZoom(next, fitImageToScreen(picture, screen), screen);
    const { scale, x, y } = zoom.current;
    write({ '--scale': String(scale), '--x': `${x}px`, '--y': `${y}px` }, isMoving);
    element.toggleAttribute('data-closer', scale > 1);
  }

  /** The neighbour continues from the finger's position. */
  function settle(by: -1 | 0 | 1, dx: number): void {
    const width = stage.current?.clientWidth ?? 0;
    if (by !== 0) {
      flushSync(() => handlers.onMove(by));
      write({ '--dx': `${dx + by * width}px` }, true);
      stage.current?.getBoundingClientRect();
    }
    requestAnimationFrame(() => write({ '--dx': '0px', '--dy': '0px', '--fade': '0' }, false));
  }

  function down(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('button, a, input')) return;
    if (isOnControls(event)) return;
    pointers.current.set(event.pointerId, getPoint(event, event.currentTarget));
    if (pointers.current.size === 1) {
      gesture.current = 'nothing';
      start.current = { ...getPoint(event, event.currentTarget), at: event.timeStamp };
    } else if (handlers.picture) gesture.current = 'pinch';
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = getPoint(event, event.currentTarget);
    const [dx, dy] = [now.x - start.current.x, now.y - start.current.y];
    if (gesture.current === 'pinch') pinch(event.pointerId, before, now);
    else if (gesture.current === 'nothing' && Math.hypot(dx, dy) > SLOP_PX) begin(event, dx, dy);
    pointers.current.set(event.pointerId, now);
    if (gesture.current === 'pan') look(panZoom(zoom.current, { x: now.x - before.x, y: now.y - before.y }), true);
    if (gesture.current === 'swipe') write({ '--dx': `${isEnd(dx) ? dx / 3 : dx}px` }, true);
    if (gesture.current === 'dismiss')
      write({ '--dy': `${dy}px`, '--fade': String(Math.min(1, Math.abs(dy) / 400)) }, true);
  }

  const isEnd = (dx: number): boolean => (dx > 0 ? !handlers.hasBefore : !handlers.hasAfter);

  function begin(event: PointerEvent<HTMLElement>, dx: number, dy: number): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (zoom.current.scale > 1) gesture.current = 'pan';
    else gesture.current = Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'dismiss';
  }

  function pinch(id: number, before: MediaViewerPoint, now: MediaViewerPoint): void {
    const other = [...pointers.current].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const apart = (spot: MediaViewerPoint): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const moved = panZoom(zoom.current, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
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
    const done = gesture.current;
    gesture.current = 'nothing';
    if (done === 'swipe') {
      const isFar = Math.abs(dx) > width / 4 || Math.abs(speed) > FLICK_SPEED;
      settle(isFar && !isEnd(dx) ? (dx > 0 ? -1 : 1) : 0, dx);
    } else if (done === 'dismiss') {
      if (Math.abs(dy) > DISMISS_PX && event.type === 'pointerup') handlers.onClose();
      else settle(0, 0);
    } else if (done === 'nothing' && event.type === 'pointerup') tap(event, spot);
    else look(zoom.current, false);
  }

  function tap(event: PointerEvent, spot: MediaViewerPoint): void {
    const last = lastTap.current;
    lastTap.current = { ...spot, at: event.timeStamp };
    const isNear = Math.hypot(spot.x - last.x, spot.y - last.y) < DOUBLE_TAP_PX;
    if (event.timeStamp - last.at > DOUBLE_TAP_MS || !isNear) return;
    lastTap.current.at = 0;
    look(zoom.current.scale > 1 ? FITTED_ZOOM : zoomAt(FITTED_ZOOM, DOUBLE_TAP_SCALE, spot), false);
  }

  const turn = useEffectEvent((event: WheelEvent) => {
    const element = stage.current;
    if (!element || !handlers.picture) return;
    event.preventDefault();
    look(zoomAt(zoom.current, Math.exp(-event.deltaY / 300), getPoint(event, element)), true);
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  const resetGestures = useEffectEvent((id: string) => {
    if (currentId.current === id) return;
    currentId.current = id;
    zoom.current = FITTED_ZOOM;
    write({ '--scale': '1', '--x': '0px', '--y': '0px' }, false);
    stage.current?.removeAttribute('data-closer');
  });
  useEffect(() => resetGestures(handlers.id), [handlers.id]);

  return {
    zoomBy: (factor: number) => look(zoomAt(zoom.current, factor, { x: 0, y: 0 }), false),
    /** By key or button the neighbour slides in from its side. */
    go: (by: -1 | 1) => settle(by, 0),
    props: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

/** A video's native controls are at the bottom. */
const CONTROLS = 72;
function isOnControls({ target, clientY }: PointerEvent): boolean {
  return target instanceof HTMLVideoElement && target.getBoundingClientRect().bottom - clientY < CONTROLS;
}
