import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { type FindOnlineMembersByGroup, findOnlineGroupMembers, findEventRecipients } from './recipients.ts';
import type { EventConnections } from './connections.ts';
import { createReaderFrameBuilder, buildWebSocketTextFrame } from './frame.ts';
import { EVENT_SOCKET_CLOSE_CODES } from './frame-writer.ts';
import type { LoggedEvent } from './event-types.ts';
import { toEventPosition, formatEventPosition } from './position.ts';
import { type EventPresenters, loadReaderEventPresenters } from './present.ts';
import type { TypingSignal } from './signals.ts';

type DeliveryDeps = {
  db: Kysely<Database>;
  presenters: EventPresenters;
  findMembers: FindOnlineMembersByGroup;
  logName: string;
  connections: EventConnections;
};

/** Sends a batch of events to the connections that may see them. */
export async function deliverEvents(deps: DeliveryDeps, batch: readonly LoggedEvent[]): Promise<void> {
  const { db, presenters, logName, connections } = deps;
  const here = connections.users;
  const events = batch.filter(({ user_id }) => (user_id === null ? here.size > 0 : here.has(user_id)));
  const finding = findEventRecipients(deps, events, here);
  const [readers, presented] = await Promise.all([finding, loadReaderEventPresenters(presenters, db, events, finding)]);
  events.forEach((event, index) => {
    if (event.type === 'session_end') endSession(connections, event.user_id, event.ref);
    const frameFor = createReaderFrameBuilder(logName, event, presented[index]!);
    const at = toEventPosition(event);
    const isLast = index === events.length - 1;
    for (const reader of readers[index]!) {
      const frame = frameFor(reader);
      if (frame) for (const connection of connections.of(reader)) connection.send(frame, at, isLast);
    }
  });
}

/** Resets the readers of an event that cannot be sent; if they cannot be looked up, resets all connected users. */
export async function deliverStreamReset(deps: DeliveryDeps, event: LoggedEvent): Promise<void> {
  const { logName, connections } = deps;
  const here = connections.users;
  const [readers] = await findEventRecipients(deps, [event], here).catch(() => [[...here.keys()]]);
  const at = toEventPosition(event);
  const frame = buildWebSocketTextFrame(JSON.stringify({ type: 'reset', last: formatEventPosition(logName, at) }));
  for (const reader of readers!) for (const connection of connections.of(reader)) connection.send(frame, at, true);
}

/** Sends typing to the connected members of the group; it is not stored. */
export async function deliverTypingSignal(deps: DeliveryDeps, { group_id, user_id }: TypingSignal): Promise<void> {
  const { connections } = deps;
  const readers = await findOnlineGroupMembers(deps, group_id, connections.users);
  const frame = buildWebSocketTextFrame(JSON.stringify({ type: 'typing', group_id, user_id }));
  const others = readers.filter((id) => id !== user_id);
  for (const reader of others) for (const connection of connections.of(reader)) connection.sendVolatile(frame);
}

type EndedSession = { session_id: number; reason: string };

function endSession(connections: EventConnections, userId: string | null, { session_id, reason }: EndedSession): void {
  for (const connection of connections.of(userId ?? '')) {
    if (connection.owner.sessionId === session_id) connection.close(EVENT_SOCKET_CLOSE_CODES.SESSION_ENDED, reason);
  }
}
