import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { assertNoBannedWords } from '../../platform/banned-words.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { validateAndNormalizeGroupName } from './create-group.ts';
import { type Group, queryGroupForMember } from './groups.ts';
import { withLockedGroup } from './locked-group.ts';
import { requireGroupMember } from './membership.ts';
import { appendMessage } from './message-log.ts';

/**
 * Changes the name or the introduction of a group, with a line in the room for each.
 * @throws HttpError api.forbidden without `change_info`, has_banned_word.introduction, param_invalid.display_name
 */
export async function updateGroup(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  given: Schemas['UpdateGroupRequest'],
): Promise<Group> {
  const name = given.display_name === undefined ? undefined : validateAndNormalizeGroupName(given.display_name);
  const { introduction } = given;
  await assertNoBannedWords(services.db, 'introduction', introduction ?? '');
  return withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'change_info');
    const former = await trx
      .selectFrom('groups')
      .select(['display_name', 'introduction'])
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow();
    const isRenamed = name !== undefined && name !== former.display_name;
    const isIntroduced = introduction !== undefined && introduction !== former.introduction;
    if (isRenamed || isIntroduced) {
      const changes = { ...(isRenamed && { display_name: name }), ...(isIntroduced && { introduction }) };
      await trx.updateTable('groups').set(changes).where('id', '=', groupId).execute();
      await append('group', { groupId }, { group_id: groupId });
    }
    if (isRenamed) await appendMessage(trx, append, room, { user_id: userId, type: 'group_displayname', text: name });
    if (isIntroduced) await appendMessage(trx, append, room, { user_id: userId, type: 'group_introduction' });
    return (await queryGroupForMember(trx, userId, groupId))!;
  });
}

/** The group's own limits (spec §6). @throws HttpError api.forbidden for non-members */
export async function getGroupLimits(
  db: Kysely<Database>,
  { userId }: UserCaller,
  groupId: string,
): Promise<Schemas['GroupLimits']> {
  await requireGroupMember(db, groupId, userId);
  return db
    .selectFrom('groups')
    .select(['admin_limit', 'member_limit', 'block_limit'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
}
