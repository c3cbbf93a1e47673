import { addSeqRange, findRangeContaining } from '@quintet/domain/chat/ranges';
import {
  isRetractedMessageType,
  getLaterMessageVersion,
  type Message,
  toHiddenMessage,
} from '@quintet/domain/chat/message';
import { withReceivedMessage, withoutRetractedMention } from '@quintet/domain/chat/groups';
import { putPinnedMessages } from './pins.ts';
import { toPosterKey } from './schema.ts';
import type { UnitOfWork } from './unit-of-work.ts';

// What a unit of work writes about messages.

/** Saves a message unless the stored version is newer; returns the stored one. */
export async function saveLaterMessageVersion(unit: UnitOfWork, message: Message): Promise<Message> {
  const store = unit.tx.objectStore('messages');
  const known = await store.get([message.group_id, message.seq]);
  const stored = known ? getLaterMessageVersion(known, message) : message;
  if (stored !== known) await store.put(stored);
  return stored;
}

/**
 * Adds a new message from an event or a response, and removes it from the outbox. Messages after `previousSeq` and before this one are
 * hidden from this user.
 */
export async function addReceivedMessage(
  unit: UnitOfWork,
  incoming: Message,
  previousSeq: number = incoming.seq - 1,
): Promise<void> {
  const message = await saveLaterMessageVersion(unit, incoming);
  const range = { first: previousSeq + 1, last: message.seq };
  const history = await unit.getHistory(message.group_id);
  unit.putHistory({ ...history, ranges: addSeqRange(history.ranges, range) });
  unit.record({ receivedMessages: [{ groupId: message.group_id, messages: [message], covered: range }] });
  const group = await unit.getGroup(message.group_id);
  if (group) unit.putGroup(withReceivedMessage(group, message, unit.me));
  if (message.user_id === unit.me && message.cid) await removeFromOutbox(unit, message.cid);
}

/** Updates a message that is cached. */
export async function updateMessage(unit: UnitOfWork, incoming: Message): Promise<void> {
  const known = await unit.getGroup(incoming.group_id);
  let group = known;
  if (group && isRetractedMessageType(incoming.type)) group = withoutRetractedMention(group, incoming.seq);
  if (group?.last_message?.seq === incoming.seq)
    group = { ...group, last_message: getLaterMessageVersion(group.last_message, incoming) };
  if (group && group !== known) unit.putGroup(group);
  const history = await unit.getHistory(incoming.group_id);
  if (!findRangeContaining(history.ranges, incoming.seq)) return;
  unit.record({
    receivedMessages: [
      { groupId: incoming.group_id, messages: [await saveLaterMessageVersion(unit, incoming)], covered: null },
    ],
  });
}

/** Hides a cached message, so that late responses do not show it again. */
export async function hideMessage(unit: UnitOfWork, groupId: string, seq: number): Promise<void> {
  const known = await unit.tx.objectStore('messages').get([groupId, seq]);
  if (!known) return;
  unit.record({
    receivedMessages: [
      { groupId, messages: [await saveLaterMessageVersion(unit, toHiddenMessage(known))], covered: null },
    ],
  });
  const pins = (await unit.tx.objectStore('pins').get(groupId))?.pins ?? [];
  const left = pins.filter(({ id }) => id !== known.id);
  if (left.length < pins.length) await putPinnedMessages(unit, groupId, left);
}

export async function removeFromOutbox(unit: UnitOfWork, cid: string): Promise<void> {
  const key = await unit.tx.objectStore('outbox').index('cid').getKey(cid);
  if (key === undefined) return;
  await Promise.all([
    unit.tx.objectStore('outbox').delete(key),
    unit.tx.objectStore('files').delete(cid),
    unit.tx.objectStore('files').delete(toPosterKey(cid)),
  ]);
  unit.record({ outbox: 'changed' });
}
