/** A place in the event log: after the event with this number. */
export type Position = {
  /** 0 before the first event. */
  number: number;
  /** When that event was written, in microseconds since 1970: after a restore, another event may have the same number. */
  writtenAt: number;
};

export function positionOf({ number, written_at }: { number: number; written_at: number }): Position {
  return { number, writtenAt: written_at };
}

/** Negative when `a` comes before `b`. */
export function comparePositions(a: Position, b: Position): number {
  return a.number - b.number;
}

/** A position as text for clients: `<log>-<number>-<writtenAt>`. `log` identifies the database, so other positions are rejected. */
export function writePosition(log: string, { number, writtenAt }: Position): string {
  return `${log}-${number}-${writtenAt}`;
}

/** Parses a position; null if it is malformed or from another log. */
export function readPosition(log: string, text: string): Position | null {
  const match = /^([a-z0-9]+)-(\d{1,16})-(\d{1,16})$/.exec(text);
  if (match?.[1] !== log) return null;
  const [number, writtenAt] = [Number(match[2]), Number(match[3])];
  return Number.isSafeInteger(number) && Number.isSafeInteger(writtenAt) ? { number, writtenAt } : null;
}
