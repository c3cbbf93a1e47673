import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Positions of the line per history entry, for this visit. */
const lines = new Map<string, number>();

/**
 * The position up to which notifications are shown as seen: what the server says when the page is opened. It stays while the user reads
 * them, also when they come back from one. Null while unknown.
 */
export function useViewedNotificationPosition(
  viewedUpTo: string | undefined,
): readonly [number | null, (position: number) => void] {
  const { key } = useLocation();
  const [line, setLine] = useState(() => lines.get(key) ?? null);
  const moveLine = useCallback(
    (position: number) => {
      lines.set(key, position);
      setLine(position);
    },
    [key],
  );
  if (line === null && viewedUpTo !== undefined) moveLine(Number(viewedUpTo));
  return [line, moveLine];
}
