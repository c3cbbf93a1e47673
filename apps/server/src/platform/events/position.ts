/** A place in the event log: after the event with this number. */
export type EventPosition = {
  /** 0 before the first event. */
  number: number;
  /** When that event was written, in microseconds since 1970: after a restore, another event may have the same number. */
  writtenAt: number;
};

export function toEventPosition({ number, written_at }: { number: number; written_at: number }): EventPosition {
  return { number, writtenAt: written_at };
}

/** Negative when `a` comes before `b`. */
export function compareEventPositions(a: EventPosition, b: EventPosition): number {
  return a.number - b.number;
}

/** A position as text for clients: `<log>-<number>-<writtenAt>`. `log` identifies the database, so other positions are rejected. */
export function formatEventPosition(log: string, { number, writtenAt }: EventPosition): string {
  return `${log}-${number}-${writtenAt}`;
}

/** Parses a position; null if it is malformed or from another log. */
export function parseEventPosition(log: string, text: string): EventPosition | null {
  const match = /^([a-z0-9]+)-(\d{1,16})-(\d{1,16})$/.exec(text);
  if (match?.[1] !== log) return null;
  const [number, writtenAt] = [Number(match[2]), Number(match[3])];
  return Number.isSafeInteger(number) && Number.isSafeInteger(writtenAt) ? { number, writtenAt } : null;
}
