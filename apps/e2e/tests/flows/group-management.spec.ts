import type { Locator } from '@playwright/test';
import { type TestAccount, registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What the owner and the admins of a group manage in its details (spec §2, §6). */

const NAME = 'Slow readers';
const ROW_PX = 56;

/** Creates a group of the first user with the others, all of them in its room. */
async function openGroup(owner: TestUser, ...others: TestUser[]): Promise<string> {
  for (const user of others) await owner.call('POST', '/api/v1/users/contacts', { contact: user.userId });
  const { group } = await owner.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `manage-${owner.userId}`,
    display_name: NAME,
    member_ids: others.map(({ userId }) => userId),
  });
  for (const user of [owner, ...others]) await user.openRoom(group.id);
  return group.id;
}

async function openDetails({ page, t }: TestUser): Promise<Locator> {
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  return page.getByRole('dialog');
}

const button = ({ t }: TestUser, scope: Locator, id: string): Locator =>
  scope.getByRole('button', { name: t(id), exact: true });

/** The row ends with the number of admins. */
const getAdminsRow = ({ t }: TestUser, sheet: Locator): Locator =>
  sheet.getByRole('button', { name: new RegExp(`^${t('groups.admins.title')} ?\\d+$`) });

const confirm = ({ page, t }: TestUser, id: string): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(id), exact: true })
    .click();

const getMember = (sheet: Locator, { nickname }: TestAccount): Locator =>
  sheet.getByRole('button', { name: new RegExp(nickname) }).first();

test('member page: the owner makes an admin, whose powers count at once, and removes a member', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  const cho = await TestUser.signIn(await openBrowser(), accounts[2]);
  const id = await openGroup(ann, bob, cho);

  // An ordinary member manages nobody.
  const seen = await openDetails(bob);
  await expect(getAdminsRow(bob, seen)).toHaveCount(0);
  await getMember(seen, accounts[2]).click();
  await expect(button(bob, seen, 'groups.member.message')).toBeVisible();
  await expect(button(bob, seen, 'groups.member.remove')).toHaveCount(0);

  const sheet = await openDetails(ann);
  await getMember(sheet, accounts[1]).click();
  await button(ann, sheet, 'groups.member.add-admin').click();
  await confirm(ann, 'groups.member.admin-confirm');
  await expect(button(ann, sheet, 'groups.member.remove-admin')).toBeVisible();
  await expect(ann.log).toContainText(
    ann.t('chat.system.add-admin', { actor: ann.t('kit.user.you'), targets: accounts[1].nickname }),
  );

  // The open page of the new admin follows, and so does each power.
  await expect(button(bob, seen, 'groups.member.remove')).toBeVisible();
  await expect(button(bob, seen, 'groups.member.block')).toBeVisible();
  const blocking = sheet.getByRole('switch', { name: ann.t('groups.power.block-member') });
  await blocking.click();
  await expect(blocking).not.toBeChecked();
  await expect(button(bob, seen, 'groups.member.block')).toHaveCount(0);

  await button(bob, seen, 'groups.member.remove').click();
  await confirm(bob, 'groups.member.remove-confirm');
  await expect(button(bob, seen, 'groups.details.leave')).toBeVisible();
  await expect(cho.getRow(id)).toHaveCount(0);
  await expect(ann.log).toContainText(
    ann.t('chat.system.remove-member', { actor: accounts[1].nickname, targets: accounts[2].nickname }),
  );

  await button(ann, sheet, 'groups.member.remove-admin').click();
  await expect(button(ann, sheet, 'groups.member.add-admin')).toBeVisible();
  await expect(getAdminsRow(bob, seen)).toHaveCount(0);
});

test('member page: a member who joined by code is added as a friend', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser(), accounts[1]);
  const cho = await TestUser.signIn(await openBrowser(), accounts[2]);
  const id = await openGroup(ann, bob);
  const { share_code } = await ann.call<{ share_code: string }>('POST', '/api/v1/share/group', { group_id: id });
  await cho.call('POST', '/api/v1/share/group/join', { share_code });

  const sheet = await openDetails(ann);
  await getMember(sheet, accounts[1]).click();
  await expect(button(ann, sheet, 'groups.member.message')).toBeVisible();
  await expect(button(ann, sheet, 'groups.member.add-friend')).toHaveCount(0);
  await button(ann, sheet, 'kit.bar.back').click();
  await getMember(sheet, accounts[2]).click();
  await button(ann, sheet, 'groups.member.add-friend').click();
  await expect(ann.page.getByText(ann.t('groups.member.friend-added', { name: accounts[2].nickname }))).toBeVisible();
  await expect(button(ann, sheet, 'groups.member.add-friend')).toHaveCount(0);
  const friends = await ann.call<{ id: string }[]>('GET', '/api/v1/users/contacts');
  expect(friends.map((friend) => friend.id)).toContain(cho.userId);
});

test('abilities: each switch takes effect in open rooms, and is undone with a message when it fails', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser(), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  await openGroup(ann, bob);

  const sheet = await openDetails(ann);
  await button(ann, sheet, 'groups.ability.title').click();
  const sending = sheet.getByRole('switch', { name: ann.t('groups.ability.send-message') });
  await sending.click();
  await expect(sending).not.toBeChecked();
  await expect(bob.composer).toHaveCount(0);
  await expect(bob.log).toContainText(bob.t('chat.system.group-permission', { actor: accounts[0].nickname }));

  await ann.context.setOffline(true);
  await sending.click();
  await expect(ann.page.getByText(ann.t('errors.connection.failed'))).toBeVisible();
  await expect(sending).not.toBeChecked();
  await ann.context.setOffline(false);

  await sending.click();
  await expect(sending).toBeChecked();
  await expect(bob.composer).toBeEditable();
});

test('admins and blacklist: members are added from the list, and taken back', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  const id = await openGroup(ann, bob);

  const sheet = await openDetails(ann);
  await getAdminsRow(ann, sheet).click();
  await expect(sheet.getByRole('heading', { name: ann.t('groups.admins.empty') })).toBeVisible();
  await button(ann, sheet, 'groups.admins.add').click();
  await sheet.getByRole('searchbox').fill(accounts[1].nickname);
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await getMember(sheet, accounts[1]).click();
  await confirm(ann, 'groups.member.admin-confirm');
  await expect(button(ann, sheet, 'groups.member.remove-admin')).toBeVisible();
  await button(ann, sheet, 'kit.bar.back').click();
  await expect(sheet.getByRole('status')).toHaveText(ann.t('kit.picker.count', { count: '1', limit: '15' }));
  await button(ann, sheet, 'kit.bar.back').click();

  await button(ann, sheet, 'groups.blacklist.title').click();
  await button(ann, sheet, 'groups.blacklist.add').click();
  await getMember(sheet, accounts[1]).click();
  await confirm(ann, 'groups.member.block-confirm');
  await expect(sheet.getByRole('status')).toHaveText(ann.t('kit.picker.count', { count: '1', limit: '50' }));
  await expect(bob.getRow(id)).toHaveCount(0);

  const { share_code } = await ann.call<{ share_code: string }>('POST', '/api/v1/share/group', { group_id: id });
  await bob.page.goto(`/chat?invite=${share_code}`);
  await expect(bob.page.getByRole('dialog').getByRole('alert')).toContainText(bob.t('errors.group.blocked'));

  await sheet
    .getByRole('button', { name: ann.t('groups.blacklist.take-off-name', { name: accounts[1].nickname }) })
    .click();
  await expect(sheet.getByRole('heading', { name: ann.t('groups.blacklist.empty') })).toBeVisible();
  await bob.page.goto(`/chat?invite=${share_code}`);
  await button(bob, bob.page.getByRole('dialog'), 'groups.join.join').click();
  await expect(bob.page).toHaveURL(new RegExp(`/room/${id}$`));
});

test('members: going back from a member returns to its row in a full group', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await openGroup(ann, bob);
  const list = Array.from({ length: 300 }, (_, index) => ({
    id: index === 200 ? bob.userId : `u${100_000 + index}`,
    origin_nickname: `Member ${index}`,
    avatar_thumbnail: null,
    role: 'member',
    account_cancelled: false,
  }));
  await ann.page.route('**/api/v1/groups/*/members?limit=100', (route) =>
    route.fulfill({ json: { result: { list, next_id: null, total: list.length } } }),
  );
  const sheet = await openDetails(ann);
  await sheet.locator('section').first().getByRole('button').last().click();
  await sheet.getByRole('searchbox').waitFor();
  const row = sheet.getByRole('button', { name: 'Member 200', exact: true });
  await sheet.getByRole('listitem').first().hover();
  await ann.page.mouse.wheel(0, 200 * ROW_PX);
  await row.click();
  await expect(button(ann, sheet, 'groups.member.message')).toBeVisible();
  await button(ann, sheet, 'kit.bar.back').click();
  await expect(row).toBeInViewport();
});

test('members: several, found by name one after another, are removed together with one line', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser(), accounts[1]);
  const cho = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[2]);
  const id = await openGroup(ann, bob, cho);

  const sheet = await openDetails(ann);
  await button(ann, sheet, 'kit.members.remove').click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(button(ann, sheet, 'groups.remove.submit')).toBeDisabled();
  const search = sheet.getByRole('searchbox');
  for (const { nickname } of [accounts[1], accounts[2]]) {
    await search.fill(nickname);
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await sheet.getByRole('checkbox', { name: nickname }).click();
    await expect(sheet.getByRole('checkbox', { name: nickname })).toBeChecked();
  }
  await sheet.getByRole('button', { name: ann.t('groups.remove.submit-count', { count: '2' }) }).click();
  await confirm(ann, 'groups.member.remove-confirm');
  await expect(sheet.getByRole('button', { name: ann.t('groups.details.all-members', { count: '1' }) })).toBeVisible();
  await expect(button(ann, sheet, 'kit.members.remove')).toHaveCount(0);
  for (const user of [bob, cho]) {
    await expect(user.getRow(id)).toHaveCount(0);
    await expect(user.page.getByText(user.t('chat.room.gone-title'))).toBeVisible();
    await expect(user.page.getByText(user.t('chat.room.gone-text', { reason: 'removed' }))).toBeVisible();
  }
  await expect(
    ann.log.getByText(
      new RegExp(`^${ann.t('chat.system.remove-member', { actor: ann.t('kit.user.you'), targets: '.+' })}$`),
    ),
  ).toHaveCount(1);
});

test('owner: hands the group over; the new owner dissolves it by typing its name', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  const id = await openGroup(ann, bob);

  let sheet = await openDetails(ann);
  await button(ann, sheet, 'groups.details.transfer').click();
  await getMember(sheet, accounts[1]).click();
  await confirm(ann, 'groups.member.transfer-confirm');
  await expect(button(ann, sheet, 'groups.details.leave')).toBeVisible();
  await expect(button(ann, sheet, 'groups.ability.title')).toHaveCount(0);
  await expect(bob.log).toContainText(
    bob.t('chat.system.group-owner', { actor: accounts[0].nickname, targets: bob.t('kit.user.you-object') }),
  );

  sheet = await openDetails(bob);
  await button(bob, sheet, 'groups.details.dissolve').click();
  const submit = button(bob, sheet, 'groups.dissolve.confirm');
  const field = sheet.getByRole('textbox', { name: bob.t('groups.dissolve.name') });
  await field.fill(NAME.slice(1));
  await expect(submit).toBeDisabled();
  await field.fill(NAME);
  await submit.click();
  await expect(bob.page).toHaveURL(/\/chat$/);
  for (const user of [ann, bob]) await expect(user.getRow(id)).toHaveCount(0);
  await expect(ann.page.getByText(ann.t('chat.room.gone-text', { reason: 'dissolved' }))).toBeVisible();
});
