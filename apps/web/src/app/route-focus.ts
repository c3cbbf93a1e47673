import { PRESSABLE_SELECTOR, getPressableKey } from './pressable-key.ts';

/** Panes of other pages stay in the document, hidden. */
const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

const findShown = (selector: string, label?: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => (label === undefined || getPressableKey(element) === label) && isShown(element),
  );

/** From a navigation until the user acts. */
let isDue = false;
/** The control to focus. */
let restoredLabel: string | undefined;
/** The focused element that a better target may replace: the pressed tab, or the heading until the control appears. */
let replaceable: Element | null | undefined;

/** Focuses the control or heading, unless the page has focused something else. */
function settle(): void {
  if (!isDue) return;
  const active = document.activeElement;
  if (active && active !== replaceable && !active.matches('body,main') && isShown(active)) return;
  const control = restoredLabel === undefined ? undefined : findShown(PRESSABLE_SELECTOR, restoredLabel);
  const target = control ?? findShown('h1') ?? findShown('main');
  if (!target || target === active) return;
  replaceable = target;
  if (!control) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const observer = new MutationObserver(settle);

/**
 * Moves the focus to the control with this label, or to the page's heading. Parts of a page appear late, replace a skeleton, or become
 * visible by a transition, so each of these repeats the choice.
 */
export function focusAfterNavigation(label: string | undefined): void {
  isDue = true;
  restoredLabel = label;
  replaceable = document.activeElement?.closest('nav *') ?? replaceable;
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
}

function stop(): void {
  isDue = false;
  observer.disconnect();
}

for (const type of ['keydown', 'pointerdown', 'popstate']) addEventListener(type, stop, true);
addEventListener('transitionend', settle, true);
