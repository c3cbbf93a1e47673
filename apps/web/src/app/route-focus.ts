import type { Location } from 'react-router';

/** Milliseconds for which a new page may show its heading late or replace it. */
const MAX_WAIT_MS = 5000;
/** Milliseconds to wait until a restored page shows the control that was pressed on it. */
const MAX_RESTORE_MS = 2000;
const POLL_MS = 50;

/** The link or button that was pressed last on each history entry of this visit. */
const pressedByEntry = new Map<string, string>();

let currentKey = '';
/** The page whose focus is settled; the browser focuses the first one. */
let settledPath: string | undefined;
let navigationCount = 0;

const CONTROLS = ':is(main, nav) :is(a, button)';
const toLabel = (control: Element): string => control.getAttribute('href') ?? control.ariaLabel ?? control.textContent;

/** Panes of other pages stay in the document, hidden. */
const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const findShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);

/** Whether the page or the user has focused something since the navigation. The pressed tab gives the focus away. */
function isFocusTaken(before: Element | null): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || !isShown(active)) return false;
  return active !== before || !active.closest('nav');
}

/** A heading is focusable only while it has the focus, so that a press on it changes nothing. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

function recordPress(target: EventTarget | null): void {
  const control = (target as Element).closest(CONTROLS);
  if (control) pressedByEntry.set(currentKey, toLabel(control));
}

/**
 * Moves the focus to the heading of a new page, and on going back to the control that was pressed, unless the page has moved it.
 * `target` is that of the click that loaded this code.
 */
export function moveFocus({ key, pathname }: Location, isReturning: boolean, target?: EventTarget | null): void {
  currentKey = key;
  if (target) recordPress(target);
  navigationCount += 1;
  const navigation = navigationCount;
  const before = document.activeElement;
  const pressed = isReturning ? pressedByEntry.get(key) : undefined;
  settledPath ??= pathname;
  const isNewPage = settledPath !== pathname;
  const start = performance.now();
  /** When the control that had the focus was seen last. */
  let keptAt = 0;
  let heading: HTMLElement | undefined;

  /** Returns whether the focus is settled; a skeleton's heading is replaced later. */
  function settle(elapsed: number): boolean {
    // A control that stays, e.g. a tab of the page, keeps the focus; a leaving page hides its own late on a slow device.
    if (before?.matches('main *') && before === document.activeElement && isShown(before)) {
      keptAt = elapsed;
      return elapsed > MAX_WAIT_MS;
    }
    if (isFocusTaken(before)) return document.activeElement !== heading || elapsed > MAX_WAIT_MS;
    if (pressed !== undefined && elapsed - keptAt < MAX_RESTORE_MS) {
      const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
        (element) => toLabel(element) === pressed && isShown(element),
      );
      control?.focus({ preventScroll: true });
      return control !== undefined;
    }
    if (!isNewPage) return true;
    heading = findShown('main h1');
    if (heading) focusHeading(heading);
    else if (elapsed > MAX_WAIT_MS) findShown('main')?.focus({ preventScroll: true });
    return elapsed > MAX_WAIT_MS;
  }
  function poll(): void {
    // The URL changes before the next page shows; on a slow device this poll would focus the next page's heading.
    if (navigation !== navigationCount || window.location.pathname !== pathname) return;
    const isSettled = settle(performance.now() - start);
    if (isSettled || heading) settledPath = pathname;
    if (!isSettled) setTimeout(poll, POLL_MS);
  }
  poll();
}

document.addEventListener('click', ({ target }) => recordPress(target), true);
