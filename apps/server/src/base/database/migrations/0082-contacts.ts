import { type Kysely, sql } from 'kysely';

/** Whether a user can be searched for, and who invited whom to register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column findable_by_id smallint not null default 1 check (findable_by_id in (1, 2)),
      add column findable_by_phone smallint not null default 1 check (findable_by_phone in (1, 2)),
      -- The user whose invite code this user registered with.
      add column invited_by text collate "C" references users;

    update users set invited_by = codes.user_id
      from invite_codes codes
      where lower(codes.code) = lower(users.invite_code) and codes.user_id is not null;
    create index users_invited_by on users (invited_by) where invited_by is not null;

    -- One code a user; the operator's codes have none.
    create unique index invite_codes_user on invite_codes (user_id);
  `.execute(db);
}
