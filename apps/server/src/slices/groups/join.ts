import type { Schemas } from '@quintet/api/types';
import { parseGroupCode } from '@quintet/domain/groups/group-code';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { type AttemptCounterKey, consumeAttempt, refundAttempt } from '../auth/attempts.ts';
import { insertGroupMembers } from './insert-group-members.ts';
import {
  getGroupCodeOrMakerEndError,
  queryGroupCodeForUser,
  presentGroupPreview,
  type GroupCodeForUser,
} from './group-code-state.ts';
import { type Group, queryGroupForMember } from './groups.ts';
import { runExclusiveInGroup } from './keyed-mutex.ts';
import { readGroupMembership } from './membership.ts';
import { appendMessage } from './message-log.ts';

/** The group behind a code. Only unknown codes count as tries. @throws HttpError as `joinGroupByCode` does, except for a full group */
export async function previewGroupByCode(
  services: Services,
  { userId }: UserCaller,
  typed: string,
): Promise<Schemas['GroupPreview']> {
  const code = await requireCode(services, userId, typed);
  assertAdmitted(code, services.clock());
  return presentGroupPreview(code);
}

/**
 * Joins the group behind a code; for a member, changes nothing. A user who cannot join is refused before anything is locked.
 * @throws HttpError api.body.param_invalid.share_code for an unknown code, api.share_code.revoked, api.share_code.used_up,
 * api.body.param_expired.share_code, api.group.blocked for users on the blacklist, api.too_much for a full group
 */
export async function joinGroupByCode(services: Services, { userId }: UserCaller, typed: string): Promise<Group> {
  const { clock, events } = services;
  const found = await requireCode(services, userId, typed);
  assertCanJoin(found, clock());
  const { code, group_id: groupId } = found;
  return runExclusiveInGroup(groupId, () =>
    events.record(async (trx, append) => {
      if (!(await lockUserRowsShared(trx, [userId])).has(userId)) throw new HttpError('api.unauthorized');
      const position = await lockGroupLog(trx, groupId);
      const shared = position && (await queryGroupCodeForUser(trx, code, userId));
      if (!shared) throw new HttpError('api.share_code.revoked');
      assertCanJoin(shared, clock());
      if (!shared.is_member) await join(trx, append, position, shared, userId);
      return (await queryGroupForMember(trx, userId, groupId))!;
    }),
  );
}

const lockGroupLog = (trx: Trx, groupId: string): Promise<LogPosition | undefined> =>
  trx
    .selectFrom('groups')
    .select(['id', 'last_seq as lastSeq', 'message_count as messageCount'])
    .where('id', '=', groupId)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Trx = Parameters<typeof appendMessage>[0];
type Append = Parameters<typeof insertGroupMembers>[1];
type LogPosition = Parameters<typeof insertGroupMembers>[2];

async function join(
  trx: Trx,
  append: Append,
  position: LogPosition,
  { code, group_id: groupId, user_id: inviterId }: GroupCodeForUser,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('group_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await insertGroupMembers(trx, append, position, [userId], inviterId);
  await append('group', { userId }, { group_id: groupId });
  const room = await readGroupMembership(trx, groupId, userId);
  await appendMessage(trx, append, room, { user_id: userId, type: 'member_join' });
}

async function requireCode(services: Services, userId: string, typed: string): Promise<GroupCodeForUser> {
  const tries: AttemptCounterKey[] = [['group code of a user', userId]];
  await consumeAttempt(services, tries);
  const code = parseGroupCode(typed);
  const shared = code === null ? undefined : await queryGroupCodeForUser(services.db, code, userId);
  if (!shared) throw new HttpError('api.body.param_invalid.share_code');
  await refundAttempt(services, tries);
  return shared;
}

/** Passes for members: for them the code changes nothing. */
function assertAdmitted(code: GroupCodeForUser, now: Date): void {
  if (code.is_member) return;
  const end = getGroupCodeOrMakerEndError(code, now);
  if (end !== null) throw new HttpError(end);
  if (code.is_blocked) throw new HttpError('api.group.blocked');
}

function assertCanJoin(code: GroupCodeForUser, now: Date): void {
  assertAdmitted(code, now);
  if (!code.is_member && code.member_count >= code.member_limit) throw new HttpError('api.too_much');
}
