import type { Row } from '@quintet/domain/chat/rows';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Pixels from the end within which new messages push the older ones up. */
export const END_TOLERANCE_PX = 80;
/** Pixels of what comes before the row that a window is looked at from. */
const CONTEXT_PX = 48;

interface StickToBottomOptions {
  rows: readonly Row[];
  /** The row that a new window is looked at from; null for the newest. */
  startAt: string | null;
  /** The row that one was led to. */
  highlighted: { readonly key: string; readonly nonce: number } | null;
  /** There are newer messages that are not loaded. */
  hasAfter: boolean;
  onAtEnd: (isAtEnd: boolean) => void;
  scroller: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
}

export interface StickToBottom {
  /** False until the first rows stand in their place. */
  readonly isPlaced: boolean;
  /** The reader moves by themselves. */
  readonly stopFollowing: () => void;
  readonly onScroll: (handle: VirtualizerHandle) => void;
  /** Rows were measured, or the window changed its size. */
  readonly remeasure: () => void;
  /** Scrolling came to rest. */
  readonly onScrollEnd: () => void;
  readonly toLatest: () => void;
}

/** Whether a row stands in the window from head to foot. */
function isFullyVisible(handle: VirtualizerHandle | null, index: number): boolean {
  if (!handle) return false;
  const start = handle.getItemOffset(index) - handle.scrollOffset;
  return start >= 0 && start + handle.getItemSize(index) <= handle.viewportSize;
}

/**
 * Where the timeline stands: a new window is put in place and kept there while its rows are measured; at the end it
 * follows what is new; wherever its reader goes, it stays.
 */
export function useStickToBottom(options: StickToBottomOptions): StickToBottom {
  const { rows, startAt, highlighted, hasAfter, onAtEnd, scroller, list } = options;
  const [isPlaced, setIsPlaced] = useState(false);
  const place = useRef({
    /** Not yet looked at by its reader, so that it may still be put in place. */
    isPlacing: true,
    /** On the way to the end, smoothly. */
    isGliding: false,
    /** On the way to the row that was pointed out. */
    isLed: false,
    isAtEnd: startAt === null,
    /** There were newer messages than those here. */
    wasBehind: false,
    offset: 0,
    lastKey: '',
  });

  /** Pixels to the end. */
  function leftBelow(): number {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = scroller.current ?? {};
    return scrollHeight - clientHeight - scrollTop;
  }

  /** Smoothly only what can be seen at once: a way over rows that are not measured yet never arrives. */
  function scrollToEnd(isSmooth: boolean): void {
    const element = scroller.current;
    if (!element) return;
    const toGo = leftBelow();
    const canGlide = !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isGliding = isSmooth && canGlide && toGo > 1 && toGo <= element.clientHeight;
    place.current.isGliding = isGliding;
    element.scrollTo({ top: element.scrollHeight, behavior: isGliding ? 'smooth' : 'instant' });
  }

  function placeInitially(): void {
    const index = startAt === null ? -1 : rows.findIndex(({ key }) => key === startAt);
    if (index < 0) scrollToEnd(false);
    else if (startAt === highlighted?.key) scrollToMiddle(index);
    else
      scroller.current?.scrollTo({ top: (list.current?.getItemOffset(index) ?? 0) - CONTEXT_PX, behavior: 'instant' });
  }

  function scrollToMiddle(index: number): void {
    const [element, handle] = [scroller.current, list.current];
    if (!element || !handle) return;
    const above = Math.max(CONTEXT_PX, (element.clientHeight - handle.getItemSize(index)) / 2);
    element.scrollTo({ top: handle.getItemOffset(index) - above, behavior: 'instant' });
  }

  function stopFollowing(): void {
    place.current.isPlacing = false;
    place.current.isGliding = false;
    place.current.isLed = false;
  }

  function settle(isAtEnd: boolean): void {
    if (place.current.isAtEnd === isAtEnd) return;
    place.current.isAtEnd = isAtEnd;
    onAtEnd(isAtEnd);
  }

  useLayoutEffect(() => {
    const { isPlacing, isAtEnd, wasBehind, lastKey } = place.current;
    const last = rows.at(-1);
    const isNew = last !== undefined && lastKey !== '' && lastKey !== last.key;
    place.current.lastKey = last?.key ?? '';
    place.current.wasBehind = hasAfter;
    const isMine = last?.kind === 'pending';
    // More than a screen that came while nobody told is read from where one was.
    if (isNew && isAtEnd && wasBehind && !isMine && leftBelow() > (scroller.current?.clientHeight ?? 0)) {
      stopFollowing();
      settle(false);
    }
    // What one writes oneself is shown wherever one was.
    else if (isNew && (isAtEnd || isMine)) {
      stopFollowing();
      settle(true);
      scrollToEnd(true);
    } else if (isPlacing) placeInitially();
  });

  const nonce = highlighted?.nonce;
  const placedNonce = useRef(nonce);
  useLayoutEffect(() => {
    if (nonce === undefined || nonce === placedNonce.current) return;
    placedNonce.current = nonce;
    const index = rows.findIndex(({ key }) => key === highlighted?.key);
    if (index < 0 || isFullyVisible(list.current, index)) return;
    stopFollowing();
    settle(false);
    place.current.isLed = true;
    // It follows the rows as they are measured on the way.
    list.current?.scrollToIndex(index, { align: 'center' });
  });

  useEffect(() => {
    const shown = requestAnimationFrame(() => requestAnimationFrame(() => setIsPlaced(true)));
    return () => cancelAnimationFrame(shown);
  }, []);

  return {
    isPlaced,
    stopFollowing,
    onScroll({ scrollOffset, scrollSize, viewportSize }) {
      if (place.current.isLed) settle(false);
      else if (scrollSize - viewportSize - scrollOffset <= END_TOLERANCE_PX && !hasAfter) settle(true);
      // Only the reader leaves the end; what grows below does not push them away from it, nor do rows that are measured on the
      // way there.
      else if (!place.current.isGliding && scrollOffset < place.current.offset - 1) settle(false);
      place.current.offset = scrollOffset;
    },
    remeasure() {
      if (place.current.isPlacing) placeInitially();
      else if (place.current.isAtEnd) scrollToEnd(place.current.isGliding);
    },
    onScrollEnd() {
      // Rows that are measured on the way end a glide before its time.
      if (place.current.isGliding && place.current.isAtEnd) scrollToEnd(false);
      place.current.isGliding = false;
      place.current.isLed = false;
    },
    toLatest() {
      stopFollowing();
      settle(true);
      if (!hasAfter) scrollToEnd(true);
    },
  };
}
