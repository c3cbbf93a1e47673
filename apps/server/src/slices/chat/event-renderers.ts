import type { LoggedEventOf, StreamEvent } from '../../platform/events/event-types.ts';
import type { Renderer, Rendering } from '../../platform/events/render.ts';
import { loadViews, type Message, type MessageView } from './messages.ts';
import { readPins } from './pins.ts';

type Kind = 'message' | 'message_update';

/** Readers with the same view share one object, so that the stream serializes it once. */
function renderer<K extends Kind>(tell: (message: Message) => StreamEvent): Renderer<K> {
  return async (db, events: LoggedEventOf<Kind>[], finding) => {
    const ids = [...new Set(events.map(({ ref }) => ref.message_id))];
    const views = await loadViews(db, ids, async () => (await finding).flat());
    return events.map(({ ref }): Rendering => {
      const view = views.get(ref.message_id);
      return view ? renderView(view, tell) : () => null;
    });
  };
}

function renderView(view: MessageView, tell: (message: Message) => StreamEvent): Rendering {
  const told = new Map<Message, StreamEvent>();
  return (reader) => {
    if (view.hiddenFrom.includes(reader)) return null;
    const message = view(reader);
    const event = told.get(message) ?? tell(message);
    told.set(message, event);
    return event;
  };
}

export const renderMessageEvents: Renderer<'message'> = renderer((message) => ({ type: 'message', message }));
export const renderMessageUpdateEvents: Renderer<'message_update'> = renderer((message) => ({
  type: 'message_update',
  message,
}));

/** Renders the pins as they are at delivery, not as they were when the event was recorded. */
export const renderPinEvents: Renderer<'pins'> = async (db, events, finding) => {
  const readers = (await finding).flat();
  const groupIds = [...new Set(events.map(({ ref }) => ref.group_id))];
  const pins = new Map(await Promise.all(groupIds.map(async (id) => [id, await readPins(db, id, readers)] as const)));
  return events.map(({ ref }) => (reader) => ({
    type: 'pins',
    group_id: ref.group_id,
    pins: pins.get(ref.group_id)!(reader),
  }));
};
