import type { Schemas } from '@quintet/api/types';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { SliceHook, SliceResponsePartLoader } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Handlers of other slices for the cancellation of an account; they run in the transaction that cancels it. A handler refuses the
 * cancellation by throwing an HttpError.
 */
export const accountCancellationHook = new SliceHook<
  [trx: Transaction<Database>, append: AppendEvent, userId: string, services: Services]
>();

/** What the cancellation would change in other slices; shown before it. */
export const cancellationPreviewParts = new SliceResponsePartLoader<
  [db: Kysely<Database>, userId: string],
  Schemas['Cancellation']
>();
