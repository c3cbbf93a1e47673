import { isRetractableMessageType, isRetractedMessageType } from '@quintet/domain/chat/message';
import { markMessageFilesForDeletion, sweepFilesInBackground } from '../../platform/media/sweep.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { isGroupActionAllowed } from '../groups/group-actions.ts';
import { deleteChatRecord } from './chat-records.ts';
import { updateMessageAndNotify, withMessageInLockedGroup } from './message-in-locked-group.ts';
import { toMentionNotificationSourceKey } from './mentions.ts';
import { queryMessagesByIds, type Message } from './messages.ts';

/**
 * Retracts a message (spec §4): it keeps its seq and loses its content. Allowed for the sender, and in a group for its admins and
 * owner (design §6). Retracting again changes nothing.
 */
export async function retractMessage(services: Services, { userId }: UserCaller, msgId: string): Promise<Message> {
  const retracted = await withMessageInLockedGroup(services, userId, msgId, async (trx, append, room, message) => {
    const type = message.type as Message['type'];
    if (!isRetractedMessageType(type)) {
      const isAllowed = message.user_id === userId || isGroupActionAllowed(room, 'retract_others');
      if (!isRetractableMessageType(type) || !isAllowed) throw new HttpError('api.forbidden');
      await updateMessageAndNotify(trx, append, message, {
        type: `${type}_retracted`,
        retract_user_id: userId,
        text: null,
        mentions: null,
        target_id: null,
        target_ids: null,
        file_path: null,
        filename: null,
        duration: null,
        expire_at: null,
        ngrams: null,
      });
      await markMessageFilesForDeletion(trx, msgId);
      if (message.type === 'chat_record') await deleteChatRecord(trx, message);
      await trx.deleteFrom('message_emojis').where('message_id', '=', msgId).execute();
      const { numDeletedRows } = await trx.deleteFrom('pins').where('message_id', '=', msgId).executeTakeFirst();
      if (numDeletedRows > 0n) await append('pins', { groupId: room.id }, { group_id: room.id });
      if (message.mentions)
        await services.notifications.retract(trx, append, { sources: [toMentionNotificationSourceKey(msgId)] });
    }
    return (await queryMessagesByIds(trx, [msgId], userId)).get(msgId)!;
  });
  sweepFilesInBackground(services);
  return retracted;
}
