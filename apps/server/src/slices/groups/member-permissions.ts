import type { Schemas } from '@quintet/api/types';
import { sql } from 'kysely';
import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { type Group, queryGroupForMember } from './groups.ts';
import { withLockedGroup } from './locked-group.ts';
import { appendMessage } from './message-log.ts';

type MemberPermissions = Schemas['MemberPermissionChange'];
type Change = { [K in keyof MemberPermissions]: MemberPermissions[K] | undefined };

/**
 * Sets some of the permissions of ordinary members (spec §6); the others stay. Sending takes the same group lock, so a concurrent message is checked entirely
 * by the old or entirely by the new permissions. @throws HttpError api.forbidden unless the user is the owner
 */
export const setOrdinaryMemberPermissions = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  change: Change,
): Promise<Group> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'own');
    const { rows } = await sql`
      update groups set member_permission = member_permission || ${JSON.stringify(change)}::jsonb
      where id = ${groupId} and not member_permission @> ${JSON.stringify(change)}::jsonb returning id`.execute(trx);
    if (rows.length > 0) {
      await append('group', { groupId }, { group_id: groupId });
      await appendMessage(trx, append, room, { user_id: userId, type: 'group_permission' });
    }
    return (await queryGroupForMember(trx, userId, groupId))!;
  });
