/** Runs in the page: counts open menus, sheets and dialogs. */
export function countOverlays(): number {
  return document.querySelectorAll('dialog[open], :popover-open:not([role])').length;
}

/**
 * Runs in the page: describes the error of the topmost overlay, or returns null. An overlay must be inside the window, opaque, and
 * receive clicks.
 */
export function findOverlayError(count: number, kind: 'any' | 'dialog'): string | null {
  const open = document.querySelectorAll<HTMLElement>('dialog[open], :popover-open:not([role])');
  if (open.length !== count) return `${open.length} are open`;
  // A message menu covers the window with a transparent popover.
  const top = open[count - 1]!;
  if (kind === 'dialog' && !top.matches('dialog')) return 'the menu is still open';
  const overlay = top.matches('dialog') ? top : (top.querySelector<HTMLElement>('[role=menu]') ?? top);
  const name = overlay.getAttribute('aria-label') ?? overlay.textContent?.slice(0, 40) ?? '';
  const { left, top: upper, right, bottom } = overlay.getBoundingClientRect();
  const box = [left, upper, right, bottom].map(Math.round).join(', ');
  if (right - left < 1 || bottom - upper < 1) return `${name}: has no size (${box})`;
  if (left < -1 || upper < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    return `${name}: lies outside of the window (${box} of ${innerWidth}, ${innerHeight})`;
  for (let element: Element | null = overlay; element; element = element.parentElement) {
    const { opacity } = getComputedStyle(element);
    if (Number(opacity) !== 1) return `${name}: opacity ${opacity}`;
  }
  for (const [x, y] of [
    [(left + right) / 2, (upper + bottom) / 2],
    [(left + right) / 2, upper + 12],
    [(left + right) / 2, bottom - 12],
  ] as const) {
    if (!overlay.contains(document.elementFromPoint(x, y))) return `${name}: something lies over it at ${x}, ${y}`;
  }
  return null;
}
