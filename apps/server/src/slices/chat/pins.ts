import { MessageType } from '@quintet/api/enums';
import { EMPTY_MESSAGE_FIELDS } from '@quintet/domain/chat/message';
import { PINNED_MESSAGES_MAX } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed, findMembersAllowed } from '../groups/group-actions.ts';
import { requireGroupMember } from '../groups/membership.ts';
import { appendMessageWithAttachment } from './append-message-with-attachment.ts';
import { type LockedGroupWork, withLockedGroup } from '../groups/locked-group.ts';
import { assertIsContentMessage } from './content-message.ts';
import { queryMessagePresenters, type Message } from './messages.ts';
import { findVisibleMessage, type MessageRow, queryMessageVisibilityLookup } from '../groups/visible-messages.ts';

/**
 * Loads a group's pins, the newest first. Returns a function from reader to pins; a pin that the reader has cleared is returned
 * without content if the reader may unpin it, else left out.
 */
export async function queryGroupPinsLookup(db: Kysely<Database>, groupId: string, readers: readonly string[]) {
  const pins = await db
    .selectFrom('pins')
    .innerJoin('messages', 'messages.id', 'pins.message_id')
    .select([
      'messages.id',
      'messages.group_id',
      'messages.user_id',
      'seq',
      'create_at',
      'block_user_ids',
      'only_for',
      'pin_at',
    ])
    .where('pins.group_id', '=', groupId)
    .orderBy('pin_at', 'desc')
    .execute();
  if (pins.length === 0) return () => [];
  const ids = pins.map(({ id }) => id);
  const [views, canSee] = await Promise.all([
    queryMessagePresenters(db, ids, async () => readers),
    queryMessageVisibilityLookup(db, pins, readers),
  ]);
  const hasCleared = readers.some((reader) => pins.some((pin) => !canSee(pin, reader)));
  const canUnpin = new Set(hasCleared ? await findMembersAllowed(db, groupId, readers, 'pin') : []);
  return (reader: string): Message[] =>
    pins.flatMap((pin) => {
      if (canSee(pin, reader)) return [{ ...views.get(pin.id)!(reader), pin_at: pin.pin_at.toISOString() }];
      return canUnpin.has(reader) && !pin.block_user_ids.includes(reader) ? [withoutContent(pin)] : [];
    });
}

type Pin = Pick<MessageRow, 'id' | 'group_id' | 'user_id' | 'seq' | 'create_at'> & { pin_at: Date };

const withoutContent = ({ id, group_id, user_id, seq, create_at, pin_at }: Pin): Message => ({
  id,
  group_id,
  user_id,
  seq,
  create_at: create_at.toISOString(),
  pin_at: pin_at.toISOString(),
  is_cleared: true,
  type: MessageType.TEXT,
  cid: null,
  ...EMPTY_MESSAGE_FIELDS,
});

export async function listGroupPins(
  { db }: Pick<Services, 'db'>,
  { userId }: UserCaller,
  groupId: string,
): Promise<Message[]> {
  await requireGroupMember(db, groupId, userId);
  return (await queryGroupPinsLookup(db, groupId, [userId]))(userId);
}

/**
 * Pins a message and adds a system message (spec §5). Returns the pins of the group.
 * @throws HttpError api.data_exist if pinned already, api.too_much at five pins
 */
export const pinMessage = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  msgId: string,
): Promise<Message[]> =>
  changePins(services, userId, groupId, async (trx, append, room) => {
    const message = await requireHere(trx, userId, msgId, groupId);
    assertIsContentMessage(message, NOT_HERE);
    const pins = await trx.selectFrom('pins').select('message_id').where('group_id', '=', groupId).execute();
    if (pins.some(({ message_id }) => message_id === msgId)) throw new HttpError('api.data_exist');
    if (pins.length >= PINNED_MESSAGES_MAX) throw new HttpError('api.too_much');
    await trx.insertInto('pins').values({ group_id: groupId, message_id: msgId, user_id: userId }).execute();
    await append('pins', { groupId }, { group_id: groupId });
    await appendMessageWithAttachment(trx, append, room, {
      user_id: userId,
      type: MessageType.MESSAGE_PIN,
      text: null,
      target_id: msgId,
    });
  });

/**
 * Unpins a message, also if this user has cleared it. Returns the pins of the group. An unpinned message that the user sees is no
 * error.
 */
export const unpinMessage = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  msgId: string,
): Promise<Message[]> =>
  changePins(services, userId, groupId, async (trx, append) => {
    const { numDeletedRows } = await trx
      .deleteFrom('pins')
      .where('group_id', '=', groupId)
      .where('message_id', '=', msgId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await append('pins', { groupId }, { group_id: groupId });
    else await requireHere(trx, userId, msgId, groupId);
  });

const NOT_HERE = 'api.body.param_invalid.msg_id';

async function requireHere(...given: Parameters<typeof findVisibleMessage>): Promise<MessageRow> {
  const message = await findVisibleMessage(...given);
  if (!message) throw new HttpError(NOT_HERE);
  return message;
}

const changePins = (
  services: Services,
  userId: string,
  groupId: string,
  work: LockedGroupWork<void>,
): Promise<Message[]> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'pin');
    await work(trx, append, room);
    return (await queryGroupPinsLookup(trx, groupId, [userId]))(userId);
  });
