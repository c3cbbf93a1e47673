import { ChatType } from '@quintet/api/enums';
import { containsLink } from '@quintet/domain/chat/links';
import { trimMessageText } from '@quintet/domain/chat/text';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { withLockedGroup } from './locked-group.ts';
import { queryUsersAsMembers, type Member } from './members.ts';

/**
 * Sets the caller's name in a group; a blank one removes it. All members load the caller again.
 * @throws HttpError api.forbidden outside of a group and in direct messages, api.comment.has_hyperlink
 */
export async function setGroupNickname(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  typed: string,
): Promise<Member> {
  const nickname = trimMessageText(typed) || null;
  if (nickname !== null && containsLink(nickname)) throw new HttpError('api.comment.has_hyperlink');
  return withLockedGroup(services, userId, groupId, async (trx, append, { type }) => {
    if (type !== ChatType.GROUP) throw new HttpError('api.forbidden');
    const changed = await trx
      .updateTable('members')
      .set({ group_nickname: nickname })
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .where('group_nickname', 'is distinct from', nickname)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await append('members', { groupId }, { group_id: groupId, user_ids: [userId] });
    return (await queryUsersAsMembers(trx, groupId, [userId], userId))[0]!;
  });
}
