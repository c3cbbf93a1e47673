import type { Schemas } from '@quintet/api/types';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { copyFileForSending } from '../../platform/media/copy-file.ts';
import { toApiFilePath } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';
import { requireChatRecord } from './chat-records.ts';
import { sendChatRecord } from './forward-record.ts';
import { assertIsContentMessage } from './content-message.ts';
import type { Message } from './messages.ts';
import { assertGroupActionAllowed, type SendableMessageType } from '../groups/group-actions.ts';
import { readGroupMembership } from '../groups/membership.ts';
import { findOwnMessageByCid, type NewMessageContent, sendMessageIdempotently } from './send.ts';
import { type MessageRow, requireVisibleMessage } from '../groups/visible-messages.ts';

/**
 * Forwards a message that the sender may see to another chat. The file is copied; the copy has a full lifetime of its own.
 * @throws HttpError api.data_not_exist, api.message.retracted, api.forbidden, api.file.expired
 */
export async function forwardMessage(
  services: Services,
  sender: UserCaller,
  msgId: string,
  { group_id, cid, album_id }: Schemas['ForwardRequest'],
): Promise<Message> {
  const { db } = services;
  // A repeated request succeeds even if the original message was retracted since.
  const sent = await findOwnMessageByCid(db, sender.userId, { cid, group_id });
  if (sent) return sent;
  const message = await requireVisibleMessage(db, sender.userId, msgId);
  assertIsContentMessage(message);
  if (message.type === 'red_envelope') throw new HttpError('api.forbidden');
  if (album_id !== undefined && message.type !== 'image' && message.type !== 'video')
    throw new HttpError('api.body.param_invalid.album_id');
  if (message.type === 'chat_record')
    return sendChatRecord(services, sender, { group_id, cid }, () => requireChatRecord(db, message));
  const type = message.type as SendableMessageType;
  return sendMessageIdempotently(services, sender, { type, group_id, cid }, async () => {
    // Check the permission before copying the file.
    await assertGroupActionAllowed(db, await readGroupMembership(db, group_id, sender.userId), { send: type });
    const content = await contentOf(services, message, { userId: sender.userId, groupId: group_id });
    return { ...content, album_id: album_id ?? null };
  });
}

async function contentOf(
  services: Services,
  { id, text, target_id, file_path, filename, duration }: MessageRow,
  owner: { userId: string; groupId: string },
): Promise<NewMessageContent> {
  if (file_path === null) return { text, target_id };
  const file = await services.db.selectFrom('files').selectAll().where('message_id', '=', id).executeTakeFirst();
  if (!file) throw new HttpError('api.file.expired');
  const copy = await copyFileForSending(services, file, owner);
  return { text, file_path: toApiFilePath(copy), file_id: copy.id, filename, duration };
}
