import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What the owner and the admins of a group manage in its details (spec §2, §6). */

const NAME = 'Slow readers';
const ROW_PX = 56;

interface Group {
  user_auth: { permissions: { send_message: string } };
}

/** A user with or without a browser. */
type Caller = Pick<ApiUser, 'userId' | 'call'>;

/** Creates a group of the first user with the others. */
async function createGroup(owner: Caller, ...others: Caller[]): Promise<string> {
  for (const { userId } of others) await owner.call('POST', '/api/v1/users/contacts', { contact: userId });
  const { group } = await owner.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `manage-${owner.userId}`,
    display_name: NAME,
    member_ids: others.map(({ userId }) => userId),
  });
  return group.id;
}

/** Returns the user's invite code of a group. */
async function getInviteCode(member: Caller, id: string): Promise<string> {
  const share = await member.call<{ share_code: string }>('POST', '/api/v1/share/group', { group_id: id });
  return share.share_code;
}

const join = (user: Caller, share_code: string): Promise<unknown> =>
  user.call('POST', '/api/v1/share/group/join', { share_code });

const listGroupIds = async (user: Caller): Promise<string[]> =>
  (await user.call<{ id: string }[]>('GET', '/api/v1/users/groups')).map(({ id }) => id);

async function getSendPermission(member: Caller, id: string): Promise<string> {
  const group = await member.call<Group>('GET', `/api/v1/groups/${id}`);
  return group.user_auth.permissions.send_message;
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

const getMember = (sheet: Locator, { nickname }: { nickname: string }): Locator =>
  sheet.getByRole('button', { name: new RegExp(nickname) }).first();

test('member page: the owner adds a friend and an admin, whose permissions apply at once, and removes a member @slow', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  const cho = await ApiUser.register();
  const id = await createGroup(ann, bob);
  await join(cho, await getInviteCode(ann, id));
  for (const user of [ann, bob]) await user.openRoom(id);

  // An ordinary member manages nobody.
  const seen = await openDetails(bob);
  await expect(getAdminsRow(bob, seen)).toHaveCount(0);
  await getMember(seen, cho).click();
  await expect(button(bob, seen, 'groups.member.message')).toBeVisible();
  await expect(button(bob, seen, 'groups.member.remove')).toHaveCount(0);

  // A member who joined by code is added as a friend; the other member is one already.
  const sheet = await openDetails(ann);
  await getMember(sheet, cho).click();
  await button(ann, sheet, 'groups.member.add-friend').click();
  await expect(ann.page.getByText(ann.t('groups.member.friend-added', { name: cho.nickname }))).toBeVisible();
  await expect(button(ann, sheet, 'groups.member.add-friend')).toHaveCount(0);
  const friends = await ann.call<{ id: string }[]>('GET', '/api/v1/users/contacts');
  expect(friends.map((friend) => friend.id)).toContain(cho.userId);
  await button(ann, sheet, 'kit.bar.back').click();

  await getMember(sheet, accounts[1]).click();
  await expect(button(ann, sheet, 'groups.member.message')).toBeVisible();
  await expect(button(ann, sheet, 'groups.member.add-friend')).toHaveCount(0);
  await button(ann, sheet, 'groups.member.add-admin').click();
  await confirm(ann, 'groups.member.admin-confirm');
  await expect(button(ann, sheet, 'groups.member.remove-admin')).toBeVisible();
  await expect(ann.log).toContainText(
    ann.t('chat.system.add-admin', { actor: ann.t('kit.user.you'), targets: accounts[1].nickname }),
  );

  // The open page of the new admin follows, and so does each permission.
  await expect(button(bob, seen, 'groups.member.remove')).toBeVisible();
  await expect(button(bob, seen, 'groups.member.block')).toBeVisible();
  const blocking = sheet.getByRole('switch', { name: ann.t('groups.admin-permission.block-member') });
  await blocking.click();
  await expect(blocking).not.toBeChecked();
  await expect(button(bob, seen, 'groups.member.block')).toHaveCount(0);

  await button(bob, seen, 'groups.member.remove').click();
  await confirm(bob, 'groups.member.remove-confirm');
  await expect(button(bob, seen, 'groups.details.leave')).toBeVisible();
  expect(await listGroupIds(cho)).not.toContain(id);
  await expect(ann.log).toContainText(
    ann.t('chat.system.remove-member', { actor: accounts[1].nickname, targets: cho.nickname }),
  );

  await button(ann, sheet, 'groups.member.remove-admin').click();
  await expect(button(ann, sheet, 'groups.member.add-admin')).toBeVisible();
  await expect(getAdminsRow(bob, seen)).toHaveCount(0);

  // In a full group, going back from a member returns to its row.
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
  await button(ann, sheet, 'kit.bar.back').click();
  await sheet.getByRole('button', { name: ann.t('groups.details.all-members', { count: '2' }) }).click();
  await sheet.getByRole('searchbox').waitFor();
  const row = sheet.getByRole('button', { name: 'Member 200', exact: true });
  await sheet.getByRole('listitem').first().hover();
  await ann.page.mouse.wheel(0, 200 * ROW_PX);
  await row.click();
  await expect(button(ann, sheet, 'groups.member.message')).toBeVisible();
  await button(ann, sheet, 'kit.bar.back').click();
  await expect(row).toBeInViewport();
});

test('owner: disables all codes, sets member permissions, and adds members to the admins and the blacklist from the list @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const bob = await ApiUser.register();
  const id = await createGroup(ann, bob);
  const code = await getInviteCode(bob, id);
  await ann.openRoom(id);
  const sheet = await openDetails(ann);

  await button(ann, sheet, 'groups.details.share').click();
  await button(ann, sheet, 'groups.share.revoke-all').click();
  await confirm(ann, 'groups.share.revoke-all');
  await expect(ann.page.getByText(ann.t('groups.share.all-revoked'))).toBeVisible();
  await expect(join(await ApiUser.register(), code)).rejects.toThrow('api.share_code.revoked');

  // A switch takes effect, and is undone with a message when it fails.
  await button(ann, sheet, 'groups.member-permission.title').click();
  const sending = sheet.getByRole('switch', { name: ann.t('groups.member-permission.send-message') });
  await sending.click();
  await expect(sending).not.toBeChecked();
  await expect(ann.log).toContainText(ann.t('chat.system.group-permission', { actor: ann.t('kit.user.you') }));
  await expect.poll(() => getSendPermission(bob, id)).toBe('denied');
  await ann.context.setOffline(true);
  await sending.click();
  await expect(ann.page.getByText(ann.t('errors.connection.failed'))).toBeVisible();
  await expect(sending).not.toBeChecked();
  await ann.context.setOffline(false);
  await sending.click();
  await expect(sending).toBeChecked();
  await expect.poll(() => getSendPermission(bob, id)).toBe('granted');
  await button(ann, sheet, 'kit.bar.back').click();

  await getAdminsRow(ann, sheet).click();
  await expect(sheet.getByRole('heading', { name: ann.t('groups.admins.empty') })).toBeVisible();
  await button(ann, sheet, 'groups.admins.add').click();
  await sheet.getByRole('searchbox').fill(bob.nickname);
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await getMember(sheet, bob).click();
  await confirm(ann, 'groups.member.admin-confirm');
  await expect(button(ann, sheet, 'groups.member.remove-admin')).toBeVisible();
  await button(ann, sheet, 'kit.bar.back').click();
  await expect(sheet.getByRole('status')).toHaveText(ann.t('kit.picker.count', { count: '1', limit: '15' }));
  await button(ann, sheet, 'kit.bar.back').click();

  await button(ann, sheet, 'groups.blacklist.title').click();
  await button(ann, sheet, 'groups.blacklist.add').click();
  await getMember(sheet, bob).click();
  await confirm(ann, 'groups.member.block-confirm');
  await expect(sheet.getByRole('status')).toHaveText(ann.t('kit.picker.count', { count: '1', limit: '50' }));
  expect(await listGroupIds(bob)).not.toContain(id);

  const newCode = await getInviteCode(ann, id);
  await expect(join(bob, newCode)).rejects.toThrow('api.group.blocked');
  await sheet.getByRole('button', { name: ann.t('groups.blacklist.remove-name', { name: bob.nickname }) }).click();
  await expect(sheet.getByRole('heading', { name: ann.t('groups.blacklist.empty') })).toBeVisible();
  await join(bob, newCode);
  expect(await listGroupIds(bob)).toContain(id);
});

test('members: several, found by name one after another, are removed together with one line @slow', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  const cho = await ApiUser.register();
  const id = await createGroup(ann, bob, cho);
  await ann.openRoom(id);
  // One of them searches in the room meanwhile.
  await bob.page.goto('/chat');
  await bob.getRow(id).click();
  await bob.page.getByRole('button', { name: bob.t('chat.search.open'), exact: true }).click();
  const roomSearch = bob.page.getByRole('dialog', { name: bob.t('chat.search.in-room') });
  await expect(roomSearch).toBeVisible();

  const sheet = await openDetails(ann);
  await button(ann, sheet, 'kit.members.remove').click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(button(ann, sheet, 'groups.remove.submit')).toBeDisabled();
  const search = sheet.getByRole('searchbox');
  for (const { nickname } of [accounts[1], cho]) {
    await search.fill(nickname);
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await sheet.getByRole('checkbox', { name: nickname }).click();
    await expect(sheet.getByRole('checkbox', { name: nickname })).toBeChecked();
  }
  await sheet.getByRole('button', { name: ann.t('groups.remove.submit-count', { count: '2' }) }).click();
  await confirm(ann, 'groups.member.remove-confirm');
  await expect(sheet.getByRole('button', { name: ann.t('groups.details.all-members', { count: '1' }) })).toBeVisible();
  await expect(button(ann, sheet, 'kit.members.remove')).toHaveCount(0);
  expect(await listGroupIds(cho)).not.toContain(id);
  await expect(roomSearch).toHaveCount(0);
  await expect(bob.getRow(id)).toHaveCount(0);
  await expect(bob.page.getByText(bob.t('chat.room.gone-title'))).toBeVisible();
  await expect(bob.page.getByText(bob.t('chat.room.gone-text', { reason: 'removed' }))).toBeVisible();
  await expect(
    ann.log.getByText(
      new RegExp(`^${ann.t('chat.system.remove-member', { actor: ann.t('kit.user.you'), targets: '.+' })}$`),
    ),
  ).toHaveCount(1);

  // The search stays closed when the user is back.
  await ann.call('POST', `/api/v1/groups/${id}/members`, { cid: `back-${ann.userId}`, user_ids: [bob.userId] });
  await expect(bob.composer).toBeEditable();
  await expect(roomSearch).toHaveCount(0);
});

test('owner: hands the group over; the new owner dissolves it by typing its name @slow', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  const id = await createGroup(ann, bob);
  for (const user of [ann, bob]) await user.openRoom(id);

  let sheet = await openDetails(ann);
  await button(ann, sheet, 'groups.details.transfer').click();
  await getMember(sheet, accounts[1]).click();
  await confirm(ann, 'groups.member.transfer-confirm');
  await expect(button(ann, sheet, 'groups.details.leave')).toBeVisible();
  await expect(button(ann, sheet, 'groups.member-permission.title')).toHaveCount(0);
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
