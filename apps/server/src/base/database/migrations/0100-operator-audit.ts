import { type Kysely, sql } from 'kysely';

/** The append-only log of what operators have changed. The database refuses to change or delete an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_audit (
      id bigint generated always as identity primary key,
      -- The name of the system user, or the name given with --as.
      operator text not null check (operator <> ''),
      action text not null check (action <> ''),
      -- The id of the changed user, post or report.
      target text collate "C" not null check (target <> ''),
      reason text not null check (btrim(reason) <> ''),
      create_at timestamptz not null default clock_timestamp()
    );
    create index operator_audit_target on operator_audit (target, id);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'operator_audit is append-only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger operator_audit_append_only before update or delete or truncate on operator_audit
      for each statement execute function refuse_audit_change();
  `.execute(db);
}
