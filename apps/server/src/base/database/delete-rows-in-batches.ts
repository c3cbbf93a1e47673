import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './types.ts';

const BATCH = 1000;

/** Deletes the rows that meet a condition. Each batch has its own transaction, so that locks are held only briefly. */
export async function deleteRowsInBatches(
  db: Kysely<Database>,
  table: keyof Database,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  const rows = sql.table(table);
  for (let amount = BATCH; amount === BATCH;) {
    const { numAffectedRows } = await sql`delete from ${rows} where ctid = any (array(
      select ctid from ${rows} where ${condition} limit ${BATCH} for update skip locked
    ))`.execute(db);
    amount = Number(numAffectedRows);
  }
}
