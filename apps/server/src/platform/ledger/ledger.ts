import type { Transaction } from 'kysely';
import { addAfterCommitCallback } from '../../base/database/after-commit.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent, EventRecorder } from '../events/log.ts';
import type { SigningKeySource } from '../secrets/signing-keys.ts';
import { LedgerAccountSettler } from './account-settler.ts';
import { insertLedgerTransfersAndReadCredits, lockLedgerAccounts, saveLedgerState } from './ledger-rows.ts';
import { LedgerEntryBuilder } from './ledger-entry-builder.ts';
import {
  HOUSE_LEDGER_ACCOUNTS,
  isUserLedgerAccount,
  type PostedLedgerTransfer,
  type LedgerTransfer,
} from './transfer.ts';
import { isWaitingCreditSigned, queryWaitingCredits, type WaitingCredit } from './waiting-credits.ts';

export type Ledger = {
  /**
   * Moves points, in the given order, and notifies the users of their new entries and balances. Locks the accounts of the paying users in
   * ascending order. A recipient that another transaction has locked gets the entry right after the commit.
   * @throws InsufficientPointsError, LedgerTransferConflictError; the transaction must then roll back
   */
  post: (
    trx: Transaction<Database>,
    append: AppendEvent,
    transfers: readonly LedgerTransfer[],
  ) => Promise<PostedLedgerTransfer[]>;
  /** Locks accounts of users in ascending order, so that their balances contain all points received until now. */
  settle: (trx: Transaction<Database>, append: AppendEvent, userIds: readonly string[]) => Promise<void>;
  /** The keys by which entries are signed, for verification. */
  keys: SigningKeySource;
};

type LedgerDeps = { keys: SigningKeySource; clock: () => Date; events: Pick<EventRecorder, 'record'> };

/** The only writer of points (`writers.test.ts`). */
export function createLedger({ keys, clock, events }: LedgerDeps): Ledger {
  const settler = new LedgerAccountSettler((account) => events.record((trx, append) => settle(trx, append, [account])));

  async function settle(trx: Transaction<Database>, append: AppendEvent, userIds: readonly string[]): Promise<void> {
    const { locked } = await lockLedgerAccounts(trx, userIds.toSorted(), []);
    const state = new LedgerEntryBuilder(locked, [], (await keys.current())[0]);
    await finish(trx, append, state, await addCredits(state, await queryWaitingCredits(trx, userIds)));
  }

  /** Adds entries for the credits that waited for locked accounts. Returns these credits. */
  async function addCredits(state: LedgerEntryBuilder, credits: readonly WaitingCredit[]): Promise<WaitingCredit[]> {
    const now = clock();
    const ring = await keys.current();
    // A credit with a wrong signature stays where it is; verification names it.
    const signed = credits.filter((credit) => isWaitingCreditSigned(ring, credit));
    for (const credit of signed) {
      const at = new Date(Math.max(now.getTime(), credit.create_at.getTime()));
      state.add(credit.transfer, credit.id, credit.account, credit.transfer.amount, at);
    }
    return signed;
  }

  async function finish(
    trx: Transaction<Database>,
    append: AppendEvent,
    state: LedgerEntryBuilder,
    added: readonly WaitingCredit[],
  ): Promise<void> {
    const { entries, credits } = state;
    if (entries.length + credits.length === 0) return;
    await saveLedgerState(trx, state, added);
    if (entries.length > 0) {
      const userIds = entries.map(({ account }) => account);
      const refs = entries.map(({ transfer_id }) => ({ transfer_id }));
      await append('trading_log', { userIds }, refs);
      await append('balance', { userIds: [...new Set(userIds)] }, {});
    }
    for (const account of new Set(credits.map((credit) => credit.account)))
      addAfterCommitCallback(trx, () => settler.settle(account));
  }

  return {
    keys,
    settle,
    post: async (trx, append, transfers) => {
      const [payers, recipients] = splitUsers(transfers);
      const { locked, others } = await lockLedgerAccounts(trx, payers, recipients);
      const state = new LedgerEntryBuilder(locked, others, (await keys.current())[0]);
      // Read after the lock: the new transfers come after the entries of their accounts.
      const now = clock();
      const { posted, credits } = await insertLedgerTransfersAndReadCredits(trx, transfers, now, payers);
      const added = await addCredits(state, credits);
      for (const [index, transfer] of transfers.entries())
        if (posted[index]!.isNew) state.apply(transfer, posted[index]!.id, now);
      await finish(trx, append, state, added);
      return posted;
    },
  };
}

/**
 * The users that pay, and those that only receive, in ascending order. A transfer between house accounts would have no entry, and a
 * misspelt one would lose points.
 */
function splitUsers(transfers: readonly LedgerTransfer[]): [payers: string[], recipients: string[]] {
  const payers = new Set(transfers.map(({ debit }) => debit));
  const recipients = new Set(transfers.map(({ credit }) => credit)).difference(payers);
  const unknown = [...payers, ...recipients].find(
    (name) => !isUserLedgerAccount(name) && !HOUSE_LEDGER_ACCOUNTS.has(name),
  );
  if (unknown !== undefined) throw new TypeError(`no account ${unknown}`);
  if (transfers.some(({ debit, credit }) => !isUserLedgerAccount(debit) && !isUserLedgerAccount(credit)))
    throw new TypeError('a transfer between two house accounts');
  return [[...payers].filter(isUserLedgerAccount).sort(), [...recipients].filter(isUserLedgerAccount).sort()];
}
