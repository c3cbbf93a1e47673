import { sql } from 'kysely';
import { runJobNowInTest, runQueuedJobsInTest } from '../platform/jobs/test-jobs.ts';
import { depositTestPoints } from '../platform/ledger/test-ledger.ts';
import type { Services } from '../platform/services.ts';
import { pollBindingOrdersJob } from '../slices/wallet/binding-status.ts';
import { pollRedemptionsJob, submitRedemptionJob } from '../slices/wallet/redemption-jobs.ts';

/** What a server does besides answering calls. */
export type FaultTestWalletTasks = {
  deposit: (userId: string, amount: number) => Promise<unknown>;
  sendOrders: () => Promise<unknown>;
  askForRedemptions: () => Promise<unknown>;
  askForBindings: () => Promise<unknown>;
  /** Ends all other connections to the database. */
  endConnections: () => Promise<unknown>;
  /** Changes the address at which the server calls the provider. */
  useProvider: (url: string) => Promise<unknown>;
};

export const createFaultTestWalletTasks = (services: Services): FaultTestWalletTasks => ({
  deposit: (userId, amount) => depositTestPoints(services, userId, amount),
  sendOrders: () => runQueuedJobsInTest(services, [submitRedemptionJob]),
  askForRedemptions: () => runJobNowInTest(services, pollRedemptionsJob),
  askForBindings: () => runJobNowInTest(services, pollBindingOrdersJob),
  endConnections: () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(services.db),
  useProvider: async (url) => void Object.assign(services.integrations.sandbox!.config, { url }),
});
