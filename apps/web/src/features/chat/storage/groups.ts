import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Group } from '@quintet/domain/chat/message';
import type { ChatChange } from './change.ts';
import type { ChatDatabase, PendingReadPosition } from './schema.ts';
import { runUnitOfWork } from './unit-of-work.ts';
import { getGroupRemovalTimes, applyReadMarker, removeGroup, saveListedGroup } from './write-groups.ts';

/** Whether the group list was loaded since the database was created or last reset. */
export async function hasGroupList(db: ChatDatabase): Promise<boolean> {
  return (await db.get('meta', 'listed')) === true;
}

/**
 * Saves the whole list and removes other groups, unless they appeared during the request: `knownBefore` are the groups at its start. A
 * group that was removed after `requestedAt` stays away.
 */
export function saveGroupList(
  db: ChatDatabase,
  me: string,
  listed: readonly Group[],
  knownBefore: readonly string[],
  requestedAt: number,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of knownBefore) {
      if (!ids.has(id) && !isEmptyDirect(await unit.getGroup(id))) await removeGroup(unit, id);
    }
    const removals = await getGroupRemovalTimes(unit);
    const isGone = async (id: string): Promise<boolean> =>
      (removals[id] ?? -1) >= requestedAt && !(await unit.getGroup(id));
    for (const group of listed) if (!(await isGone(group.id))) await saveListedGroup(unit, group);
    await unit.tx.objectStore('meta').delete('removed');
    await unit.tx.objectStore('meta').put(true, 'listed');
  });
}

/** A direct message without messages is in no list, but may be open. */
const isEmptyDirect = (group: Group | undefined): boolean => group?.type === ChatType.DM && !group.last_message;

/** Saves one group from a response. */
export function saveCachedGroup(db: ChatDatabase, me: string, group: Group): Promise<ChatChange> {
  return runUnitOfWork(db, me, (unit) => saveListedGroup(unit, group));
}

/** The notification settings of one chat. */
export type GroupNotifyToggles = Partial<Pick<Group, 'notify' | 'notify_detail' | 'sound' | 'vibration'>>;

/** Changes notification settings of a group. */
export function saveGroupNotifyToggles(
  db: ChatDatabase,
  me: string,
  groupId: string,
  toggles: GroupNotifyToggles,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    const group = await unit.getGroup(groupId);
    if (group) unit.putGroup({ ...group, ...toggles });
  });
}

/** Marks a group as read and queues the read position for the server; does nothing when it was read before. */
export function markGroupReadAndQueuePosition(
  db: ChatDatabase,
  me: string,
  view: PendingReadPosition,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    const group = await unit.getGroup(view.groupId);
    if (!group || view.seq <= group.last_viewed_seq) return;
    await applyReadMarker(unit, view.groupId, { user_id: me, msg_id: view.msgId, seq: view.seq });
    await unit.tx.objectStore('views').put(view);
  });
}

/** Removes a queued read position after the server's response; `left` is its unread count. */
export function applyGroupReadResponse(
  db: ChatDatabase,
  me: string,
  view: PendingReadPosition,
  left?: Pick<Schemas['ViewResult'], 'unread' | 'last_seq'>,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    const views = unit.tx.objectStore('views');
    const waiting = await views.get(view.groupId);
    if (waiting?.seq === view.seq) await views.delete(view.groupId);
    if (!left) return;
    const { unread, last_seq } = left;
    await applyReadMarker(unit, view.groupId, { user_id: me, msg_id: view.msgId, seq: view.seq, unread, last_seq });
  });
}
