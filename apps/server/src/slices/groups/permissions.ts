import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { lockGroup } from './membership.ts';
import { type Group, loadGroup } from './groups.ts';

/**
 * Sets the permissions of ordinary members (spec §6). Sending takes the same group lock, so a concurrent message is checked entirely
 * by the old or entirely by the new permissions. @throws HttpError api.forbidden unless the user is the owner
 */
export const setMemberPermission = (
  { events }: Services,
  { userId }: UserCaller,
  groupId: string,
  granted: Schemas['MemberPermission'],
): Promise<Group> =>
  events.record(async (trx, append) => {
    const { role } = await lockGroup(trx, groupId, userId);
    if (role !== GroupRole.OWNER) throw new HttpError('api.forbidden');
    await trx
      .updateTable('groups')
      .set({ member_permission: JSON.stringify(granted) })
      .where('id', '=', groupId)
      .execute();
    await append('group', { groupId }, { group_id: groupId });
    return (await loadGroup(trx, userId, groupId))!;
  });
