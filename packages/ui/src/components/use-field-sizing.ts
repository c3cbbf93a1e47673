import { useLayoutEffect, type RefObject } from 'react';

/** Makes a text area as tall as its text where CSS does not (`field-sizing: content`). Its CSS says the least and the most. */
export function useFieldSizing(field: RefObject<HTMLTextAreaElement | null>): void {
  // After every render: what the text is wrapped by may have changed as well.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.setProperty('block-size', 'auto');
    const borders = element.offsetHeight - element.clientHeight;
    element.style.setProperty('block-size', `${element.scrollHeight + borders}px`);
  });
}
