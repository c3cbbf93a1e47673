import type { WellpaySandboxOrder } from '../platform/payments/sandbox.ts';
import type { WellpayWireOrderSnapshot } from '../platform/payments/wellpay-wire.ts';
import type { Services } from '../platform/services.ts';
import { toPaymentProviderOrderRequest } from '../slices/wallet/redemption-jobs.ts';
import type { createWalletTestClient } from '../slices/wallet/test-wallet.ts';
import type { TestUser } from '../slices/test-world.ts';
import type { FaultTestRandom } from './random.ts';
import type { FaultTestWalletTasks } from './wallet-tasks.ts';

type Notification = ReturnType<ReturnType<typeof createWalletTestClient>['sandbox']['createNotification']>;

/** The world of a run: users, the server, the provider's sandbox, and notifications that were sent before. */
export type WalletFaultTestWorld = {
  random: FaultTestRandom;
  people: TestUser[];
  services: Services;
  wallet: ReturnType<typeof createWalletTestClient>;
  tasks: FaultTestWalletTasks;
  /** Where the provider answers. */
  providerUrl: string;
  /** Moves the time forward. */
  pass: (milliseconds: number) => void;
  sent: Notification[];
};

const MINUTE_MS = 60_000;
const CIDS = 400;
const ADDRESSES = ['P100', 'P200', 'none-1', 'gone-1', 'closed'];
const ACCOUNTS = ['red', 'green', 'blue', 'closed'];
const UNREACHABLE = 'http://127.0.0.1:9/dev/wellpay';

type Step = (world: WalletFaultTestWorld) => Promise<unknown>;

const anyOrder = ({ wallet, random }: WalletFaultTestWorld): WellpaySandboxOrder | undefined => {
  const { orders } = wallet.sandbox;
  // Mostly a recent one, which may be pending.
  return orders.length === 0
    ? undefined
    : orders[random.below(Math.min(orders.length, random.chance(0.8) ? 12 : Infinity))];
};

async function notify(world: WalletFaultTestWorld, changes: Partial<WellpayWireOrderSnapshot> = {}): Promise<void> {
  const order = anyOrder(world);
  if (!order) return;
  const notification = world.wallet.sandbox.createNotification(order, changes);
  world.sent.push(notification);
  await send(notification);
}

const send = async ({ url, headers, body }: Notification) =>
  fetch(url, { method: 'POST', headers, body }).then((response) => response.text());

/** The provider ends the order of a redemption, and notifies, while its answer to the server is lost. */
async function actEarly(world: WalletFaultTestWorld): Promise<void> {
  const { services, wallet, random } = world;
  const pending = await services.db.selectFrom('redemptions').selectAll().where('status', '=', 'pending').execute();
  const row = pending.find(({ order_id }) => !wallet.sandbox.find(order_id));
  if (!row) return;
  await services.integrations.wellpay!.submit(toPaymentProviderOrderRequest(row, ''));
  const order = wallet.sandbox.finish(row.order_id, random.chance(0.3) ? { reason: 'refused' } : {});
  if (order) await send(wallet.sandbox.createNotification(order));
}

const FALSE_STATES: readonly Partial<WellpayWireOrderSnapshot>[] = [
  { amount: 1 },
  { merchant_id: 'other' },
  { merchant_order_id: 'r000' },
  { merchant_user_id: 'u1' },
  { order_type: 'binding' },
  { account: 'other' },
];

/** What can happen, the more often the higher its weight. */
export const WALLET_FAULT_TEST_ACTIONS: readonly [weight: number, name: string, step: Step][] = [
  [3, 'deposit', ({ tasks, random, people }) => tasks.deposit(random.pick(people).id, 100 + random.below(2000))],
  [
    6,
    'redeem',
    ({ wallet, random, people }) =>
      wallet.redeem(random.pick(people), 100 + 50 * random.below(12), { cid: `cid-redeem-${random.below(CIDS)}` }),
  ],
  [
    4,
    'redeem to an address',
    ({ wallet, random, people }) =>
      wallet.redeemTo(random.pick(people), random.pick(ADDRESSES), 100 + 50 * random.below(12), {
        cid: `cid-redeem-${random.below(CIDS)}`,
      }),
  ],
  [3, 'bind', ({ wallet, random, people }) => wallet.bind(random.pick(people))],
  [1, 'unbind', ({ wallet, random, people }) => wallet.unbind(random.pick(people))],
  [4, 'send orders', ({ tasks }) => tasks.sendOrders()],
  [
    6,
    'end an order',
    async (world) => {
      const { random, wallet } = world;
      const [order, isRefused] = [anyOrder(world), random.chance(0.4)];
      if (order)
        wallet.sandbox.finish(
          order.merchant_order_id,
          isRefused ? { reason: 'refused' } : { account: random.pick(ACCOUNTS) },
        );
    },
  ],
  [6, 'notify', (world) => notify(world)],
  [2, 'notify early', actEarly],
  [2, 'notify falsely', (world) => notify(world, world.random.pick(FALSE_STATES))],
  [2, 'repeat a notification', async ({ random, sent }) => (sent.length > 0 ? send(random.pick(sent)) : undefined)],
  [
    2,
    'forge a notification',
    async (world) => {
      const order = anyOrder(world);
      if (!order) return;
      const { url, headers, body } = world.wallet.sandbox.createNotification(order);
      const status = order.status === 'success' ? 'failed' : 'success';
      await send({ url, headers, body: body.replace(/"status":"\w+"/, `"status":"${status}"`) });
    },
  ],
  [2, 'ask for redemptions', ({ tasks }) => tasks.askForRedemptions()],
  [1, 'ask for bindings', ({ tasks }) => tasks.askForBindings()],
  [2, 'time passes', async ({ random, pass }) => pass(random.below(3 * MINUTE_MS))],
  [
    1,
    'maintenance',
    async ({ wallet, random }) => {
      wallet.sandbox.isOpen = random.chance(0.7);
    },
  ],
  [
    1,
    'the network to the provider breaks',
    ({ providerUrl, tasks, random }) => tasks.useProvider(random.chance(0.3) ? UNREACHABLE : providerUrl),
  ],
  [1, 'the database ends all connections', ({ tasks }) => tasks.endConnections()],
];

/** The sum of the weights up to each step. */
export function chooseWalletFaultTestAction(random: FaultTestRandom): { name: string; step: Step } {
  let rest = random.below(WALLET_FAULT_TEST_ACTIONS.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, name, step] of WALLET_FAULT_TEST_ACTIONS) {
    rest -= weight;
    if (rest < 0) return { name, step };
  }
  throw new RangeError('no step');
}

/** Lets the provider answer again and end every order; then nothing is left pending. */
export async function settleAllTestOrders({
  wallet: { sandbox },
  tasks,
  pass,
  providerUrl,
}: WalletFaultTestWorld): Promise<void> {
  sandbox.isOpen = true;
  await tasks.useProvider(providerUrl);
  const ask = async () => {
    pass(10 * MINUTE_MS);
    await tasks.askForRedemptions();
    await tasks.askForBindings();
  };
  await ask();
  for (const order of sandbox.orders) sandbox.finish(order.merchant_order_id, {});
  await ask();
}
