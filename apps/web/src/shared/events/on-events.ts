import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session.ts';
import type { EventClient } from './event-client.ts';

/** Keeps a slice's data up to date by the events of the stream. Each slice exports one; app/event-handlers.ts registers it. */
export type RegisterEventHandlers = (events: EventClient, client: QueryClient, store: Session['store']) => void;
