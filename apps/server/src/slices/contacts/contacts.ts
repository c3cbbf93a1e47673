import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

export type FriendContact = Schemas['Contact'];

/** A user (`user_id`) and another (`contact_id`) who may be in that user's list of friends. */
export type FriendPair = { user_id: string; contact_id: string };

/** The friends in a user's list, by user ID; those after an ID, or all. */
export async function listFriends(
  db: Kysely<Database>,
  userId: string,
  { after = '', limit }: { after?: string | undefined; limit?: number } = {},
): Promise<FriendContact[]> {
  const rows = await selectContacts(db, sql`contacts.user_id = ${userId} and contacts.contact_id > ${after}`)
    .orderBy('contacts.contact_id')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map(present);
}

/** Loads friends as the owners of the lists see them, by the key that `toFriendPairMapKey` gives; pairs that are not friends are left out. */
export async function queryFriendsByPairs(
  db: Kysely<Database>,
  pairs: readonly FriendPair[],
): Promise<Map<string, FriendContact>> {
  if (pairs.length === 0) return new Map();
  const userIds = pairs.map(({ user_id }) => user_id);
  const contactIds = pairs.map(({ contact_id }) => contact_id);
  const rows = await selectContacts(
    db,
    sql`(contacts.user_id, contacts.contact_id) in (select * from unnest(${userIds}::text[], ${contactIds}::text[]))`,
  ).execute();
  return new Map(rows.map((row) => [toFriendPairMapKey({ user_id: row.user_id, contact_id: row.id }), present(row)]));
}

export const toFriendPairMapKey = ({ user_id, contact_id }: FriendPair): string => `${user_id} ${contact_id}`;

/** Whether a user has another in the list of friends. */
export async function isFriend(db: Kysely<Database>, { user_id, contact_id }: FriendPair): Promise<boolean> {
  const query = db.selectFrom('contacts').select('create_at').where('user_id', '=', user_id);
  return (await query.where('contact_id', '=', contact_id).executeTakeFirst()) !== undefined;
}

const selectContacts = (db: Kysely<Database>, which: RawBuilder<unknown>) =>
  db
    .selectFrom('contacts')
    .innerJoin('users', 'users.id', 'contacts.contact_id')
    .leftJoin('remarks', (join) =>
      join.onRef('remarks.about_id', '=', 'contacts.contact_id').onRef('remarks.user_id', '=', 'contacts.user_id'),
    )
    .select(['contacts.user_id', 'users.id', 'username', 'users.nickname as origin_nickname', 'avatar'])
    .select(['remarks.nickname as remark_nickname', 'avatar_thumbnail', 'introduction', 'social_author_id'])
    .select(['contacts.create_at', 'delete_at'])
    .where(which as RawBuilder<SqlBool>);

type Row = Awaited<ReturnType<ReturnType<typeof selectContacts>['executeTakeFirstOrThrow']>>;

function present({ user_id: _, remark_nickname, delete_at, username, create_at, ...shown }: Row): FriendContact {
  return {
    ...shown,
    username: delete_at ? null : username,
    nickname: remark_nickname ?? shown.origin_nickname,
    create_at: create_at.toISOString(),
    account_cancelled: delete_at !== null,
  };
}
