import type { Schemas } from '@quintet/api/types';

export type StreamEvent = Schemas['StreamEvent'];

/** An event and the position after it. */
export interface PositionedEvent {
  readonly at: string;
  readonly event: StreamEvent;
}

/**
 * Keeps what events say, together with how far the stream was followed: both in one transaction, so that no event is
 * skipped or lost whenever the tab dies.
 */
export interface EventStore {
  /** The position to resume after; null before the first start. */
  getPosition(): Promise<string | null>;
  /** Applies events in order, then stands at `at`. Applying an event again changes nothing. */
  apply(events: readonly PositionedEvent[], position: string): Promise<void>;
  /** What was missed cannot be replayed: stands at `at` and reloads what is shown (design §4, Events). */
  reset(position: string): Promise<void>;
}
