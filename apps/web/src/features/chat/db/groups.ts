import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Group } from '@quintet/domain/chat/message';
import type { Change } from './change.ts';
import type { ChatDatabase, WaitingView } from './schema.ts';
import { work } from './unit-of-work.ts';

/** Whether the groups have been listed since the device began, or since the last reset. */
export async function areGroupsListed(db: ChatDatabase): Promise<boolean> {
  return (await db.get('meta', 'listed')) === true;
}

/**
 * Keeps the whole list. Groups that are not in it are left, unless they appeared while the list was on its way:
 * `knownBefore` are those that were there when it was asked for.
 */
export function keepGroupList(
  db: ChatDatabase,
  me: string,
  listed: readonly Group[],
  knownBefore: readonly string[],
): Promise<Change> {
  return work(db, me, async (doing) => {
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of knownBefore) {
      if (!ids.has(id) && !isUnwritten(await doing.group(id))) await doing.leave(id);
    }
    for (const group of listed) await doing.list(group);
    await doing.tx.objectStore('meta').put(true, 'listed');
  });
}

/** A direct message in which nobody has written is in no list; who has it open goes on. */
const isUnwritten = (group: Group | undefined): boolean => group?.type === ChatType.DM && !group.last_message;

/** Keeps one group that the server answered with. */
export function keepGroup(db: ChatDatabase, me: string, group: Group): Promise<Change> {
  return work(db, me, (doing) => doing.list(group));
}

/** Whether a chat calls. */
export function changeNotify(db: ChatDatabase, me: string, groupId: string, notify: Group['notify']): Promise<Change> {
  return work(db, me, async (doing) => {
    const group = await doing.group(groupId);
    if (group) doing.putGroup({ ...group, notify });
  });
}

/** Everything up to a message was seen; the server is to be told. Seen before: nothing happens. */
export function viewGroup(db: ChatDatabase, me: string, view: WaitingView): Promise<Change> {
  return work(db, me, async (doing) => {
    const group = await doing.group(view.groupId);
    if (!group || view.seq <= group.last_viewed_seq) return;
    await doing.view(view.groupId, { user_id: me, msg_id: view.msgId, seq: view.seq });
    await doing.tx.objectStore('views').put(view);
  });
}

/** The server was told of a view, or does not want to hear it. `left` is what it then counts as unread. */
export function settleView(
  db: ChatDatabase,
  me: string,
  view: WaitingView,
  left?: Pick<Schemas['ViewResult'], 'unread' | 'last_seq'>,
): Promise<Change> {
  return work(db, me, async (doing) => {
    const views = doing.tx.objectStore('views');
    const waiting = await views.get(view.groupId);
    if (waiting?.seq === view.seq) await views.delete(view.groupId);
    if (!left) return;
    const { unread, last_seq } = left;
    await doing.view(view.groupId, { user_id: me, msg_id: view.msgId, seq: view.seq, unread, last_seq });
  });
}
