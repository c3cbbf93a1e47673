import { registerTestAccount } from '../../src/accounts.ts';
import { TestAuthForms, createAuthEmailContact } from '../../src/test-auth-forms.ts';
import { submitLoginForm } from '../../src/login-form.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Joining a group by link, code and card (spec §2, enter invite code). */

const t = createTranslator(TEST_SITES[0]!);

interface Invitation {
  group: { id: string };
  share_code: string;
}

async function createInvitation(owner: TestUser, friend: TestUser, options: object = {}): Promise<Invitation> {
  await owner.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await owner.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `invitation-${owner.userId}`,
    display_name: 'Slow readers',
    member_ids: [friend.userId],
  });
  const share = await owner.call<{ share_code: string }>('POST', '/api/v1/share/group', {
    group_id: group.id,
    ...options,
  });
  return { group, share_code: share.share_code };
}

test('invite link: survives registration and ends in the group', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { group, share_code } = await createInvitation(ann, bob);
  await ann.openRoom(group.id);

  const page = await (await openBrowser({ device: 'phone' })).newPage();
  const forms = new TestAuthForms(page, t);
  const contact = createAuthEmailContact();
  await page.goto(`/chat?invite=${share_code}`);
  await forms.button('auth.select.email').click();
  await forms.goToRegister();
  await forms.fillContact(contact);
  await forms.next.click();
  await forms.enterCode(contact);
  await forms.fillInfo({ nickname: 'Wren' });
  await forms.button('auth.register.submit').click();
  await forms.button('auth.register.skip').click();

  const sheet = page.getByRole('dialog', { name: t('groups.join.title') });
  await expect(sheet.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  await sheet.getByRole('button', { name: t('groups.join.join'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/room/${group.id}$`));
  await expect(ann.log).toContainText(t('chat.system.member-join', { actor: 'Wren' }));
});

test('invite link: opened signed out, ends in the group after login', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const account = await registerTestAccount();
  const { group, share_code } = await createInvitation(ann, bob);

  const page = await (await openBrowser({ device: 'phone' })).newPage();
  await page.goto(`/chat?invite=${share_code}`);
  await new TestAuthForms(page, t).button('auth.select.email').click();
  await submitLoginForm(page, t, account);
  const sheet = page.getByRole('dialog', { name: t('groups.join.title') });
  await sheet.getByRole('button', { name: t('groups.join.join'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/room/${group.id}$`));
});

test('invite code: is typed in any case; a used-up code says why, and another one can be entered', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const cho = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  const dan = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { group, share_code } = await createInvitation(ann, bob, { max_uses: 1 });
  for (const user of [cho, dan]) await user.page.goto('/chat');

  const enter = async ({ page }: TestUser): Promise<void> => {
    await page.getByRole('button', { name: t('chat.list.menu'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('groups.menu.enter-code') }).click();
    const field = page.getByRole('textbox', { name: t('groups.join.code') });
    await field.fill('short');
    await expect(page.getByRole('button', { name: t('groups.join.next'), exact: true })).toBeDisabled();
    await field.fill(`${share_code.slice(0, 4)}-${share_code.slice(4)}`.toLowerCase());
    await field.press('Enter');
  };
  await enter(cho);
  await cho.page.getByRole('button', { name: t('groups.join.join'), exact: true }).click();
  await expect(cho.page).toHaveURL(new RegExp(`/room/${group.id}$`));

  await enter(dan);
  const refusal = dan.page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toContainText(t('errors.group.code-used-up'));
  await refusal.getByRole('button', { name: t('groups.join.other-code') }).click();
  await expect(dan.page.getByRole('textbox', { name: t('groups.join.code') })).toHaveValue('');
});

test('group card: opens the group from a chat', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const cho = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const { group } = await createInvitation(ann, bob);
  const room = await ann.createDirect(cho.userId);
  await ann.call('POST', '/api/v1/share/group/send-message', {
    group_id: group.id,
    group_ids: [room],
    cid: `card-${ann.userId}`,
  });
  await cho.openRoom(room);
  await cho.log.getByRole('link', { name: 'Slow readers' }).click();
  const sheet = cho.page.getByRole('dialog', { name: t('groups.join.title') });
  await sheet.getByRole('button', { name: t('groups.join.join'), exact: true }).click();
  await expect(cho.page).toHaveURL(new RegExp(`/room/${group.id}$`));
  await expect(cho.page.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
});

test('invite codes: the owner ends the codes of all members', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const cho = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { group } = await createInvitation(ann, bob);
  const { share_code } = await bob.call<{ share_code: string }>('POST', '/api/v1/share/group', { group_id: group.id });
  await ann.openRoom(group.id);
  await ann.page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('groups.details.share'), exact: true }).click();
  await sheet.getByRole('button', { name: t('groups.share.revoke-all'), exact: true }).click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('groups.share.revoke-all'), exact: true })
    .click();
  await expect(ann.page.getByText(t('groups.share.all-revoked'))).toBeVisible();

  await cho.page.goto(`/chat?invite=${share_code}`);
  await expect(cho.page.getByRole('dialog').getByRole('alert')).toContainText(t('errors.group.code-revoked'));
});
