import { useRef, useState, type PointerEvent } from 'react';
import type { useContextMenuGesture } from './use-context-menu-gesture.ts';

/** Pixels that still count as a tap. */
const SLOP_PX = 8;
/** From here on, releasing the finger replies. */
const THRESHOLD_PX = 56;
/** Milliseconds of the vibration that says so. */
const TICK_MS = 10;

/** Sliders in a message handle horizontal movements themselves. */
const IGNORED = 'input, [role=slider]';

interface Pull {
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
  isPastThreshold: boolean;
}

/**
 * Pulls a message towards the start by touch; released far enough it is replied to. With `touch-action: pan-y` the browser takes over
 * vertical gestures. Sets the distance as `--pull` in CSS, and `data-armed` once releasing replies.
 * `press` recognizes the long press of the same pointer; a pull passes its moves on to it.
 */
export function useSwipeToReply(
  onReply: (() => void) | undefined,
  press: Pick<ReturnType<typeof useContextMenuGesture>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp'>,
) {
  const [isPulling, setIsPulling] = useState(false);
  const pull = useRef<Pull | null>(null);

  function end(article: HTMLElement): boolean {
    const isPastThreshold = pull.current?.isPastThreshold ?? false;
    pull.current = null;
    article.style.removeProperty('--pull');
    delete article.dataset['armed'];
    setIsPulling(false);
    return isPastThreshold;
  }

  return {
    isPulling,
    props: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        press.onPointerDown(event);
        const { pointerType, isPrimary, clientX: x, clientY: y, target } = event;
        if (!onReply || pointerType !== 'touch' || !isPrimary || (target as Element).closest(IGNORED)) return;
        pull.current = { x, y, isDragging: false, isPastThreshold: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        press.onPointerMove(event);
        const { clientX, clientY, currentTarget: article } = event;
        const move = pull.current;
        if (!move) return;
        const [back, along] = [move.x - clientX, Math.abs(clientY - move.y)];
        if (!move.isDragging) {
          if (along > SLOP_PX || back < -SLOP_PX) pull.current = null;
          if (back < SLOP_PX || back <= along) return;
          move.isDragging = true;
          setIsPulling(true);
        }
        const offset = Math.max(0, back);
        if (offset >= THRESHOLD_PX !== move.isPastThreshold) {
          move.isPastThreshold = !move.isPastThreshold;
          article.toggleAttribute('data-armed', move.isPastThreshold);
          if (move.isPastThreshold) navigator.vibrate?.(TICK_MS);
        }
        article.style.setProperty('--pull', `${-Math.min(offset, THRESHOLD_PX)}px`);
      },
      onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
        press.onPointerUp();
        if (pull.current && end(currentTarget)) onReply?.();
      },
      onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
        press.onPointerUp();
        if (pull.current) end(currentTarget);
      },
    },
  };
}
