import type { Schemas } from '@quintet/api/types';
import { parseGroupCode } from '@quintet/domain/groups/group-code';
import type { Kysely } from 'kysely';
import { shareUsers } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../auth/attempts.ts';
import { addMembers } from './add-members.ts';
import { getShareEnd, loadCodes, presentPreview, type SharedCode } from './code-state.ts';
import { type Group, loadGroup } from './groups.ts';
import { runExclusive } from './keyed-mutex.ts';
import { readMembership } from './membership.ts';
import { appendMessage } from './message-log.ts';

/** The group behind a code. Only unknown codes count as tries. @throws HttpError as `joinSharedGroup` does, except for a full group */
export async function previewGroup(
  services: Services,
  { userId }: UserCaller,
  typed: string,
): Promise<Schemas['GroupPreview']> {
  const code = await requireCode(services, userId, typed);
  const isMember = await isInGroup(services.db, code.group_id, userId);
  if (!isMember) await assertCanJoin(services.db, code, userId, services.clock());
  return presentPreview(code, isMember);
}

/**
 * Joins the group behind a code; for a member, changes nothing.
 * @throws HttpError api.body.param_invalid.share_code for an unknown code, api.share_code.revoked, api.share_code.used_up,
 * api.body.param_expired.share_code, api.group.blocked for users on the blacklist, api.too_much for a full group
 */
export async function joinSharedGroup(services: Services, { userId }: UserCaller, typed: string): Promise<Group> {
  const { code, group_id: groupId } = await requireCode(services, userId, typed);
  const { clock, events } = services;
  return runExclusive(groupId, () =>
    events.record(async (trx, append) => {
      if (!(await shareUsers(trx, [userId])).has(userId)) throw new HttpError('api.unauthorized');
      await trx.selectFrom('groups').select('id').where('id', '=', groupId).forNoKeyUpdate().execute();
      const [shared] = await loadCodes(trx, [code]);
      if (!shared) throw new HttpError('api.share_code.revoked');
      if (!(await isInGroup(trx, groupId, userId))) {
        await assertCanJoin(trx, shared, userId, clock());
        if (shared.member_count >= shared.member_limit) throw new HttpError('api.too_much');
        await join(trx, append, shared, userId);
      }
      return (await loadGroup(trx, userId, groupId))!;
    }),
  );
}

type Append = Parameters<typeof addMembers>[1];

async function join(
  trx: Parameters<typeof appendMessage>[0],
  append: Append,
  { code, group_id: groupId, user_id: inviterId }: SharedCode,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('group_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute();
  const place = await trx
    .selectFrom('groups')
    .select(['id', 'last_seq as lastSeq', 'message_count as messageCount'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  await addMembers(trx, append, place, [userId], inviterId);
  await append('group', { userId }, { group_id: groupId });
  const room = await readMembership(trx, groupId, userId);
  await appendMessage(trx, append, room, { user_id: userId, type: 'member_join' });
}

async function requireCode(services: Services, userId: string, typed: string): Promise<SharedCode> {
  const tries: Attempt[] = [['group code of a user', userId]];
  await consumeAttempt(services, tries);
  const code = parseGroupCode(typed);
  const [shared] = code === null ? [] : await loadCodes(services.db, [code]);
  if (!shared) throw new HttpError('api.body.param_invalid.share_code');
  await refundAttempt(services, tries);
  return shared;
}

async function assertCanJoin(db: Kysely<Database>, code: SharedCode, userId: string, now: Date): Promise<void> {
  const end = getShareEnd(code, now);
  if (end !== null) throw new HttpError(end);
  const block = await db
    .selectFrom('group_blocks')
    .select('user_id')
    .where('group_id', '=', code.group_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (block) throw new HttpError('api.group.blocked');
}

async function isInGroup(db: Kysely<Database>, groupId: string, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}
