import { useLayoutEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { lockPageScroll } from './scroll-lock.ts';

/**
 * Opens and closes a native modal dialog by `isOpen`, and keeps its content mounted until it has faded out. Escape and a press on
 * the scrim call `onClose`, which may ignore them; without `onClose` they do nothing. The last element with `data-autofocus` gets
 * the focus, else the first focusable one. `data-autofocus="to-type"` is ignored on touch screens, whose keyboard would cover the
 * dialog.
 */
export function useModal(isOpen: boolean, onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isOpen) {
      if (!dialog.open) {
        dialog.showModal();
        const touch = matchMedia('(hover: none)').matches ? ':not([data-autofocus=to-type])' : '';
        [...dialog.querySelectorAll<HTMLElement>(`[data-autofocus]${touch}`)].at(-1)?.focus();
      }
      return lockPageScroll();
    }
    let isReopened = false;
    dialog.close();
    void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => {
      if (!isReopened) setIsPresent(false);
    });
    return () => {
      isReopened = true;
    };
  }, [isOpen]);

  const props = {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
  return { isPresent, ref, props };
}
