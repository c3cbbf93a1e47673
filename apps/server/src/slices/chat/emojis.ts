import type { Schemas } from '@quintet/api/types';
import { HttpError } from '../../platform/http/http-error.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { queryUserSummaries } from '../profile/summaries.ts';
import { assertIsContentMessage } from './content-message.ts';
import { updateMessageAndNotify, withMessageInLockedGroup } from './message-in-locked-group.ts';
import { queryMessagesByIds, type Message } from './messages.ts';
import { queryMessageReactions } from './reactions.ts';
import { assertGroupActionAllowed } from '../groups/group-actions.ts';
import { requireVisibleMessage } from '../groups/visible-messages.ts';

/** Maximum number of different emojis on one message: more do not fit under it. */
const MAX_EMOJIS = 20;

const EMOJI = /^\p{RGI_Emoji}$/v;

/** Lists the emojis on a message that the user may see, each with the users who reacted with it. */
export async function listMessageEmojis(
  { db }: Pick<Services, 'db'>,
  { userId }: UserCaller,
  msgId: string,
): Promise<Schemas['EmojiList']> {
  const { id, group_id } = await requireVisibleMessage(db, userId, msgId);
  const reactions = (await queryMessageReactions(db, [id])).get(id) ?? [];
  const ids = [...new Set(reactions.flatMap(({ userIds }) => userIds))];
  const users = await queryUserSummaries(db, userId, ids, group_id);
  return reactions.map(({ emoji, userIds }) => ({ emoji, users: userIds.flatMap((user) => users.get(user) ?? []) }));
}

/** @throws HttpError api.too_much if the message has too many different emojis */
export async function addMessageEmoji(
  services: Services,
  { userId }: UserCaller,
  msgId: string,
  emoji: string,
): Promise<Message> {
  if (!EMOJI.test(emoji)) throw new HttpError('api.body.param_invalid.emoji');
  return withMessageInLockedGroup(services, userId, msgId, async (trx, append, room, message) => {
    assertIsContentMessage(message);
    await assertGroupActionAllowed(trx, room, 'react');
    const known = (await queryMessageReactions(trx, [msgId])).get(msgId) ?? [];
    const same = known.find((one) => one.emoji === emoji);
    if (!same?.userIds.includes(userId)) {
      if (!same && known.length >= MAX_EMOJIS) throw new HttpError('api.too_much');
      await trx.insertInto('message_emojis').values({ message_id: msgId, user_id: userId, emoji }).execute();
      await updateMessageAndNotify(trx, append, message);
    }
    return (await queryMessagesByIds(trx, [msgId], userId)).get(msgId)!;
  });
}

export async function removeMessageEmoji(
  services: Services,
  { userId }: UserCaller,
  msgId: string,
  emoji: string,
): Promise<Message> {
  return withMessageInLockedGroup(services, userId, msgId, async (trx, append, _room, message) => {
    const { numDeletedRows } = await trx
      .deleteFrom('message_emojis')
      .where('message_id', '=', msgId)
      .where('user_id', '=', userId)
      .where('emoji', '=', emoji)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await updateMessageAndNotify(trx, append, message);
    return (await queryMessagesByIds(trx, [msgId], userId)).get(msgId)!;
  });
}
