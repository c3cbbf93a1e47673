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
export function moveFocus(event: KeyPress, itemSelector: string): HTMLElement | undefined {
  const step = STEPS[event.key];
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
  if (step === undefined || items.length === 0) return undefined;
  event.preventDefault();
  const item = items.at(targetIndex(step, items.indexOf(document.activeElement as HTMLElement), items.length));
  item?.focus();
  return item;
}

function targetIndex(step: -1 | 1 | 'first' | 'last', current: number, count: number): number {
  if (step === 'first') return 0;
  if (step === 'last') return -1;
  if (current === -1) return step === 1 ? 0 : -1;
  return (current + step + count) % count;
}
