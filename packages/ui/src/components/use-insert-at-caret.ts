import { type RefObject, useCallback } from 'react';

/** Inserts text at the caret like typing, so that it can be undone. The focus moves there, except by keyboard. */
export function useInsertAtCaret(field: RefObject<HTMLTextAreaElement | null>) {
  return useCallback(
    (text: string, isByKeyboard: boolean): void => {
      const element = field.current;
      if (!element) return;
      const before = document.activeElement;
      element.focus({ preventScroll: true });
      // Deprecated, but the only way to keep the browser's undo.
      if (!document.execCommand('insertText', false, text)) {
        element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      if (isByKeyboard && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [field],
  );
}
