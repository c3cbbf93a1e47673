import { Toggle } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** Invite codes that are valid for registration: the operator's, and those of open accounts. */
const usableCodes = (db: Kysely<Database>) =>
  db
    .selectFrom('invite_codes')
    .leftJoin('users', 'users.id', 'invite_codes.user_id')
    .select('code')
    .where('users.delete_at', 'is', null)
    .where((eb) => eb.or([eb('users.status', '=', Toggle.OPEN), eb('invite_codes.user_id', 'is', null)]))
    .limit(1);

/** Finds a usable code, ignoring case; `user_id` is its owner, or null for the operator's codes. */
export const findUsableInviteCode = (
  db: Kysely<Database>,
  code: string,
): Promise<{ user_id: string | null } | undefined> =>
  usableCodes(db)
    .select('invite_codes.user_id')
    .where(sql<boolean>`lower(code) = ${code.toLowerCase()}`)
    .executeTakeFirst();

export const hasAnyUsableInviteCode = async (db: Kysely<Database>): Promise<boolean> =>
  (await usableCodes(db).executeTakeFirst()) !== undefined;
