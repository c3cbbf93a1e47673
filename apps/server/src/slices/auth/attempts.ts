import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

export type Allowance = { key: string; tries: number; seconds: number };

/**
 * Counts a try against each allowance, in the database, so that all instances count together. Gives the seconds until
 * the next try where one is used up, or else null.
 */
export async function takeTry(
  db: Kysely<Database>,
  allowances: readonly Allowance[],
  now: Date,
): Promise<number | null> {
  let wait: number | null = null;
  for (const { key, tries, seconds } of allowances) {
    const end = new Date(now.getTime() + seconds * 1000);
    const row = await db
      .insertInto('attempts')
      .values({ key, tries: 1, end_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          tries: sql<number>`case when attempts.end_at <= ${now} then 1 else attempts.tries + 1 end`,
          end_at: sql<Date>`case when attempts.end_at <= ${now} then ${end}::timestamptz else attempts.end_at end`,
        }),
      )
      .returning(['tries', 'end_at'])
      .executeTakeFirstOrThrow();
    if (row.tries > tries) wait = Math.max(wait ?? 0, Math.ceil((row.end_at.getTime() - now.getTime()) / 1000));
  }
  return wait;
}

/** A try that turned out well does not count. */
export async function giveTryBack(db: Kysely<Database>, allowances: readonly Allowance[]): Promise<void> {
  const keys = allowances.map(({ key }) => key);
  await db
    .updateTable('attempts')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}

export async function forgetAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('end_at', '<=', now).execute();
}
