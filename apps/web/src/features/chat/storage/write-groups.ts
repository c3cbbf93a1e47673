import { addSeqRange } from '@quintet/domain/chat/ranges';
import { type Group, isSystemMessageType } from '@quintet/domain/chat/message';
import {
  getLastSeqCountedByReadMarker,
  mergeListedGroup,
  withReadMarker,
  type ReadMarker,
} from '@quintet/domain/chat/groups';
import { putPinnedMessages } from './pins.ts';
import { getMessageKeyRange } from './schema.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { removeFromOutbox } from './write-messages.ts';

// What a unit of work writes about groups.

/** Longer ranges are not counted message by message. */
const MAX_COUNTED = 200;

/** Merges a listed group, and clears its history if that was cleared elsewhere. */
export async function saveListedGroup(unit: UnitOfWork, listed: Group): Promise<void> {
  const known = await unit.getGroup(listed.id);
  const { cleared_seq: cleared = 0 } = listed;
  if (known && (known.cleared_seq ?? 0) < cleared) await clearGroupHistoryUpTo(unit, listed.id, cleared);
  const group = await unit.getGroup(listed.id);
  unit.putGroup(mergeListedGroup(group, listed, await countSince(unit, group, listed.last_seq)));
}

/** Applies a read marker of this user or of another member to the group. */
export async function applyReadMarker(unit: UnitOfWork, groupId: string, view: ReadMarker): Promise<void> {
  const group = await unit.getGroup(groupId);
  const since = view.user_id === unit.me ? await countSince(unit, group, getLastSeqCountedByReadMarker(view)) : null;
  if (group) unit.putGroup(withReadMarker(group, view, unit.me, since));
}

/** Counts unread messages after `seq`; null when some are not cached. */
async function countSince(unit: UnitOfWork, group: Group | undefined, seq: number): Promise<number | null> {
  const span = (group?.last_seq ?? 0) - seq;
  if (!group || span <= 0) return 0;
  if (span > MAX_COUNTED) return null;
  const stored = await unit.tx.objectStore('messages').getAll(getMessageKeyRange(group.id, seq + 1, group.last_seq));
  return stored.length === span
    ? stored.filter(({ type, is_hidden }) => !isSystemMessageType(type) && !is_hidden).length
    : null;
}

/** When groups were removed, by id, since the list was last saved. */
export async function getGroupRemovalTimes(unit: UnitOfWork): Promise<Readonly<Record<string, number>>> {
  return ((await unit.tx.objectStore('meta').get('removed')) ?? {}) as Readonly<Record<string, number>>;
}

/** Deletes a group that this user has left, with all its data. */
export async function removeGroup(unit: UnitOfWork, groupId: string): Promise<void> {
  unit.forgetGroup(groupId);
  await unit.tx.objectStore('meta').put({ ...(await getGroupRemovalTimes(unit)), [groupId]: Date.now() }, 'removed');
  const items = await unit.tx.objectStore('outbox').getAll();
  for (const item of items) if (item.groupId === groupId) await removeFromOutbox(unit, item.cid);
  await Promise.all([
    unit.tx.objectStore('messages').delete(getMessageKeyRange(groupId)),
    unit.tx.objectStore('histories').delete(groupId),
    unit.tx.objectStore('drafts').delete(groupId),
    unit.tx.objectStore('pins').delete(groupId),
    unit.tx.objectStore('views').delete(groupId),
    unit.tx.objectStore('people').delete(IDBKeyRange.bound(`${groupId}/`, `${groupId}0`)),
  ]);
}

/** Deletes the history up to and including `seq`. */
export async function clearGroupHistoryUpTo(unit: UnitOfWork, groupId: string, seq: number): Promise<void> {
  await unit.tx.objectStore('messages').delete(getMessageKeyRange(groupId, 0, seq));
  const history = await unit.getHistory(groupId);
  unit.putHistory({ ...history, ranges: addSeqRange(history.ranges, { first: 0, last: seq }) });
  unit.record({ cleared: [{ groupId, seq }] });
  const pins = (await unit.tx.objectStore('pins').get(groupId))?.pins ?? [];
  if (pins.some((pin) => pin.seq <= seq))
    await putPinnedMessages(
      unit,
      groupId,
      pins.filter((pin) => pin.seq > seq),
    );
  const group = await unit.getGroup(groupId);
  if (!group) return;
  const isLastGone = group.last_message !== null && group.last_message.seq <= seq;
  const read = withReadMarker(group, { user_id: unit.me, msg_id: group.last_viewed ?? '', seq }, unit.me);
  const last_viewed = read.last_viewed || group.last_viewed;
  unit.putGroup({ ...read, last_viewed, cleared_seq: seq, last_message: isLastGone ? null : group.last_message });
}

export async function setMemberCount(unit: UnitOfWork, groupId: string, count: number | undefined): Promise<void> {
  const group = await unit.getGroup(groupId);
  if (group && count !== undefined) unit.putGroup({ ...group, member_count: count });
}
