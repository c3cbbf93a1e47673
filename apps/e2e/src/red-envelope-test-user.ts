import type { Locator } from '@playwright/test';
import { sql } from 'kysely';
import type { ApiUser } from './api-user.ts';
import { openSharedServerDatabase } from './open-database.ts';
import { expect } from './test.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';
import { WALLET_SECURITY_CODE } from './wallet.ts';

interface Fields {
  kind?: 'normal' | 'minefield';
  amount: string;
  count: string;
  greeting: string;
  digit?: number;
}

/** A user in a room who sends and opens red envelopes. */
export class RedEnvelopeTestUser {
  readonly user: TestUser;

  constructor(user: TestUser) {
    this.user = user;
  }

  /** Lets the user send envelopes; again, if an earlier run has set the password. */
  async setSecurityCode(): Promise<void> {
    const code = { security_code: WALLET_SECURITY_CODE, old_code: WALLET_SECURITY_CODE };
    await this.user.call('POST', '/api/v1/users/security-code', code);
  }

  /** Opens the form for a new envelope from the composer's menu. */
  async openForm(): Promise<Locator> {
    const { page, t } = this.user;
    await page.getByRole('button', { name: t('chat.attach.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('chat.attach.red-envelope'), exact: true }).click();
    const form = this.sheet('red-envelopes.send.title');
    await expect(form.getByRole('button', { name: t('red-envelopes.send.submit') })).toBeVisible();
    return form;
  }

  /** Fills the form and goes on to the security password. */
  async fillForm(form: Locator, { kind, amount, count, greeting, digit }: Fields): Promise<void> {
    const { t } = this.user;
    if (kind) await form.getByRole('tab', { name: t(`red-envelopes.send.${kind}`) }).click();
    await form.getByLabel(t(kind === 'normal' ? 'red-envelopes.send.each' : 'red-envelopes.send.total')).fill(amount);
    await form.getByLabel(t('red-envelopes.send.count')).fill(count);
    await form.getByLabel(t('red-envelopes.send.greeting')).fill(greeting);
    if (digit !== undefined) await form.getByRole('radio', { name: String(digit) }).check();
    await this.press(form, 'red-envelopes.send.submit');
  }

  async confirm(form: Locator): Promise<void> {
    await form.getByLabel(this.user.t('wallet.code.label')).fill(WALLET_SECURITY_CODE);
    await this.press(form, 'wallet.code.confirm');
  }

  async send(fields: Fields): Promise<void> {
    const form = await this.openForm();
    await this.fillForm(form, fields);
    await this.confirm(form);
    await expect(form).toBeHidden();
  }

  card(greeting: string): Locator {
    return this.user.log.getByRole('link', { name: greeting });
  }

  async openCard(greeting: string): Promise<Locator> {
    await this.card(greeting).click();
    return this.sheet('red-envelopes.open.title');
  }

  close(sheet: Locator): Promise<void> {
    return this.press(sheet, 'kit.sheet.close');
  }

  /** Opens an envelope by its seal. Returns the points. */
  async claim(greeting: string): Promise<number> {
    const sheet = await this.openCard(greeting);
    await this.press(sheet, 'red-envelopes.open.button');
    const got = sheet.getByRole('status').filter({ hasText: /\d/ });
    await expect(got).toBeAttached();
    const points = Number(/[\d,]+/.exec(await got.innerText())![0].replace(',', ''));
    await this.close(sheet);
    return points;
  }

  press(within: Locator, label: Parameters<Translate>[0]): Promise<void> {
    return within.getByRole('button', { name: this.user.t(label), exact: true }).click();
  }

  sheet(title: Parameters<Translate>[0]): Locator {
    return this.user.page.getByRole('dialog', { name: this.user.t(title) });
  }
}

export const fetchPointBalance = async (user: Pick<ApiUser, 'call'>): Promise<number> =>
  (await user.call<{ balance: number }>('GET', '/api/v1/wallet/balance')).balance;

interface SeenMessage {
  red_envelope?: { id: string; greeting: string; stake: number | null };
}

/** Claims an envelope of a group without the screen. Returns the points, or null while they are hidden. */
export async function claimRedEnvelopeByApi(user: ApiUser, groupId: string, greeting: string): Promise<number | null> {
  const messages = await user.call<SeenMessage[]>('GET', `/api/v2/groups/${groupId}/messages?limit=20`);
  const { id, stake } = messages.find(({ red_envelope: sent }) => sent?.greeting === greeting)!.red_envelope!;
  const body = stake === null ? {} : { stake };
  const path = `/api/v1/red-envelopes/${id}/claim`;
  return (await user.call<{ own_claim: { amount: number | null } }>('POST', path, body)).own_claim.amount;
}

/** Ends all envelopes of a group now, by the job that ends minefields. */
export async function expireAndEndGroupRedEnvelopes(groupId: string): Promise<void> {
  const { db, close } = await openSharedServerDatabase();
  await sql`
    with ended as (
      update red_envelopes set expire_at = clock_timestamp() - interval '1 ms' where group_id = ${groupId} and end_at is null returning id
    )
    insert into pgboss.job (name, data) select 'red-envelopes.end', jsonb_build_object('id', id) from ended`.execute(
    db,
  );
  await close();
}
