import { useLayoutEffect, type RefObject } from 'react';

/** Makes a text area as tall as its text in browsers without `field-sizing: content`. CSS sets the minimum and maximum. */
export function useAutosizeTextArea(field: RefObject<HTMLTextAreaElement | null>): void {
  // Runs after every render, because the width of the text area may have changed too.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.setProperty('block-size', 'auto');
    const borders = element.offsetHeight - element.clientHeight;
    element.style.setProperty('block-size', `${element.scrollHeight + borders}px`);
  });
}
