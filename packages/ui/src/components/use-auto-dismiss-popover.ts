import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows the popover that gets the returned `props` above everything, dialogs included, and closes it after `closeAfterMs` ms
 * without hover or focus: fades out, then calls `onClose`. `null` keeps it until `leave` is called.
 */
export function useAutoDismissPopover(onClose: () => void, closeAfterMs: number | null) {
  const ref = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const popover = ref.current;
    popover?.showPopover();
    return () => popover?.hidePopover();
  }, []);

  useEffect(() => {
    if (isHeld || isLeaving || closeAfterMs === null) return undefined;
    const timer = setTimeout(() => setIsLeaving(true), closeAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld, isLeaving, closeAfterMs]);

  useEffect(() => {
    const popover = ref.current;
    if (!isLeaving || !popover) return undefined;
    let isGone = false;
    popover.hidePopover();
    void Promise.allSettled(popover.getAnimations().map((animation) => animation.finished)).then(() => {
      if (!isGone) close.current();
    });
    return () => {
      isGone = true;
    };
  }, [isLeaving]);

  const props = {
    ref,
    popover: 'manual',
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  } as const;
  return { props, leave: () => setIsLeaving(true) };
}
