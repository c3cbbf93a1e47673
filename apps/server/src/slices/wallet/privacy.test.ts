import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { TestResponse } from '../../test-server.ts';
import { TEST_SECURITY_PASSWORD } from './test-wallet.ts';
import { useWalletTestServer } from './test-wallet-server.ts';

/** The kinds of the statements of handlers outside of transactions. */
let statements: string[] = [];
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const { wallet } = useWalletTestServer({
  adapt: (services) => ({ ...services, db: services.db.withPlugin(counter) }),
});

/** The answer and the work of a call. */
async function observe(call: () => Promise<TestResponse>) {
  statements = [];
  const { status, text } = await call();
  return { status, text, statements };
}

it('wallet: another user’s order and transaction look and cost like missing ones', async () => {
  const [ann, ben] = [await wallet.person(1000), await wallet.person(1000)];
  const { orderId } = (await wallet.bind(ann)).json.result;
  const { id } = (await wallet.redeemTo(ann, 'P100', 300)).json.result;
  expect(await observe(() => wallet.status(ben, orderId))).toEqual(
    await observe(() => wallet.status(ben, orderId.replace(/^b.{8}/, 'b00000000'))),
  );
  const log = (one: string) => observe(() => wallet.call(ben, 'GET', `wallet/trading-logs/${one}`));
  const [foreign, missing] = [await log(id), await log('t999999999')];
  expect(foreign).toEqual(missing);
  expect(foreign.status).toBe(404);
  expect(foreign.statements.length).toBeGreaterThan(0);
});

it('wallet: an account that another user has bound gets an order like a free account', async () => {
  const [ann, ben, cat] = [await wallet.person(), await wallet.person(), await wallet.person()];
  await wallet.bound(ann, 'taken');
  const bind = async (who: typeof ann, address: string) => {
    const {
      status,
      text,
      statements: done,
    } = await observe(() => wallet.bind(who, { address, code: TEST_SECURITY_PASSWORD }));
    return { status, keys: Object.keys(JSON.parse(text).result), done };
  };
  expect(await bind(ben, 'taken')).toEqual(await bind(cat, 'free'));
});
