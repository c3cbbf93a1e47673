import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { Hook } from '../../platform/hooks.ts';

/** Handlers of other slices for a cancelled account; they run in the transaction that cancels it. */
export const accountCancelled = new Hook<[trx: Transaction<Database>, append: Append, userId: string]>();
