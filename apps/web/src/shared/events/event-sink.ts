import type { Schemas } from '@quintet/api/types';

export type StreamEvent = Schemas['StreamEvent'];

/** An event and the position after it. */
export interface PositionedEvent {
  readonly at: string;
  readonly event: StreamEvent;
}

/** Stores events together with the stream position in one transaction, so that a dying tab neither skips nor loses an event. */
export interface EventSink {
  /** The position to resume after; null before the first start. */
  getPosition(): Promise<string | null>;
  /** Applies events in order and saves `position`. Applying an event twice changes nothing. */
  apply(events: readonly PositionedEvent[], position: string): Promise<void>;
  /** Missed events cannot be replayed: saves `position` and reloads what is shown (design §4, Events). */
  reset(position: string): Promise<void>;
}
