import type { Transaction } from 'kysely';
import type { Database } from './types.ts';

type Callback = () => Promise<void>;

const callbacks = new WeakMap<Transaction<Database>, Callback[]>();

/** Runs a callback once the transaction has committed; `runTransaction` then waits for it. It must not throw. */
export function addAfterCommitCallback(trx: Transaction<Database>, callback: Callback): void {
  callbacks.set(trx, [...(callbacks.get(trx) ?? []), callback]);
}

export async function runAfterCommitCallbacks(trx: Transaction<Database>): Promise<void> {
  await Promise.all((callbacks.get(trx) ?? []).map((run) => run()));
}
