import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session.ts';
import type { StreamEventOfType } from './event-client.ts';
import type { StreamEvent } from './event-sink.ts';

/** What handlers of events change. */
export interface EventContext {
  readonly client: QueryClient;
  readonly store: Session['store'];
}

/** A slice's handlers of stream events, by type: they keep its data up to date. app/event-handlers.ts registers those of all slices. */
export type EventHandlers = {
  readonly [Type in StreamEvent['type']]?: (event: StreamEventOfType<Type>, context: EventContext) => unknown;
};

/** Calls each slice's handler of an event. */
export function handleEvent(slices: readonly EventHandlers[], event: StreamEvent, context: EventContext): void {
  for (const { [event.type]: handle } of slices) handle?.(event as never, context);
}
