import { MessageType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { containsLink } from '@quintet/domain/chat/links';
import { areMentionsValid, type Mention } from '@quintet/domain/mentions';
import { trimMessageText, validateMessageLength } from '@quintet/domain/chat/text';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { appendMessageWithAttachment, type MessageWithAttachmentInput } from './append-message-with-attachment.ts';
import { getFileKindForMessageType, prepareMessageAttachment } from './attach-file.ts';
import { withLockedGroup } from '../groups/locked-group.ts';
import { assertIsContentMessage } from './content-message.ts';
import { resolveMessageMentions, buildMentionNotifications } from './mentions.ts';
import { type Message, presentBareMessage, presentMessages } from './messages.ts';
import { assertGroupActionAllowed, isGroupActionAllowed, type SendableMessageType } from '../groups/group-actions.ts';
import type { GroupMembership } from '../groups/membership.ts';
import { requireVisibleMessage } from '../groups/visible-messages.ts';

type SendInput = Schemas['SendMessageRequest'];

/** A message as its sender gives it. */
export type NewMessageContent = Omit<Partial<MessageWithAttachmentInput>, 'mentions'> & {
  mentions?: readonly Mention[];
};

/** The group, type and cid of a message. `thread_id`: the message in the same group that it answers. */
type MessageTarget = Pick<SendInput, 'cid' | 'group_id'> & { type: SendableMessageType; thread_id?: string };

export const sendMessage = (services: Services, sender: UserCaller, given: SendInput): Promise<Message> => {
  const { type, group_id, cid } = given;
  return sendMessageIdempotently(services, sender, { type, group_id, cid }, () => readContent(services, sender, given));
};

/**
 * Sends a message. Requests with the same (sender, cid) store one message, also if they are concurrent; every one of them
 * returns it (design §4).
 */
export async function sendMessageIdempotently(
  services: Services,
  sender: UserCaller,
  given: MessageTarget,
  read: () => Promise<NewMessageContent>,
): Promise<Message> {
  try {
    return await addOnce(services, sender, given, await read());
  } catch (error) {
    // If this cid is already stored, return the stored message instead of the error.
    const sent = await findOwnMessageByCid(services.db, sender.userId, given);
    if (sent) return sent;
    throw error;
  }
}

const addOnce = (
  services: Services,
  sender: UserCaller,
  given: MessageTarget,
  content: NewMessageContent,
): Promise<Message> =>
  withLockedGroup(services, sender.userId, given.group_id, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, { send: given.type });
    // A caption is a text.
    if (content.text && given.type !== MessageType.TEXT)
      await assertGroupActionAllowed(trx, room, { send: MessageType.TEXT });
    assertLinksAllowed(room, content.text);
    if (given.thread_id !== undefined)
      assertIsContentMessage(await requireVisibleMessage(trx, sender.userId, given.thread_id, room.id));
    const { mentions, ...rest } = content;
    const mentioned = await resolveMessageMentions(trx, room, mentions);
    const message = await appendMessageWithAttachment(trx, append, room, {
      user_id: sender.userId,
      type: given.type,
      cid: given.cid,
      thread_id: given.thread_id ?? null,
      ...rest,
      mentions: mentioned.mentions.length > 0 ? JSON.stringify(mentioned.mentions) : null,
    });
    await services.notifications.add(trx, append, buildMentionNotifications(message, mentioned.userIds));
    return message;
  });

/** Answers a message with a text (spec §7). @throws HttpError api.message.retracted, api.data_not_exist, api.forbidden */
export async function replyMessage(
  services: Services,
  sender: UserCaller,
  msgId: string,
  { type, text, cid, mentions }: Schemas['ReplyRequest'],
): Promise<Message> {
  if (type !== MessageType.TEXT) throw new HttpError('api.body.param_invalid.type');
  const parent = await services.db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select('messages.group_id')
    .where('messages.id', '=', msgId)
    .where('members.user_id', '=', sender.userId)
    .executeTakeFirst();
  if (!parent) throw new HttpError('api.data_not_exist');
  const sent: MessageTarget = { type, cid, group_id: parent.group_id, thread_id: msgId };
  return sendMessageIdempotently(services, sender, sent, async () => readTextContent(text, mentions));
}

/**
 * Finds the stored message of this (sender, cid). A sender who is no longer a member gets it without quote, file and reactions.
 * @throws HttpError api.body.param_invalid.cid if the cid belongs to a message of another group or thread
 */
export async function findOwnMessageByCid(
  db: Kysely<Database>,
  userId: string,
  { cid, group_id, thread_id }: Omit<MessageTarget, 'type'>,
): Promise<Message | undefined> {
  const sent = await db
    .selectFrom('messages')
    .leftJoin('members', (join) =>
      join.onRef('members.group_id', '=', 'messages.group_id').onRef('members.user_id', '=', 'messages.user_id'),
    )
    .selectAll('messages')
    .select('members.user_id as member')
    .where('messages.user_id', '=', userId)
    .where('cid', '=', cid)
    .executeTakeFirst();
  if (!sent) return undefined;
  if (sent.group_id !== group_id || sent.thread_id !== (thread_id ?? null))
    throw new HttpError('api.body.param_invalid.cid');
  return sent.member === null ? presentBareMessage(sent) : (await presentMessages(db, [sent], userId))[0];
}

async function readContent(services: Services, sender: UserCaller, given: SendInput): Promise<NewMessageContent> {
  const { type, text, mentions, album_id, target_id } = given;
  const isPicture = type === MessageType.IMAGE || type === MessageType.VIDEO;
  if (album_id !== undefined && !isPicture) throw new HttpError('api.body.param_invalid.album_id');
  if (type === MessageType.TEXT) return readTextContent(text ?? '', mentions);
  if (getFileKindForMessageType(type)) {
    const caption = isPicture && text !== undefined ? readTextContent(text, mentions) : { text: null };
    return { ...(await prepareMessageAttachment(services, sender, given)), ...caption, album_id: album_id ?? null };
  }
  const target = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', target_id ?? '')
    .where('delete_at', 'is', null)
    .executeTakeFirst();
  if (!target) throw new HttpError('api.body.param_invalid.target_id');
  return { text: null, target_id: target.id };
}

function readTextContent(typed: string, mentions: readonly Mention[] = []): NewMessageContent {
  const text = readText(typed);
  if (!areMentionsValid(text, mentions)) throw new HttpError('api.body.param_invalid.mentions');
  return { text, mentions };
}

function readText(typed: string): string {
  const text = trimMessageText(typed);
  if (text === '' || validateMessageLength(text)) throw new HttpError('api.body.param_invalid.text');
  return text;
}

/** @throws HttpError api.comment.has_hyperlink where the member may not send links */
export function assertLinksAllowed(room: GroupMembership, text: string | null | undefined): void {
  if (text && !isGroupActionAllowed(room, 'send_link') && containsLink(text))
    throw new HttpError('api.comment.has_hyperlink');
}
