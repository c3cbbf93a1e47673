import { type RefObject, useCallback } from 'react';

/** Writes at the caret of a field, as typing does: it can be undone. The focus goes there, or by keyboard stays where it is. */
export function useInsertAtCaret(field: RefObject<HTMLTextAreaElement | null>) {
  return useCallback(
    (text: string, isByKeyboard: boolean): void => {
      const element = field.current;
      if (!element) return;
      const before = document.activeElement;
      element.focus({ preventScroll: true });
      // Deprecated, and the only way that the browser's own undo knows of.
      if (!document.execCommand('insertText', false, text)) {
        element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      if (isByKeyboard && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [field],
  );
}
