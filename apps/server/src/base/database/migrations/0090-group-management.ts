import { type Kysely, sql } from 'kysely';

/** Roles, former members, invite codes, icons and repeated requests of groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table groups add column dissolve_at timestamptz;
    -- inviter_id: the member who added this one or whose code it used. admin_at: since when an admin has the role.
    alter table members add column inviter_id text collate "C", add column admin_at timestamptz;
    update members set admin_at = create_at where role = 'admin';
    create unique index members_owner on members (group_id) where role = 'owner';

    create index blocks_blocked on blocks (block_id);
    create index files_group on files (group_id) where group_id is not null;

    -- Users who left on their own can only return by code or card. A row is deleted when its user is a member again.
    create table former_members (
      group_id text collate "C" not null references groups on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      reason text not null check (reason in ('left', 'removed', 'blocked')),
      leave_at timestamptz not null default clock_timestamp(),
      primary key (group_id, user_id)
    );

    -- Each member has at most one active code per group.
    create table group_codes (
      code text collate "C" primary key,
      group_id text collate "C" not null references groups on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      expire_at timestamptz,
      max_uses integer check (max_uses > 0),
      uses integer not null default 0,
      revoke_at timestamptz,
      create_at timestamptz not null default clock_timestamp(),
      constraint group_codes_uses check (max_uses is null or uses <= max_uses)
    );
    create unique index group_codes_active on group_codes (group_id, user_id) where revoke_at is null;

    -- Pictures uploaded for groups that do not exist yet.
    create table group_icons (
      icon text collate "C" primary key,
      icon_thumbnail text collate "C" not null,
      user_id text collate "C" not null references users on delete cascade,
      create_at timestamptz not null default clock_timestamp()
    );

    -- A cid of a user identifies one creation or invitation forever; a repeated request gets its answer.
    create table group_requests (
      user_id text collate "C" not null references users on delete cascade,
      cid text collate "C" not null,
      operation text not null check (operation in ('create', 'invite')),
      group_id text collate "C" references groups on delete cascade,
      added text[] not null default '{}',
      not_added jsonb not null default '[]',
      create_at timestamptz not null default clock_timestamp(),
      primary key (user_id, cid)
    );
  `.execute(db);
}
