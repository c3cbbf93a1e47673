import type { KeyboardEvent } from 'react';

/** The keys of WAI-ARIA's feed pattern: Page Down and Page Up go from post to post, Ctrl+End and Ctrl+Home out of the feed. */
export function moveFocusInFeed(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, target, currentTarget: feed } = event;
  const step = { PageDown: 1, PageUp: -1 }[key];
  const articles = [...feed.querySelectorAll('article')];
  const next = step
    ? articles[articles.indexOf((target as Element).closest('article')!) + step]
    : ctrlKey && /^(End|Home)$/.test(key) && findOutside(feed, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The first focusable element after the feed, or for Home the last one before it. */
function findOutside(feed: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('a, button:enabled, input, textarea')].filter(
    (element) => element.tabIndex === 0 && element.checkVisibility(),
  );
  const isInside = (element: HTMLElement): boolean => feed.contains(element);
  return key === 'End' ? all[all.findLastIndex(isInside) + 1] : all[all.findIndex(isInside) - 1];
}
