import { randomInt } from 'node:crypto';
import type { Schemas } from '@quintet/api/types';
import { GROUP_CODE_ALPHABET, encodeGroupCode } from '@quintet/domain/groups/group-code';
import { GROUP_CODE_LENGTH } from '@quintet/domain/limits';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { getGroupCodeEndError } from './group-code-state.ts';
import { withLockedGroup } from './locked-group.ts';

type Code = Selectable<Database['group_codes']>;
type Options = Omit<Schemas['ShareGroupRequest'], 'group_id'>;

/**
 * Returns the user's active code of a group. Creates one if there is none, if it has ended, or if the request replaces it or names
 * options. @throws HttpError api.forbidden without `invite_member`
 */
export const getOrCreateGroupCode = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  { replace = false, lifetime, max_uses }: Options,
): Promise<Code> =>
  withLockedGroup(services, userId, groupId, async (trx, _append, room) => {
    await assertGroupActionAllowed(trx, room, 'invite');
    const now = services.clock();
    const known = await findActive(trx, groupId, userId);
    const isNew = replace || lifetime !== undefined || max_uses !== undefined;
    if (known && !isNew && getGroupCodeEndError(known, now) === null) return known;
    await revoke(trx, groupId, userId);
    return insertCode(trx, {
      group_id: groupId,
      user_id: userId,
      expire_at: lifetime === undefined ? null : new Date(now.getTime() + lifetime * 1000),
      max_uses: max_uses ?? null,
    });
  });

/** Ends the user's code, or all codes of the group. @throws HttpError api.forbidden for non-members; for all codes, unless the owner */
export const revokeOwnOrAllGroupCodes = (
  services: Services,
  { userId }: UserCaller,
  { group_id: groupId, all = false }: Schemas['RevokeShareRequest'],
): Promise<true> =>
  withLockedGroup<true>(services, userId, groupId, async (trx, _append, room) => {
    if (all) await assertGroupActionAllowed(trx, room, 'own');
    await revoke(trx, groupId, all ? null : userId);
    return true;
  });

const findActive = (trx: Kysely<Database>, groupId: string, userId: string): Promise<Code | undefined> =>
  trx
    .selectFrom('group_codes')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('revoke_at', 'is', null)
    .executeTakeFirst();

async function revoke(trx: Kysely<Database>, groupId: string, userId: string | null): Promise<void> {
  await trx
    .updateTable('group_codes')
    .set({ revoke_at: sql<Date>`clock_timestamp()` })
    .where('group_id', '=', groupId)
    .where('revoke_at', 'is', null)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId!))
    .execute();
}

type NewCode = Pick<Code, 'group_id' | 'user_id' | 'expire_at' | 'max_uses'>;

/** A code that exists is drawn again. */
async function insertCode(trx: Kysely<Database>, values: NewCode): Promise<Code> {
  for (;;) {
    const code = encodeGroupCode(
      Array.from({ length: GROUP_CODE_LENGTH }, () => randomInt(GROUP_CODE_ALPHABET.length)),
    );
    const made = await trx
      .insertInto('group_codes')
      .values({ ...values, code })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
}
