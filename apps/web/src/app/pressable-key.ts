/** Selects what a press can activate. */
export const PRESSABLE_SELECTOR = 'a,button';

/** Identifies a control on a page that is rendered again. */
export const getPressableKey = (control: Element): string =>
  (control as HTMLAnchorElement).href ?? control.ariaLabel ?? control.textContent;
