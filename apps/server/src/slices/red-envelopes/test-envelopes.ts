import { runQueuedJobsInTest, runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { depositTestPoints } from '../../platform/ledger/test-ledger.ts';
import { sql } from 'kysely';
import type { TestServer } from '../../test-server.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createTestCid, createTestGroup, createTestUser, hashTestPassword, type TestUser } from '../test-world.ts';
import { announceClaimsJob } from './announce.ts';
import { endDueEnvelopesJob } from './end-envelopes.ts';

const CODE = '135790';
const codeHash = hashTestPassword(CODE);
const PATH = '/api/v1/red-envelopes';

export const TEST_LUCKY_ENVELOPE = { kind: 2, amount: 100, count: 5 };
export const TEST_MINEFIELD_ENVELOPE = { kind: 3, amount: 500, count: 5, digit: 7 };

/** Operations of red envelopes over HTTP, for tests. */
export function createEnvelopeTestClient(server: TestServer) {
  const { get, post } = createChatTestClient(server);
  return {
    get,
    post,
    /** A user with a security code and points. */
    person: async (points = 0, fields: Parameters<typeof createTestUser>[1] = {}): Promise<TestUser> => {
      const person = await createTestUser(server.services, { security_code_hash: await codeHash, ...fields });
      if (points > 0) await depositTestPoints(server.services, person.id, points);
      return person;
    },
    sending: (who: TestUser, group_id: string, body: object = TEST_LUCKY_ENVELOPE) =>
      post(who, PATH, { group_id, security_code: CODE, cid: createTestCid(), ...body }),
    /** Sends an envelope and returns its id; throws if it is refused. */
    send: async (who: TestUser, group_id: string, body: object = TEST_LUCKY_ENVELOPE): Promise<string> => {
      const { json } = await post(who, PATH, { group_id, security_code: CODE, cid: createTestCid(), ...body });
      if (!json.result) throw new Error(json.error);
      return json.result.red_envelope.card.id;
    },
    claim: (who: TestUser, id: string, body: object = {}) => post(who, `${PATH}/${id}/claim`, body),
    read: async (who: TestUser, id: string) => (await get(who, `${PATH}/${id}`)).json.result,
    detail: async (who: TestUser, id: string) => (await get(who, `${PATH}/${id}/detail`)).json.result,
    points: async (who: TestUser) => (await get(who, '/api/v1/wallet/balance')).json.result,
    logs: async (who: TestUser): Promise<{ type: number; amount: number }[]> =>
      (await get(who, '/api/v1/wallet/trading-logs')).json.result.list,
    /** Moves the deadline of an envelope into the past, and ends it. */
    end: async (id: string): Promise<void> => {
      await expireTestEnvelope(server, id);
      await runJobNowInTest(server.services, endDueEnvelopesJob);
    },
    announce: () => runQueuedJobsInTest(server.services, [announceClaimsJob]),
    /** Sets the shares before anybody has claimed. */
    setShares: async (id: string, shares: readonly number[]): Promise<void> => {
      for (const [index, amount] of shares.entries())
        await server.services.db
          .updateTable('red_envelope_shares')
          .set({ amount })
          .where('envelope_id', '=', id)
          .where('index', '=', index)
          .execute();
    },
  };
}

/** The column rounds to milliseconds, so the present moment could be rounded into the future. */
export const expireTestEnvelope = ({ services }: Pick<TestServer, 'services'>, id: string): Promise<unknown> =>
  sql`update red_envelopes set create_at = clock_timestamp() - interval '2 days', expire_at = clock_timestamp() - interval '1 ms' where id = ${id}`.execute(
    services.db,
  );

/** A sender with points, and a group of the sender and others. */
export async function createEnvelopeTestGroup(
  { services }: Pick<TestServer, 'services'>,
  envelopes: ReturnType<typeof createEnvelopeTestClient>,
  members: number,
  points = 5000,
) {
  const sender = await envelopes.person(points);
  const others: TestUser[] = [];
  for (let index = 0; index < members; index += 1) others.push(await envelopes.person(points));
  return { sender, others, group: await createTestGroup(services, [sender, ...others]) };
}
