import { createAccount } from '../../src/accounts.ts';
import { SITES } from '../../src/site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { translator } from '../../src/translator.ts';

/** The page of a user (spec §2): one for everybody, from everywhere. */

const t = translator(SITES[0]!);
const exact = { exact: true };

test('user page: opens from a room, adds a friend, shows the account ID and groups in common, and is shared as a card', async ({
  openBrowser,
}) => {
  const bobAccount = await createAccount();
  const ann = await TestUser.signIn(await openBrowser(), await createAccount());
  const bob = await TestUser.signIn(await openBrowser(), bobAccount);
  const cho = await TestUser.signIn(await openBrowser(), await createAccount());
  for (const friend of [ann, bob]) await cho.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await cho.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `page-${cho.userId}`,
    display_name: 'Bakers',
    member_ids: [ann.userId, bob.userId],
  });
  await bob.call('POST', '/api/v1/messages', {
    type: 'text',
    group_id: group.id,
    text: 'Bread?',
    cid: `b-${bob.userId}`,
  });

  const { page } = ann;
  await ann.openRoom(group.id);
  await ann.log.getByRole('button', { name: t('chat.room.open-profile', { name: bobAccount.nickname }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: bobAccount.nickname }).last()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).not.toContainText(t('social.author.account-id'));
  await page.getByRole('button', { name: t('social.author.add'), ...exact }).click();
  await expect(page.getByText(t('social.author.added', { name: bobAccount.nickname }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toHaveCount(0);
  // The account ID of a friend; the registration uses the nickname for both.
  await expect(main).toContainText(`${t('social.author.account-id')} ${bobAccount.nickname}`);

  await main.getByRole('button', { name: t('social.author.mutual', { count: '1' }) }).click();
  const common = page.getByRole('dialog', { name: t('groups.mutual.title') });
  await expect(common.getByRole('link', { name: 'Bakers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(common).toBeHidden();

  await page.getByRole('button', { name: t('social.action.share'), ...exact }).click();
  const share = page.getByRole('dialog', { name: t('social.share.title') });
  await share
    .getByRole('button', { name: t('social.share.to', { words: t('social.share.send'), name: 'Bakers' }) })
    .click();
  await expect(
    share.getByRole('button', { name: t('social.share.to', { words: t('social.share.sent'), name: 'Bakers' }) }),
  ).toBeVisible();

  // The card opens the person, for everybody in the room.
  await cho.openRoom(group.id);
  await cho.log.getByRole('link', { name: bobAccount.nickname }).click();
  await expect(cho.page.getByRole('heading', { level: 1, name: bobAccount.nickname }).last()).toBeVisible();
});

test('user page: a guest sees the person, but neither account ID nor groups, and logs in for the rest', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const bob = await TestUser.signIn(await openBrowser(), account);
  const page = await (await openBrowser()).newPage();
  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  await expect(page.getByRole('heading', { level: 1, name: account.nickname }).last()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(t('social.author.account-id'));
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toHaveCount(0);
  await page.getByRole('button', { name: t('social.author.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: t('social.author.remark'), ...exact }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
