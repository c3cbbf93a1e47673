import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { Services } from '../services.ts';
import { verifyLedgerAccountAndStoreFlaw } from './flaws.ts';

/** The setting with the account that was verified last. */
const POSITION_SETTING = 'ledger_verified_account';
/** The work of a run, in entries; reading an account costs as much as some entries. */
const ENTRIES_PER_RUN = 50_000;
const ENTRIES_PER_ACCOUNT = 20;

/** Recomputes all entries of one account after another, in an endless round, because reading a balance verifies only the newest entry. */
export const verifyLedgerAccountsJob = defineJob({
  name: 'ledger.verify-accounts',
  cron: '* * * * *',
  timeoutSeconds: 600,
  run: (services, _payload, { signal }) => verifyNextLedgerAccounts(services, ENTRIES_PER_RUN, signal),
});

/** Verifies the accounts after the last verified one until the work, in entries, is done. */
export async function verifyNextLedgerAccounts(
  services: Services,
  entries: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  let position = (await readSettingWithUpdateTime<string>(db, POSITION_SETTING))?.value ?? '';
  for (let work = 0; work < entries && !signal.aborted;) {
    const account = await db
      .selectFrom('ledger_accounts')
      .select(['id', 'n'])
      .where('id', '>', position)
      .where('n', '>', 0)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    position = account?.id ?? '';
    if (!account) break;
    await verifyLedgerAccountAndStoreFlaw(services, account.id);
    work += account.n + ENTRIES_PER_ACCOUNT;
  }
  await writeSetting(db, POSITION_SETTING, position, clock());
}
