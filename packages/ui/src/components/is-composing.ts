import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the input method. Safari ends a composition before Enter's `keydown`, which then has key code 229. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** Prevents the default of Enter that ends a composition, so that it does not submit the form. */
export function preventEnterWhileComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
