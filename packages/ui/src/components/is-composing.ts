import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the input method. Safari ends a composition before Enter's `keydown`, which then has key code 229. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** For forms: Enter that ends a composition does not submit. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
