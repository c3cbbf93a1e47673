import { MessageType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { insertGroupMembers, countFreeMemberPlaces } from './insert-group-members.ts';
import { buildGroupNotifications } from './group-notifications.ts';
import { splitInvitees } from './invitees.ts';
import { runExclusiveInGroup } from './keyed-mutex.ts';
import { queryCurrentOrFormerMembers } from './members.ts';
import { lockGroup } from './membership.ts';
import { appendMessage } from './message-log.ts';
import { claimGroupRequestCid, findGroupRequestResponse, saveGroupRequestResponse } from './group-requests.ts';

/**
 * Adds friends to a group, as many as there are places (spec §6). A repeated request returns the same answer.
 * @throws HttpError api.forbidden without `invite_member`; api.too_much if the group is full
 */
export const addFriendsToGroup = (
  { events, notifications }: Services,
  { userId }: UserCaller,
  groupId: string,
  { cid, user_ids: userIds }: Schemas['InviteMembersRequest'],
): Promise<Schemas['InvitedMembers']> =>
  runExclusiveInGroup(groupId, () =>
    events.record(async (trx, append) => {
      await lockUserRowsShared(trx, userIds);
      const room = await lockGroup(trx, groupId, userId);
      await assertGroupActionAllowed(trx, room, 'invite');
      const key = { userId, cid, operation: 'invite' } as const;
      if (!(await claimGroupRequestCid(trx, key))) {
        const former = await findGroupRequestResponse(trx, key);
        if (former?.groupId !== groupId) throw new HttpError('api.body.param_invalid.cid');
        return {
          added: await queryCurrentOrFormerMembers(trx, groupId, former.added, userId),
          not_added: former.notAdded,
        };
      }
      const places = await countFreeMemberPlaces(trx, groupId);
      const { added, notAdded } = await splitInvitees(trx, { groupId, inviterId: userId, places }, userIds);
      if (added.length === 0 && notAdded.some(({ reason }) => reason === 'limit')) throw new HttpError('api.too_much');
      if (added.length > 0) {
        await insertGroupMembers(trx, append, room, added, userId);
        await append('group', { userIds: added }, { group_id: groupId });
        const targets = { target_id: added[0]!, target_ids: added };
        await appendMessage(trx, append, room, { user_id: userId, type: MessageType.INVITE_MEMBER, ...targets });
      }
      await saveGroupRequestResponse(trx, key, { groupId, added, notAdded });
      await notifications.add(
        trx,
        append,
        buildGroupNotifications({ type: 'group_invite', groupId, actorId: userId, userIds: added }),
      );
      return { added: await queryCurrentOrFormerMembers(trx, groupId, added, userId), not_added: notAdded };
    }),
  );
