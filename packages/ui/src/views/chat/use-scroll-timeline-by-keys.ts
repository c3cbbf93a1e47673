import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findLastVisibleMessageElement } from './timeline-rows.ts';

/** The fraction of the height that a page scrolls, so that the last line stays visible. */
const PAGE_FRACTION = 0.9;

interface PageKeysOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The user scrolls. */
  onUserScroll: () => void;
  toLatest: () => void;
}

/**
 * Scrolls the messages by keyboard while nothing, the heading or the composer has the focus: PageUp and PageDown, and Home, End and
 * ArrowUp if the composer is empty. While the log or a message has the focus, the browser and the log handle the keys.
 */
export function useScrollTimelineByKeys({ scroller, onUserScroll, toLatest }: PageKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const log = scroller.current;
    const { target, key } = event;
    const field = target instanceof HTMLTextAreaElement && !target.closest('dialog') ? target : null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing;
    if (!log || hasModifier || event.defaultPrevented || !(field || (target as Element).matches('body, h1'))) return;
    const page = log.clientHeight * PAGE_FRACTION;
    const keys: Partial<Record<string, () => void>> = {
      PageUp: () => log.scrollBy({ top: -page, behavior: 'instant' }),
      PageDown: () => log.scrollBy({ top: page, behavior: 'instant' }),
      ...(!field?.value && {
        Home: () => log.scrollTo({ top: 0, behavior: 'instant' }),
        End: toLatest,
        ArrowUp: () => findLastVisibleMessageElement(log)?.focus(),
      }),
    };
    const go = keys[key];
    if (!go) return;
    event.preventDefault();
    onUserScroll();
    go();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
