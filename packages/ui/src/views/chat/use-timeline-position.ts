import type { RoomRow } from '@quintet/domain/chat/room-row';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Pixels from the end within which new messages scroll the list. */
export const TIMELINE_END_TOLERANCE_PX = 80;
/** Pixels shown above the row at which a window opens. */
const CONTEXT_PX = 48;

interface TimelinePositionOptions {
  rows: readonly RoomRow[];
  /** The row at which a new window opens; null for the newest. */
  startAt: string | null;
  /** The row to jump to. */
  highlighted: { readonly key: string; readonly nonce: number } | null;
  /** Newer messages are not loaded. */
  hasAfter: boolean;
  onAtEnd: (isAtEnd: boolean) => void;
  scroller: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
}

/** What the timeline calls when it scrolls or is measured, and how it scrolls. */
export interface TimelinePositionController {
  /** False until the first rows are positioned. */
  readonly isPlaced: boolean;
  /** The user scrolls. */
  readonly stopFollowing: () => void;
  readonly onScroll: (handle: VirtualizerHandle) => void;
  /** Rows were measured or the window was resized. */
  readonly remeasure: () => void;
  /** Scrolling has ended. */
  readonly onScrollEnd: () => void;
  readonly toLatest: () => void;
}

/** Whether a row is completely visible. */
function isFullyVisible(handle: VirtualizerHandle | null, index: number): boolean {
  if (!handle) return false;
  const start = handle.getItemOffset(index) - handle.scrollOffset;
  return start >= 0 && start + handle.getItemSize(index) <= handle.viewportSize;
}

/**
 * Keeps the timeline's scroll position: positions a new window while rows are measured, follows new messages at the end, and otherwise
 * stays where the user scrolled.
 */
export function useTimelinePosition(options: TimelinePositionOptions): TimelinePositionController {
  const { rows, startAt, highlighted, hasAfter, onAtEnd, scroller, list } = options;
  const [isPlaced, setIsPlaced] = useState(false);
  const scrollState = useRef({
    /** The user has not scrolled yet, so the initial position may be corrected. */
    isPlacing: true,
    /** A smooth scroll to the end is running. */
    isGliding: false,
    /** A scroll to the highlighted row is running. */
    isLed: false,
    isAtEnd: startAt === null,
    /** Newer messages were missing before. */
    wasBehind: false,
    offset: 0,
    /** The list's offset before our own scroll, which it reports until the scroll event. */
    staleListOffset: null as number | null,
    lastKey: '',
  });

  /** Pixels to the end. */
  function leftBelow(): number {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = scroller.current ?? {};
    return scrollHeight - clientHeight - scrollTop;
  }

  /** Stores the position of a scroll of our own: if the user scrolls up before its event, one event reports both movements. */
  function noteOffset(): void {
    scrollState.current.offset = scroller.current?.scrollTop ?? 0;
    scrollState.current.staleListOffset = list.current?.scrollOffset ?? null;
  }

  /** Smooth only over measured rows: estimated heights would stop it early. */
  function scrollToEnd(isSmooth: boolean): void {
    const element = scroller.current;
    if (!element) return;
    const toGo = leftBelow();
    const canGlide = !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isGliding = isSmooth && canGlide && toGo > 1 && toGo <= element.clientHeight;
    scrollState.current.isGliding = isGliding;
    element.scrollTo({ top: element.scrollHeight, behavior: isGliding ? 'smooth' : 'instant' });
    if (!isGliding) noteOffset();
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
    if (scrollState.current.isGliding) noteOffset();
    scrollState.current.isPlacing = false;
    scrollState.current.isGliding = false;
    scrollState.current.isLed = false;
  }

  function settle(isAtEnd: boolean): void {
    if (scrollState.current.isAtEnd === isAtEnd) return;
    scrollState.current.isAtEnd = isAtEnd;
    onAtEnd(isAtEnd);
  }

  useLayoutEffect(() => {
    const { isPlacing, isAtEnd, wasBehind, lastKey } = scrollState.current;
    const last = rows.at(-1);
    const isNew = last !== undefined && lastKey !== '' && lastKey !== last.key;
    scrollState.current.lastKey = last?.key ?? '';
    scrollState.current.wasBehind = hasAfter;
    const isMine = last?.kind === 'pending';
    // More than a screen of missed messages: stay where the user was.
    if (isNew && isAtEnd && wasBehind && !isMine && leftBelow() > (scroller.current?.clientHeight ?? 0)) {
      stopFollowing();
      settle(false);
    }
    // An own message always scrolls to the end.
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
    scrollState.current.isLed = true;
    // Continues as rows are measured.
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
      const { offset, staleListOffset } = scrollState.current;
      if (scrollOffset === staleListOffset && scrollOffset !== offset) return;
      if (scrollState.current.isLed) settle(false);
      else if (scrollSize - viewportSize - scrollOffset <= TIMELINE_END_TOLERANCE_PX && !hasAfter) settle(true);
      // Only scrolling by the user ends following; rows that grow or are measured do not.
      else if (!scrollState.current.isGliding && scrollOffset < offset - 1) settle(false);
      scrollState.current.offset = scrollOffset;
      scrollState.current.staleListOffset = null;
    },
    remeasure() {
      if (scrollState.current.isPlacing) placeInitially();
      else if (scrollState.current.isAtEnd) scrollToEnd(scrollState.current.isGliding);
    },
    onScrollEnd() {
      // Measuring a row ends a smooth scroll early.
      if (scrollState.current.isGliding && scrollState.current.isAtEnd) scrollToEnd(false);
      scrollState.current.isGliding = false;
      scrollState.current.isLed = false;
    },
    toLatest() {
      stopFollowing();
      // The newest messages load in a separate window. Pages added to this window meanwhile must not scroll it past unseen messages.
      if (hasAfter) return;
      settle(true);
      scrollToEnd(true);
    },
  };
}
