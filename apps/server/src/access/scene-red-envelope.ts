import { sql } from 'kysely';
import { postTestTransfers } from '../platform/ledger/test-ledger.ts';
import type { Services } from '../platform/services.ts';
import type { TestUser } from '../slices/test-world.ts';

const SHARES = 10;

/** Creates a red envelope of equal shares with the given message as its own. Returns its id. */
export async function createAccessTestEnvelope(
  services: Services,
  { id: userId }: TestUser,
  { groupId, replyId }: { groupId: string; replyId: string },
  greeting: string,
): Promise<string> {
  const key = `test red envelope ${replyId}`;
  const transfer = { key, type: 3, debit: userId, credit: 'red_envelopes', amount: SHARES } as const;
  const [debit] = await postTestTransfers(services, transfer);
  const { id } = await services.db
    .insertInto('red_envelopes')
    .values({
      group_id: groupId,
      message_id: replyId,
      seq: 4,
      user_id: userId,
      cid: key,
      kind: 1,
      amount: SHARES,
      count: SHARES,
      digit: null,
      stake: null,
      greeting,
      seed: '0'.repeat(64),
      commitment: '0'.repeat(64),
      debit_id: debit!.id,
      create_at: new Date(),
      expire_at: sql<Date>`now() + interval '1 day'`,
      announce_at: null,
      end_at: null,
      returned: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shares = Array.from({ length: SHARES }, (_, index) => ({ envelope_id: id, index, amount: 1 }));
  await services.db
    .insertInto('red_envelope_shares')
    .values(shares.map((share) => ({ ...share, user_id: null, claim_at: null })))
    .execute();
  return id;
}
