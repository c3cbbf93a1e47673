import { ChatType, MessageType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { trimMessageText } from '@quintet/domain/chat/text';
import { GROUP_INITIAL_MEMBERS_MAX, MEMBERS_PER_REQUEST_MAX } from '@quintet/domain/limits';
import type { Kysely, Transaction } from 'kysely';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { assertNoBannedWords } from '../../platform/banned-words.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { insertGroupMembers } from './insert-group-members.ts';
import { queryGroupForMember } from './groups.ts';
import { claimUploadedGroupIcon } from './icons.ts';
import { buildGroupNotifications } from './group-notifications.ts';
import { splitInvitees } from './invitees.ts';
import { runExclusiveInGroup } from './keyed-mutex.ts';
import { readGroupMembership } from './membership.ts';
import { appendMessage } from './message-log.ts';
import { claimGroupRequestCid, findGroupRequestResponse, saveGroupRequestResponse } from './group-requests.ts';

type Input = Schemas['CreateGroupRequest'];
type Created = Schemas['CreatedGroup'];

/** The name of a group without surrounding whitespace. @throws HttpError api.body.param_invalid.display_name if nothing is left */
export function validateAndNormalizeGroupName(typed: string): string {
  const name = trimMessageText(typed);
  if (name === '') throw new HttpError('api.body.param_invalid.display_name');
  return name;
}

/**
 * Creates a group with friends as members (spec §2). Requests with the same cid create one group, also if they are concurrent.
 * @throws HttpError api.forbidden without `can_create_group` (spec §6)
 */
export async function createGroup(
  { db, events, notifications }: Services,
  { userId }: UserCaller,
  given: Input,
): Promise<Created> {
  const name = validateAndNormalizeGroupName(given.display_name);
  await assertNoBannedWords(db, 'introduction', given.introduction ?? '');
  const memberIds = given.member_ids.filter((id) => id !== userId);
  const key = { userId, cid: given.cid, operation: 'create' } as const;
  // Repeated requests wait here, where waiting holds no database connection.
  return runExclusiveInGroup(`create ${userId}`, () =>
    events.record(async (trx, append) => {
      await lockUserRowsShared(trx, [userId, ...memberIds]);
      if (!(await claimGroupRequestCid(trx, key)))
        return readCreated(trx, userId, await findGroupRequestResponse(trx, key));
      await assertCanCreate(trx, userId);
      const groupId = await insertGroup(trx, userId, { ...given, display_name: name });
      const limits = { groupId, inviterId: userId, places: GROUP_INITIAL_MEMBERS_MAX };
      const { added, notAdded } = await splitInvitees(trx, limits, memberIds);
      await fill(trx, append, { groupId, userId }, added);
      const answer = { groupId, added: [], notAdded };
      await saveGroupRequestResponse(trx, key, answer);
      await notifications.add(
        trx,
        append,
        buildGroupNotifications({ type: 'group_invite', groupId, actorId: userId, userIds: added }),
      );
      return readCreated(trx, userId, answer);
    }),
  );
}

async function assertCanCreate(trx: Kysely<Database>, userId: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('can_create_group', '=', true)
    .where('delete_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new HttpError('api.forbidden');
}

async function insertGroup(trx: Transaction<Database>, userId: string, given: Input): Promise<string> {
  const icon = given.icon === undefined ? {} : await claimUploadedGroupIcon(trx, userId, given.icon);
  const { id } = await trx
    .insertInto('groups')
    .values({
      type: ChatType.GROUP,
      display_name: given.display_name,
      introduction: given.introduction ?? '',
      owner_id: userId,
      ...icon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('members').values({ group_id: id, user_id: userId, role: 'owner' }).execute();
  return id;
}

/** Adds the members and the first two lines of the room; all members see both. */
async function fill(
  trx: Transaction<Database>,
  append: AppendEvent,
  { groupId, userId }: { groupId: string; userId: string },
  added: readonly string[],
): Promise<void> {
  const room = await readGroupMembership(trx, groupId, userId);
  if (added.length > 0) await insertGroupMembers(trx, append, room, added, userId);
  await append('group', { groupId }, { group_id: groupId });
  await appendMessage(trx, append, room, { user_id: userId, type: MessageType.GROUP_CREATE });
  if (added.length === 0) return;
  const targets = { target_id: added[0]!, target_ids: added.slice(0, MEMBERS_PER_REQUEST_MAX) };
  await appendMessage(trx, append, room, { user_id: userId, type: MessageType.INVITE_MEMBER, ...targets });
}

/** @throws HttpError api.data_not_exist if the user has left the group since */
async function readCreated(
  db: Kysely<Database>,
  userId: string,
  answer: { groupId: string; notAdded: Created['not_added'] } | undefined,
): Promise<Created> {
  const group = answer && (await queryGroupForMember(db, userId, answer.groupId));
  if (!group) throw new HttpError('api.data_not_exist');
  return { group, not_added: answer.notAdded };
}
