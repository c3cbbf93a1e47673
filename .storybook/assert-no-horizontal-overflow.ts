/** Pixels that rounding may add to a width. */
const ROUNDING_PX = 1;

function isCutOff(element: Element): boolean {
  // A button may have a touch area that is larger than itself.
  const touchArea = Math.max(0, -Number.parseFloat(getComputedStyle(element, '::after').right) || 0);
  return element.scrollWidth > element.clientWidth + touchArea + ROUNDING_PX;
}

/** Fails for a screen that scrolls sideways, and for a dialog or button whose content is wider than itself. */
export function assertNoHorizontalOverflow(canvas: HTMLElement): void {
  const boxes = [document.documentElement, ...canvas.querySelectorAll('dialog, button, [role=menu]')];
  const cutOff = boxes.filter((box) => box.checkVisibility() && isCutOff(box));
  if (cutOff.length === 0) return;
  const texts = cutOff.map((box) => `${box.tagName.toLowerCase()} "${box.textContent.slice(0, 60)}"`);
  throw new Error(`cut off at ${innerWidth} px: ${texts.join(', ')}`);
}
