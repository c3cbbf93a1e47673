const STEPS: Record<string, -1 | 1 | 'first' | 'last'> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
};

interface KeyPress {
  key: string;
  currentTarget: HTMLElement;
  preventDefault: () => void;
}

/** Moves the focus among the items of the event's element by arrow keys, Home and End, wrapping around. Returns the focused item. */
export function moveRovingFocus(event: KeyPress, itemSelector: string): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
  const index = getRovingTargetIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
  if (index === undefined) return undefined;
  event.preventDefault();
  const item = items[index];
  item?.focus();
  return item;
}

/** The item that a key moves to; `current` is -1 for none. Undefined for other keys. */
export function getRovingTargetIndex(key: string, current: number, count: number): number | undefined {
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  if (step === 'first') return 0;
  if (step === 'last') return count - 1;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
