import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { LoggedEventOf, StreamEvent } from '../../platform/events/event-types.ts';
import type { PresentEventBatch, PresentEventToReader } from '../../platform/events/present.ts';
import { queryMessagePresenters, type Message, type MessagePresenter } from './messages.ts';
import { queryGroupPinsLookup } from './pins.ts';
import { queryPreviousSeqLookup } from './previous-seqs.ts';

type Kind = 'message' | 'message_update';
type ToEvent = (message: Message, previousSeq: number) => StreamEvent;

/** Readers with the same view share one object, so that the stream serializes it once. */
function presentView(
  view: MessagePresenter,
  toEvent: ToEvent,
  getPreviousSeq: (reader: string) => number,
): PresentEventToReader {
  const presented = new Map<Message, Map<number, StreamEvent>>();
  return (reader) => {
    if (view.hiddenFrom.includes(reader)) return null;
    const message = view(reader);
    const previousSeq = getPreviousSeq(reader);
    const events = presented.get(message) ?? new Map<number, StreamEvent>();
    const event = events.get(previousSeq) ?? toEvent(message, previousSeq);
    presented.set(message, events.set(previousSeq, event));
    return event;
  };
}

const readViews = (db: Kysely<Database>, events: readonly LoggedEventOf<Kind>[], readers: Promise<string[][]>) =>
  queryMessagePresenters(db, [...new Set(events.map(({ ref }) => ref.message_id))], async () => (await readers).flat());

export const presentMessageEvents: PresentEventBatch<'message'> = async (db, events, readers) => {
  const views = await readViews(db, events, readers);
  const refs = events.map(({ ref }) => ref);
  const getPreviousSeqs = await queryPreviousSeqLookup(
    db,
    refs.filter((ref) => views.get(ref.message_id)?.isAfterLine),
  );
  return events.map(({ ref }) => {
    const view = views.get(ref.message_id);
    return view ? presentView(view, toMessageEvent, getPreviousSeqs(ref)) : () => null;
  });
};

/** Almost every message follows the one before it, and needs no `previous_seq`. */
const toMessageEvent: ToEvent = (message, previousSeq) => ({
  type: 'message',
  message,
  ...(previousSeq < message.seq - 1 && { previous_seq: previousSeq }),
});

export const presentMessageUpdateEvents: PresentEventBatch<'message_update'> = async (db, events, readers) => {
  const views = await readViews(db, events, readers);
  return events.map(({ ref }) => {
    const view = views.get(ref.message_id);
    return view
      ? presentView(
          view,
          (message) => ({ type: 'message_update', message }),
          () => 0,
        )
      : () => null;
  });
};

export const presentMessageHiddenEvents: PresentEventBatch<'message_hidden'> = async (_db, events) =>
  events.map(({ ref: { group_id, message_id, hidden_seq } }) => {
    const hidden = { type: 'message_hidden', group_id, message_id, seq: hidden_seq } as const;
    return () => hidden;
  });

/** Presents the pins as they are at delivery, not as they were when the event was recorded. */
export const presentPinEvents: PresentEventBatch<'pins'> = async (db, events, finding) => {
  const readers = (await finding).flat();
  const groupIds = [...new Set(events.map(({ ref }) => ref.group_id))];
  const pins = new Map(
    await Promise.all(groupIds.map(async (id) => [id, await queryGroupPinsLookup(db, id, readers)] as const)),
  );
  return events.map(({ ref }) => (reader) => ({
    type: 'pins',
    group_id: ref.group_id,
    pins: pins.get(ref.group_id)!(reader),
  }));
};
