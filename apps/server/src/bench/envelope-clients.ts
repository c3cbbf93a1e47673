import { randomUUID } from 'node:crypto';
import { RED_ENVELOPE_SHARES_MAX } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import { createLedger } from '../platform/ledger/ledger.ts';
import { createFixedSigningKeySource } from '../platform/secrets/signing-keys.ts';
import { hashPassword } from '../slices/auth/passwords.ts';
import type { createBenchHttpClient } from './clients.ts';
import { type BenchUser, BENCH_TOKEN_SECRET } from './users.ts';

/** Shares of each envelope. */
export const BENCH_ENVELOPE_SHARE_COUNT = RED_ENVELOPE_SHARES_MAX;
const POINTS = 10 * BENCH_ENVELOPE_SHARE_COUNT;
const CODE = '135790';
const PATH = '/api/v1/red-envelopes';

/** Gives a user the security code and the points that sending takes. */
export async function prepareBenchEnvelopeSender(db: Kysely<Database>, { id }: BenchUser): Promise<void> {
  await db
    .updateTable('users')
    .set({ security_code_hash: await hashPassword(CODE) })
    .where('id', '=', id)
    .execute();
  const events = createEventRecorder(db, createLocalInstanceSignals());
  const ledger = createLedger({
    keys: createFixedSigningKeySource([BENCH_TOKEN_SECRET]),
    clock: () => new Date(),
    events,
  });
  const deposit = { key: 'bench', type: 121, debit: 'issuance', credit: id, amount: 1000 * POINTS } as const;
  await events.record((trx, append) => ledger.post(trx, append, [deposit]));
}

/** Sends envelopes of one person, and claims of others. */
export function createBenchEnvelopeClient(post: ReturnType<typeof createBenchHttpClient>['post'], sender: BenchUser) {
  const ask = async (person: BenchUser, path: string, body: object) => {
    const { status, text } = await post(person, path, body);
    if (status !== 200) throw new Error(`${path} is answered ${status} ${text}`);
    return JSON.parse(text).result;
  };
  return {
    /** Returns the id. */
    sendEnvelope: async (groupId: string): Promise<string> => {
      const body = { kind: 2, amount: POINTS, count: BENCH_ENVELOPE_SHARE_COUNT, greeting: '' };
      const sent = await ask(sender, PATH, { ...body, group_id: groupId, security_code: CODE, cid: randomUUID() });
      return sent.red_envelope.card.id;
    },
    claim: async (person: BenchUser, id: string): Promise<{ isWon: boolean; milliseconds: number }> => {
      const begun = performance.now();
      const { own_claim } = await ask(person, `${PATH}/${id}/claim`, {});
      return { isWon: own_claim !== null, milliseconds: performance.now() - begun };
    },
  };
}
