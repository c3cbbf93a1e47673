import { sql } from 'kysely';
import { defineJob } from '../jobs/job-definition.ts';

/** Settles accounts whose credits still wait, because the process that posted them ended. */
export const settleWaitingCreditsJob = defineJob({
  name: 'ledger.settle-waiting-credits',
  cron: '* * * * *',
  run: async ({ db, events, ledger }, _payload, { signal }) => {
    const { rows } = await sql<{ account: string }>`
      select distinct account from ledger_credits order by account`.execute(db);
    for (const { account } of rows) {
      if (signal.aborted) return;
      await events.record((trx, append) => ledger.settle(trx, append, [account]));
    }
  },
});
