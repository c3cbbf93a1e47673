import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { PostedLedgerTransfer, LedgerTransfer } from './transfer.ts';

type LedgerServices = Pick<Services, 'ledger' | 'events'>;

let count = 0;

/** Moves points as the server does. */
export const postTestTransfers = (
  { ledger, events }: LedgerServices,
  ...transfers: LedgerTransfer[]
): Promise<PostedLedgerTransfer[]> => events.record((trx, append) => ledger.post(trx, append, transfers));

/** Gives a user points, by default as a reward. Returns the id of the transfer. */
export async function depositTestPoints(
  services: LedgerServices,
  userId: string,
  amount: number,
  fields: Partial<LedgerTransfer> = {},
): Promise<number> {
  const key = `test deposit ${(count += 1)} ${userId}`;
  const [posted] = await postTestTransfers(services, {
    key,
    type: 121,
    debit: 'issuance',
    credit: userId,
    amount,
    ...fields,
  });
  return posted!.id;
}

/** Gives a user one point many times, in one transaction. */
export const depositTestPointsManyTimes = (
  services: LedgerServices,
  userId: string,
  times: number,
): Promise<PostedLedgerTransfer[]> =>
  postTestTransfers(
    services,
    ...Array.from({ length: times }, (): LedgerTransfer => ({
      key: `test deposit ${(count += 1)} ${userId}`,
      type: 121,
      debit: 'issuance',
      credit: userId,
      amount: 1,
    })),
  );

/** Changes rows of the ledger like a person with full access to the database. */
export async function runTestSqlWithoutTriggers({ db }: Pick<Services, 'db'>, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    try {
      await sql.raw(statement).execute(connection);
    } finally {
      await sql`set session_replication_role = origin`.execute(connection);
    }
  });
}
