import { type Kysely, sql } from 'kysely';

/** A movement of points that waits for a second operator can be cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table point_movements
      -- The operator who cancelled it before it was confirmed.
      add cancelled_by text check (cancelled_by is null or transfer_id is null);
    drop index point_movements_waiting;
    create index point_movements_waiting on point_movements (create_at)
      where transfer_id is null and cancelled_by is null;
  `.execute(db);
}
