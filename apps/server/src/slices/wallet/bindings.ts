import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** The account of the payment provider that a user has bound. */
export const findPaymentBinding = (
  db: Kysely<Database>,
  userId: string,
): Promise<{ account: string; order_id: string } | undefined> =>
  db.selectFrom('wallet_bindings').select(['account', 'order_id']).where('user_id', '=', userId).executeTakeFirst();
