import { useLayoutEffect, type RefObject } from 'react';

/** The envelope may arrive after its sheet: the title hands the focus to the seal, and gets it back when the envelope is open. */
export function useFocusEnvelopeSeal(seal: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = seal.current;
    const title = button?.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]');
    if (!button || !title) return undefined;
    if (document.activeElement === title) button.focus();
    return () => {
      if (document.activeElement === button) title.focus();
    };
  }, [seal]);
}
