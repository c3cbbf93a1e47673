import { sql } from 'kysely';
import type { LoggedEventOf, StreamEvent } from '../../events/kinds.ts';
import type { Renderer, Rendering } from '../../events/render.ts';
import { loadViews, type Message, type MessageView } from './messages.ts';
import { readPins } from './pins.ts';

type Kind = 'message' | 'message_update';

/** One object for all readers who see the same: it is put into one frame. */
function renderer<K extends Kind>(tell: (message: Message) => StreamEvent): Renderer<K> {
  return async (db, events: LoggedEventOf<Kind>[]) => {
    const views = await loadViews(db, [...new Set(events.map(({ ref }) => ref.message_id))]);
    return events.map(({ ref }): Rendering => {
      const view = views.get(ref.message_id);
      return view ? renderView(view, tell) : () => null;
    });
  };
}

function renderView(view: MessageView, tell: (message: Message) => StreamEvent): Rendering {
  const message = view();
  const told = tell(message);
  return (reader) => {
    if (message.block_user_ids.includes(reader)) return null;
    const own = view(reader);
    return own.emojis?.some(({ is_mine }) => is_mine) ? tell(own) : told;
  };
}

export const renderMessages: Renderer<'message'> = renderer((message) => ({ type: 'message', message }));
export const renderMessageUpdates: Renderer<'message_update'> = renderer((message) => ({
  type: 'message_update',
  message,
}));

export const renderCleared: Renderer<'group_cleared'> = async (_db, events) =>
  events.map(({ ref }) => {
    const told = { type: 'group_cleared', group_id: ref.group_id, seq: ref.up_to } as const;
    return () => told;
  });

/** Pins as they are now; who cleared the history does not see those before. */
export const renderPins: Renderer<'pins'> = async (db, events, finding) => {
  const readers = [...new Set((await finding).flat())];
  const groupIds = [...new Set(events.map(({ ref }) => ref.group_id))];
  const pins = new Map(await Promise.all(groupIds.map(async (id) => [id, await readPins(db, id)] as const)));
  const members = await db
    .selectFrom('members')
    .select(['group_id', 'user_id', 'cleared_seq'])
    .where('group_id', 'in', groupIds)
    .where(sql<boolean>`user_id = any(${readers})`)
    .execute();
  const clearedSeqs = new Map(members.map((member) => [`${member.group_id} ${member.user_id}`, member.cleared_seq]));
  return events.map(({ ref }) => (reader) => {
    const clearedSeq = clearedSeqs.get(`${ref.group_id} ${reader}`);
    if (clearedSeq === undefined) return null;
    return { type: 'pins', group_id: ref.group_id, pins: pins.get(ref.group_id)!(reader, clearedSeq) };
  });
};
