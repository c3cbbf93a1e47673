import { type UserCaller, requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { appendMessageWithAttachment } from './append-message-with-attachment.ts';
import { queryMessagesByIds, type Message } from './messages.ts';
import { withLockedGroup } from '../groups/locked-group.ts';
import { assertGroupActionAllowed } from '../groups/group-actions.ts';
import { getOrCreateGroupCode } from '../groups/group-codes.ts';
import { requireVisiblePost } from '../social/post-access.ts';
import { requireExistingAuthor } from '../social/authors.ts';
import { toViewer } from '../social/viewer.ts';

type Share = { type: 'share_social_author' | 'share_social_post' | 'share_group'; id: string };

/** Sends an author's page into chats (spec §7). */
export async function shareAuthor({ body, caller, params, services }: Call<'shareAuthor'>): Promise<Message[]> {
  const sender = requireUser(caller);
  await requireExistingAuthor(services.db, toViewer(caller), params.id);
  return sendAll(services, sender, { type: 'share_social_author', id: params.id }, body.group_ids, body.cid);
}

/** Sends a post into chats (spec §7). @throws HttpError api.forbidden for an unpublished post */
export async function sharePost({ body, caller, params, services }: Call<'sharePost'>): Promise<Message[]> {
  const sender = requireUser(caller);
  const post = await requireVisiblePost(services.db, toViewer(caller), params.id);
  if (post.state !== 'published') throw new HttpError('api.forbidden');
  return sendAll(services, sender, { type: 'share_social_post', id: params.id }, body.group_ids, body.cid);
}

/** Sends a group into chats, as a card with the sender's invite code. @throws HttpError api.forbidden without `invite_member` */
export async function shareGroupCard({ body, caller, services }: Call<'shareGroupCard'>): Promise<Message[]> {
  const sender = requireUser(caller);
  const { code } = await getOrCreateGroupCode(services, sender, body.group_id, {});
  return sendAll(services, sender, { type: 'share_group', id: code }, body.group_ids, body.cid);
}

/** Sends to one chat after another. If one chat refuses, the earlier messages remain; a repeated request returns them. */
async function sendAll(
  services: Services,
  sender: UserCaller,
  share: Share,
  groupIds: readonly string[],
  cid: string,
): Promise<Message[]> {
  const messages: Message[] = [];
  for (const groupId of groupIds) messages.push(await send(services, sender, share, groupId, `${cid}-${groupId}`));
  return messages;
}

function send(
  services: Services,
  { userId }: UserCaller,
  { type, id }: Share,
  groupId: string,
  cid: string,
): Promise<Message> {
  return withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    const sent = await trx
      .selectFrom('messages')
      .select('id')
      .where('user_id', '=', userId)
      .where('cid', '=', cid)
      .executeTakeFirst();
    if (sent) return (await queryMessagesByIds(trx, [sent.id], userId)).get(sent.id)!;
    await assertGroupActionAllowed(trx, room, { send: type });
    return appendMessageWithAttachment(trx, append, room, {
      user_id: userId,
      type,
      cid,
      target_id: id,
      thread_id: null,
      text: null,
    });
  });
}
