import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a, button:enabled, input, textarea';

/** The keys of WAI-ARIA's feed pattern: Page Down and Page Up go from post to post, Ctrl+End and Ctrl+Home out of the feed. */
export function moveInFeed(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, target, currentTarget: feed } = event;
  const step = { PageDown: 1, PageUp: -1 }[key];
  const side = ctrlKey && { End: Node.DOCUMENT_POSITION_FOLLOWING, Home: Node.DOCUMENT_POSITION_PRECEDING }[key];
  const articles = [...feed.querySelectorAll('article')];
  const next = step
    ? articles[articles.indexOf((target as Element).closest('article')!) + step]
    : side && findOutside(feed, side);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The last focusable element before the feed, or the first after it. */
function findOutside(feed: HTMLElement, side: number): HTMLElement | undefined {
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex === 0 &&
      !feed.contains(element) &&
      feed.compareDocumentPosition(element) & side &&
      element.checkVisibility(),
  );
  return side === Node.DOCUMENT_POSITION_FOLLOWING ? outside[0] : outside.at(-1);
}
