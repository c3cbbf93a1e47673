/** A place in the event log: after the event `id` that the transaction `txid` wrote. */
export type Position = { txid: bigint; id: number };

export function positionOf(event: { txid: string; id: number }): Position {
  return { txid: BigInt(event.txid), id: event.id };
}

/** Negative when `a` comes before `b`. */
export function comparePositions(a: Position, b: Position): number {
  if (a.txid !== b.txid) return a.txid < b.txid ? -1 : 1;
  return a.id - b.id;
}

/** A position as clients keep it. `log` names the log, so that a position in another database's log is noticed. */
export function writePosition(log: string, { txid, id }: Position): string {
  return `${log}-${txid}-${id}`;
}

/** Null for a position that is not one of this log. */
export function readPosition(log: string, text: string): Position | null {
  const match = /^([a-z0-9]+)-(\d{1,20})-(\d{1,15})$/.exec(text);
  return match?.[1] === log ? { txid: BigInt(match[2]!), id: Number(match[3]) } : null;
}
