import { useLayoutEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { lockScroll } from './scroll-lock.ts';

/**
 * Keeps a native modal dialog in step with `isOpen`, and its content in the page until it has faded out. Escape and a press on the
 * scrim are wishes told to `onClose`; the owner decides. Without `onClose` neither does anything. The focus goes to the last thing
 * marked `data-autofocus`, or else to the first that can take it; to one marked `data-autofocus="to-type"` only where that raises no
 * keyboard over the dialog.
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
        const closeMarker = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')];
        const isTouched = matchMedia('(hover: none)').matches;
        closeMarker.findLast(({ dataset }) => !isTouched || dataset['autofocus'] !== 'to-type')?.focus();
      }
      return lockScroll();
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
