import { expect, type BrowserContext, type Locator } from '@playwright/test';
import { runTestSqlWithoutTriggers } from '@quintet/server/ledger/test-ledger';
import { type TestAccount, registerTestAccount } from './accounts.ts';
import { openServerDatabase } from './open-database.ts';
import type { ServerProcess } from './server-process.ts';
import { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

export const WALLET_SECURITY_CODE = '135790';

interface TradingLog {
  id: string;
  type: number;
  status: string;
  order_id: string | null;
}

/** Acts as the provider's user: `confirm`, `refuse` and the other actions of the sandbox at `/dev/wellpay`. */
export async function postSandboxOrderAction(order: string, action: string, account?: string): Promise<void> {
  const body = new URLSearchParams(account === undefined ? {} : { account });
  const response = await fetch(`${order}/${action}`, { method: 'POST', body, redirect: 'manual' });
  expect(response.status, `${order}/${action}`).toBe(303);
}

/** Starts or ends the provider's maintenance. */
export async function togglePaymentProviderMaintenance(server: ServerProcess): Promise<void> {
  const response = await fetch(`${server.origin()}/dev/wellpay/maintenance`, { method: 'POST', redirect: 'manual' });
  expect(response.status).toBe(303);
}

/** Lets the open binding order of a user expire: it lives for five minutes. */
export async function expireBindingOrder(server: ServerProcess, userId: string): Promise<void> {
  const { db, close } = await openServerDatabase(server.dataDir);
  const order = db.updateTable('binding_orders').where('user_id', '=', userId).where('status', '=', 'pending');
  await order.set({ expire_at: new Date() }).execute();
  await close();
}

/** Changes one bit of the first stored entry of a user. */
export async function falsifyLedgerEntry(server: ServerProcess, userId: string): Promise<void> {
  const { db, close } = await openServerDatabase(server.dataDir);
  const changed = 'set_byte(mac, 0, get_byte(mac, 0) # 1)';
  await runTestSqlWithoutTriggers(
    { db },
    `update ledger_entries set mac = ${changed} where account = '${userId}' and n = 1`,
  );
  await close();
}

const getOrderUrl = (server: ServerProcess, id: string): string => `${server.origin()}/dev/wellpay/orders/${id}`;

/** Binds a WellPay account to a user with a security password, without the screen. Returns the account. */
export async function bindWallet(user: Pick<TestUser, 'call' | 'userId'>, server: ServerProcess): Promise<string> {
  const { orderId } = await user.call<{ orderId: string }>('POST', '/api/v1/users/binding/wellpay', {
    code: WALLET_SECURITY_CODE,
  });
  const account = `wp-${user.userId}`;
  await postSandboxOrderAction(getOrderUrl(server, orderId), 'confirm', account);
  return account;
}

/** A user with points. */
export class WalletTestUser {
  readonly user: TestUser;
  readonly #account: TestAccount;
  readonly #server: ServerProcess;

  private constructor(user: TestUser, account: TestAccount, server: ServerProcess) {
    this.user = user;
    this.#account = account;
    this.#server = server;
  }

  /** Registers a user and deposits points as the operator. */
  static async create(
    context: BrowserContext,
    server: ServerProcess,
    t: Translate,
    points: number,
  ): Promise<WalletTestUser> {
    const account = await registerTestAccount(server.port);
    const user = await TestUser.signIn(context, account, t);
    const deposit = ['points', 'deposit', user.userId, String(points), 'reward', '--reference', `e2e ${user.userId}`];
    await server.runOperator(...deposit);
    return new WalletTestUser(user, account, server);
  }

  async setSecurityCode(): Promise<void> {
    await this.user.call('POST', '/api/v1/users/security-code', { security_code: WALLET_SECURITY_CODE });
  }

  /** The same user in another tab. */
  async openTab(): Promise<WalletTestUser> {
    return new WalletTestUser(await this.user.openTab(), this.#account, this.#server);
  }

  /** The same user on another device. */
  async openDevice(context: BrowserContext): Promise<WalletTestUser> {
    return new WalletTestUser(await TestUser.signIn(context, this.#account, this.user.t), this.#account, this.#server);
  }

  /** Binds a WellPay account without the screen. */
  async bind(): Promise<void> {
    await bindWallet(this.user, this.#server);
  }

  /** The redemptions of this user, newest first. */
  async listRedemptions(): Promise<TradingLog[]> {
    const path = '/api/v1/wallet/trading-logs?type=22&type=23';
    return (await this.user.call<{ list: TradingLog[] }>('GET', path)).list;
  }

  /** Ends the newest redemption at the provider, which knows its order a moment later than the user. */
  async finishRedemption(action: string): Promise<void> {
    const [log] = await this.listRedemptions();
    const order = getOrderUrl(this.#server, log!.order_id!);
    await expect.poll(async () => (await fetch(order)).status).toBe(200);
    await postSandboxOrderAction(order, action);
  }

  /** Opens the redemption form of a provider. */
  async openRedemption(provider: 'wellpay' | 'point' = 'wellpay'): Promise<Locator> {
    await this.user.page.goto(`/points?dialogVisible=redeem&provider=${provider}`);
    const sheet = this.sheet('wallet.redeem.title');
    await expect(sheet.getByLabel(this.user.t('wallet.redeem.amount'))).toBeVisible();
    return sheet;
  }

  /** Enters an amount and goes on to the security password. */
  async enterAmount(sheet: Locator, amount: string): Promise<void> {
    const field = sheet.getByLabel(this.user.t('wallet.redeem.amount'));
    // The focus ungroups the digits.
    await field.focus();
    await field.fill(amount);
    await this.press(sheet, 'wallet.redeem.continue');
  }

  async confirm(sheet: Locator, code = WALLET_SECURITY_CODE): Promise<void> {
    await sheet.getByLabel(this.user.t('wallet.code.label')).fill(code);
    await this.press(sheet, 'wallet.code.confirm');
  }

  press(within: Locator, label: Parameters<Translate>[0]): Promise<void> {
    return within.getByRole('button', { name: this.user.t(label), exact: true }).click();
  }

  sheet(title: Parameters<Translate>[0]): Locator {
    return this.user.page.getByRole('dialog', { name: this.user.t(title) });
  }
}
