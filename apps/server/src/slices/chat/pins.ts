import { MessageType, Permission } from '@quintet/api/enums';
import { PINNED_MESSAGES_MAX } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { UserCaller } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../groups/members.ts';
import { addMessage } from './add-message.ts';
import { requireSpoken, type Work, withMessage } from './found-message.ts';
import { loadViews, type Message } from './messages.ts';
import { refuseSilenced } from './room.ts';

/** A group's pins, the newest first, as any of its members may be told them. */
export async function readPins(db: Kysely<Database>, groupId: string) {
  const rows = await db
    .selectFrom('pins')
    .select(['message_id', 'pin_at'])
    .where('group_id', '=', groupId)
    .orderBy('pin_at', 'desc')
    .execute();
  const views = await loadViews(
    db,
    rows.map(({ message_id }) => message_id),
  );
  const pins = rows.map(({ message_id, pin_at }) => ({ view: views.get(message_id)!, pin_at: pin_at.toISOString() }));
  /** `clearedSeq`: of the reader, who does not see what is up to there. */
  return (reader: string, clearedSeq: number): Message[] =>
    pins
      .map(({ view, pin_at }) => ({ ...view(reader), pin_at }))
      .filter(({ seq, block_user_ids }) => seq > clearedSeq && !block_user_ids.includes(reader));
}

export async function listPins(
  { db }: Pick<Services, 'db'>,
  { userId }: UserCaller,
  groupId: string,
): Promise<Message[]> {
  const { clearedSeq } = await requireMember(db, groupId, userId);
  return (await readPins(db, groupId))(userId, clearedSeq);
}

/** Pins a message and says so in the room (spec §5). @throws Failure api.data_exist when it is pinned, api.too_much when five are */
export async function addPin(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  msgId: string,
): Promise<Message[]> {
  return changePins(services, userId, groupId, msgId, async (trx, append, room, message) => {
    requireSpoken(message, NOT_HERE);
    const pins = await trx.selectFrom('pins').select('message_id').where('group_id', '=', groupId).execute();
    if (pins.some(({ message_id }) => message_id === msgId)) throw new Failure('api.data_exist');
    if (pins.length >= PINNED_MESSAGES_MAX) throw new Failure('api.too_much');
    await trx.insertInto('pins').values({ group_id: groupId, message_id: msgId, user_id: userId }).execute();
    await append('pins', { groupId }, { group_id: groupId });
    await addMessage(trx, append, room, {
      user_id: userId,
      type: MessageType.MESSAGE_PIN,
      text: null,
      target_id: msgId,
    });
  });
}

/** Takes a pin off; one that is not there is off. */
export async function removePin(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  msgId: string,
): Promise<Message[]> {
  return changePins(services, userId, groupId, msgId, async (trx, append) => {
    const { numDeletedRows } = await trx.deleteFrom('pins').where('message_id', '=', msgId).executeTakeFirst();
    if (numDeletedRows > 0n) await append('pins', { groupId }, { group_id: groupId });
  });
}

const NOT_HERE = 'api.body.param_invalid.msg_id';

async function changePins(
  services: Services,
  userId: string,
  groupId: string,
  msgId: string,
  work: Work<void>,
): Promise<Message[]> {
  const { clearedSeq } = await requireMember(services.db, groupId, userId);
  try {
    return await withMessage(services, userId, msgId, async (trx, append, room, message) => {
      if (message.group_id !== groupId) throw new Failure(NOT_HERE);
      if (room.permissions.pin_message === Permission.DENIED) throw new Failure('api.forbidden');
      // A pin is said in the room, so who may not speak there may not pin.
      await refuseSilenced(trx, room, MessageType.TEXT);
      await work(trx, append, room, message);
      return (await readPins(trx, groupId))(userId, clearedSeq);
    });
  } catch (error) {
    throw error instanceof Failure && error.code === 'api.data_not_exist' ? new Failure(NOT_HERE) : error;
  }
}
