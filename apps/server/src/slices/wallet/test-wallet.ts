import { WELLPAY_SANDBOX_PATH, type WellpaySandbox } from '../../platform/payments/sandbox.ts';
import { WELLPAY_NOTIFY_PATH } from '../../platform/payments/wellpay.ts';
import { depositTestPoints } from '../../platform/ledger/test-ledger.ts';
import { runQueuedJobsInTest } from '../../platform/jobs/test-jobs.ts';
import type { TestServer } from '../../test-server.ts';
import { createTestCid, createTestUser, hashTestPassword, type TestUser } from '../test-world.ts';
import { submitRedemptionJob } from './redemption-jobs.ts';

export const TEST_SECURITY_PASSWORD = '135790';
const codeHash = hashTestPassword(TEST_SECURITY_PASSWORD);

/** Wallet operations over HTTP against the sandbox, for tests. */
export function createWalletTestClient(server: Pick<TestServer, 'services' | 'call'>) {
  const call = (who: TestUser, method: string, path: string, body?: object) =>
    server.call(method, `/api/v1/${path}`, { host: 'gu.localhost', token: who.token, body });
  const wallet = {
    call,
    get sandbox(): WellpaySandbox {
      return server.services.integrations.sandbox!;
    },
    /** A user with a security code, and with points. */
    person: async (points = 0): Promise<TestUser> => {
      const person = await createTestUser(server.services, { security_code_hash: await codeHash });
      if (points > 0) await depositTestPoints(server.services, person.id, points);
      return person;
    },
    balance: async (who: TestUser): Promise<number> => (await call(who, 'GET', 'wallet/balance')).json.result.balance,
    bind: (who: TestUser, body: object = {}) =>
      call(who, 'POST', 'users/binding/wellpay', { code: TEST_SECURITY_PASSWORD, ...body }),
    unbind: (who: TestUser, code = TEST_SECURITY_PASSWORD) => call(who, 'DELETE', 'users/binding/wellpay', { code }),
    status: (who: TestUser, orderId: string) => call(who, 'GET', `payment/order/binding-status?order_id=${orderId}`),
    /** Binds an account of the provider. */
    bound: async (who: TestUser, account = `account-${who.id}`): Promise<void> => {
      const { orderId } = (await wallet.bind(who)).json.result;
      await wallet.sandbox.notify(wallet.sandbox.finish(orderId, { account })!);
    },
    redeem: (who: TestUser, amount: number, body: object = {}) =>
      call(who, 'POST', 'payment/withdrawal/wellpay', redemption(amount, body)),
    redeemTo: (who: TestUser, address: string, amount: number, body: object = {}) =>
      call(who, 'POST', 'payment/withdrawal/point', { address, ...redemption(amount, body) }),
    log: async (who: TestUser, id: string) => (await call(who, 'GET', `wallet/trading-logs/${id}`)).json.result,
    /** Sends the orders that wait for the provider. */
    sendOrders: () => runQueuedJobsInTest(server.services, [submitRedemptionJob]),
  };
  return wallet;
}

/** The default fee is 1 %, rounded up. */
const redemption = (amount: number, body: object) => ({
  amount,
  fee: Math.ceil(amount / 100),
  security_code: TEST_SECURITY_PASSWORD,
  cid: createTestCid(),
  ...body,
});

/** Makes a server use the sandbox at a URL: its own, or that of another instance. */
export function pointTestServerAtWellpaySandbox({ integrations }: TestServer['services'], url: string): WellpaySandbox {
  const sandbox = integrations.sandbox!;
  Object.assign(sandbox.config, { url: `${url}${WELLPAY_SANDBOX_PATH}`, notifyUrl: `${url}${WELLPAY_NOTIFY_PATH}` });
  return sandbox;
}
