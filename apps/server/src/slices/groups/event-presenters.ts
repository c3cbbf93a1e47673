import type { PresentEventBatch } from '../../platform/events/present.ts';
import { queryGroupForUsers } from './groups.ts';

/** Presents the group once for each reader: name, unread count and permissions differ by member. */
export const presentGroupEvents: PresentEventBatch<'group'> = async (db, events, finding) => {
  const readers = await finding;
  const readersOf = new Map<string, Set<string>>();
  events.forEach(({ ref }, index) => {
    const known = readersOf.get(ref.group_id) ?? new Set();
    readers[index]!.forEach((reader) => known.add(reader));
    readersOf.set(ref.group_id, known);
  });
  const seen = new Map(
    await Promise.all(
      Array.from(readersOf, async ([id, all]) => [id, await queryGroupForUsers(db, id, [...all])] as const),
    ),
  );
  return events.map(({ ref }) => (reader) => {
    const group = seen.get(ref.group_id)?.get(reader);
    return group ? { type: 'group', group } : null;
  });
};

export const presentGroupRemovedEvents: PresentEventBatch<'group_removed'> = async (_db, events) =>
  events.map(({ ref }) => {
    const told = { type: 'group_removed', ...ref } as const;
    return () => told;
  });

export const presentGroupMembersEvents: PresentEventBatch<'members'> = async (db, events) => {
  const ids = [...new Set(events.map(({ ref }) => ref.group_id))];
  const rows = await db.selectFrom('groups').select(['id', 'member_count']).where('id', 'in', ids).execute();
  const counts = new Map(rows.map(({ id, member_count }) => [id, member_count]));
  return events.map(({ ref }) => {
    const told = { type: 'members', ...ref, member_count: counts.get(ref.group_id) ?? 0 } as const;
    return () => told;
  });
};

/** Only the user who viewed gets their own unread count. */
export const presentGroupViewedEvents: PresentEventBatch<'view'> = async (_db, events) =>
  events.map(({ ref: { unread, last_seq, ...view } }) => {
    const told = { type: 'view', ...view } as const;
    const own = { ...told, unread, last_seq };
    return (reader) => (reader === view.user_id ? own : told);
  });

export const presentGroupClearedEvents: PresentEventBatch<'group_cleared'> = async (_db, events) =>
  events.map(({ ref }) => {
    const told = { type: 'group_cleared', group_id: ref.group_id, seq: ref.up_to } as const;
    return () => told;
  });
