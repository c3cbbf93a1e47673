import { getDemoAccount, registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import {
  claimRedEnvelopeByApi,
  expireAndEndGroupRedEnvelopes,
  RedEnvelopeTestUser,
  fetchPointBalance,
} from '../../src/red-envelope-test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { getServerOrigin } from '../../src/server-process.ts';
import { getSharedServerPort } from '../../src/shared-server.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Red envelopes: sending, claims of several users, details, a lost answer, expiry, minefields (spec §2, §3, §9). */

const SITE = TEST_SITES[0]!;
/** Demo users have points. No other flow spends those of these. */
const LUCKY_SENDER = 39;
const MINEFIELD_PLAYERS = [3, 11, 13] as const;

/** Creates a group of a user with others. Returns its id. */
async function createGroup(owner: TestUser, others: readonly { userId: string }[]): Promise<string> {
  // Demo users have friends.
  const friends = await owner.call<{ id: string }[]>('GET', '/api/v1/users/contacts');
  for (const { userId } of others)
    if (friends.every(({ id }) => id !== userId))
      await owner.call('POST', '/api/v1/users/contacts', { contact: userId });
  const { group } = await owner.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: crypto.randomUUID(),
    display_name: 'Envelopes',
    member_ids: others.map(({ userId }) => userId),
  });
  return group.id;
}

test('lucky and equal, in Chinese: sent once, opened by two, empty for the third, own not openable', async ({
  openBrowser,
}) => {
  test.slow();
  const locale = 'zh_cn';
  const t = createTranslator(SITE, locale);
  const cho = await ApiUser.register();
  const [ann, bob, dan] = (await Promise.all(
    [getDemoAccount(LUCKY_SENDER), await registerTestAccount(), await registerTestAccount()].map(
      async (account) => new RedEnvelopeTestUser(await TestUser.signIn(await openBrowser({ locale }), account, t)),
    ),
  )) as [RedEnvelopeTestUser, RedEnvelopeTestUser, RedEnvelopeTestUser];
  await ann.setSecurityCode();
  const start = await fetchPointBalance(ann.user);
  const groupId = await createGroup(ann.user, [bob.user, cho, dan.user]);
  for (const { user } of [ann, bob, dan]) await user.openRoom(groupId);

  // Live checks, then a lost answer: the same envelope is sent again, once.
  const form = await ann.openForm();
  const amount = form.getByLabel(t('red-envelopes.send.total'));
  await amount.fill('99999');
  await expect(amount).toHaveAccessibleDescription(t('wallet.amount.insufficient'));
  await ann.fillForm(form, { amount: '100', count: '2', greeting: 'lucky-one' });
  await interceptOnce(
    ann.user.page,
    '**/api/v1/red-envelopes',
    async (route, request) => {
      const { authorization = '', 'x-brand': brand = '' } = await request.allHeaders();
      const headers = { authorization, 'x-brand': brand, 'content-type': 'application/json' };
      const url = `${getServerOrigin(getSharedServerPort())}/api/v1/red-envelopes`;
      const { status } = await fetch(url, { method: 'POST', headers, body: request.postData() });
      expect(status).toBe(200);
      await route.abort();
    },
    (request) => request.method() === 'POST',
  );
  await ann.confirm(form);
  await expect(form.getByText(t('red-envelopes.send.unknown'))).toBeVisible();
  await ann.press(form, 'red-envelopes.send.retry');
  await ann.confirm(form);
  await expect(form).toBeHidden();
  await expect(ann.card('lucky-one')).toHaveCount(1);
  expect(await fetchPointBalance(ann.user)).toBe(start - 100);

  const own = await ann.openCard('lucky-one');
  await expect(own.getByText(t('red-envelopes.open.from-self'))).toBeVisible();
  await expect(own.getByRole('button', { name: t('red-envelopes.open.button') })).toHaveCount(0);
  await ann.close(own);

  // The sender and another member have remarks about a claimer (spec §5).
  for (const { user } of [ann, dan])
    await user.call('PUT', `/api/v1/users/nicknames/${bob.user.userId}`, { nickname: 'Landlady' });
  const shares = [await bob.claim('lucky-one'), await claimRedEnvelopeByApi(cho, groupId, 'lucky-one')];
  expect(shares[0]! + shares[1]!).toBe(100);
  await expect(dan.card('lucky-one')).toContainText(t('red-envelopes.card.empty'));
  await expect(bob.card('lucky-one')).toContainText(t('red-envelopes.card.opened'));
  // The line of a claim is for the two concerned only.
  await expect(ann.user.log.getByText(t('kit.user.you-object')).first()).toBeVisible();
  await ann.user.log.getByRole('link', { name: /Landlady/ }).click();
  await expect(own.getByText(t('red-envelopes.open.from-self'))).toBeVisible();
  await ann.close(own);

  const late = await dan.openCard('lucky-one');
  await expect(late.getByText(t('red-envelopes.open.empty-title'))).toBeVisible();
  await expect(late.getByRole('listitem')).toHaveCount(2);
  await expect(late.getByRole('listitem').filter({ hasText: 'Landlady' })).toHaveCount(1);
  await expect(late.getByText(t('red-envelopes.open.best'))).toHaveCount(1);
  await expect(late.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
  await dan.close(late);

  await ann.send({ kind: 'normal', amount: '4', count: '3', greeting: 'equal-one' });
  expect(await bob.claim('equal-one')).toBe(4);
  expect(await fetchPointBalance(ann.user)).toBe(start - 100 - 12);
  await expireAndEndGroupRedEnvelopes(groupId);
  await expect(dan.card('equal-one')).toContainText(t('red-envelopes.card.expired'));
  await expect.poll(() => fetchPointBalance(ann.user)).toBe(start - 100 - 4);
  const expired = await dan.openCard('equal-one');
  await expect(expired.getByText(t('red-envelopes.open.expired-title'))).toBeVisible();
  await expect(expired.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
});

test('minefield, in English: terms before the stake, nothing known before the results, then the same for all @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const locale = 'en';
  const t = createTranslator(SITE, locale);
  const [annAccount, bobAccount, choAccount] = MINEFIELD_PLAYERS.map(getDemoAccount);
  const cho = await ApiUser.signIn(choAccount!);
  const [ann, bob] = (await Promise.all(
    [annAccount!, bobAccount!].map(
      async (account) => new RedEnvelopeTestUser(await TestUser.signIn(await openBrowser({ locale }), account, t)),
    ),
  )) as [RedEnvelopeTestUser, RedEnvelopeTestUser];
  await ann.setSecurityCode();
  const readSum = async (): Promise<number> =>
    (await Promise.all([ann.user, bob.user, cho].map(fetchPointBalance))).reduce((sum, balance) => sum + balance);
  const start = await readSum();
  const groupId = await createGroup(ann.user, [bob.user, cho]);
  for (const { user } of [ann, bob]) await user.openRoom(groupId);

  // The least points; the stake is twice as much.
  await ann.send({ kind: 'minefield', amount: '200', count: '2', greeting: 'mine-one', digit: 7 });
  const terms = await bob.openCard('mine-one');
  await expect(terms.getByText(t('red-envelopes.mine.chance-value'))).toBeVisible();
  await expect(terms.getByText(t('red-envelopes.mine.left'))).toBeVisible();
  // Its label names the stake.
  await terms.getByRole('button', { name: /\d/ }).click();
  await expect(terms.getByText(t('red-envelopes.mine.waiting-title'))).toBeVisible();
  await expect(terms.getByText(t('red-envelopes.detail.hidden')).first()).toBeVisible();
  await bob.close(terms);
  expect(await claimRedEnvelopeByApi(cho, groupId, 'mine-one')).toBeNull();
  for (const user of [ann, bob]) await expect(user.card('mine-one')).toContainText(t('red-envelopes.card.waiting'));
  await expireAndEndGroupRedEnvelopes(groupId);
  for (const user of [ann, bob]) await expect(user.card('mine-one')).toContainText(t('red-envelopes.card.results'));
  const sheet = await bob.openCard('mine-one');
  const result = new RegExp(
    [t('red-envelopes.mine.safe', { digit: '7' }), t('red-envelopes.mine.hit', { digit: '7' })].join('|'),
  );
  await expect(sheet.getByText(result)).toBeVisible();
  await expect(sheet.getByText(t('red-envelopes.fair.checked'))).toBeVisible();
  expect(await readSum()).toBe(start);
});
