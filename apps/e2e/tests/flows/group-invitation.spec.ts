import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestAuthForms } from '../../src/test-auth-forms.ts';
import { submitLoginForm } from '../../src/login-form.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Joining a group by link, code and card (spec §2, enter invite code). */

const t = createTranslator(TEST_SITES[0]!);

/** Creates a group with one more member. Returns its id. */
async function createGroup(owner: ApiUser): Promise<string> {
  const friend = await ApiUser.register();
  await owner.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await owner.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `invitation-${owner.userId}`,
    display_name: 'Slow readers',
    member_ids: [friend.userId],
  });
  return group.id;
}

async function createCode(owner: ApiUser, groupId: string, options: object = {}): Promise<string> {
  const body = { group_id: groupId, replace: true, ...options };
  const { share_code } = await owner.call<{ share_code: string }>('POST', '/api/v1/share/group', body);
  return share_code;
}

test('invite link: opened signed out, ends in the group after login', async ({ openBrowser }) => {
  const ann = await ApiUser.register();
  const account = await registerTestAccount();
  const group = await createGroup(ann);

  const page = await (await openBrowser({ device: 'phone' })).newPage();
  await page.goto(`/chat?invite=${await createCode(ann, group)}`);
  await new TestAuthForms(page, t).button('auth.select.email').click();
  await submitLoginForm(page, t, account);
  const sheet = page.getByRole('dialog', { name: t('groups.join.title') });
  await expect(sheet.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  await sheet.getByRole('button', { name: t('groups.join.join'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/room/${group}$`));
  await expect(page.getByRole('log', { name: t('chat.room.messages') })).toContainText(
    t('chat.system.member-join', { actor: t('kit.user.you') }),
  );
});

test('invite code and card: an ended code says why before and while one joins; a card opens its group @slow', async ({
  openBrowser,
}) => {
  const [ann, dan] = [await ApiUser.register(), await ApiUser.register()];
  const cho = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const group = await createGroup(ann);
  const usedUp = await createCode(ann, group, { max_uses: 1 });
  await dan.call('POST', '/api/v1/share/group/join', { share_code: usedUp });

  const { page } = cho;
  const sheet = page.getByRole('dialog', { name: t('groups.join.title') });
  const code = sheet.getByRole('textbox', { name: t('groups.join.code') });
  const join = sheet.getByRole('button', { name: t('groups.join.join'), exact: true });
  const alert = sheet.getByRole('alert');
  await page.goto('/chat');
  await page.getByRole('button', { name: t('chat.list.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('groups.menu.enter-code') }).click();
  await code.fill(usedUp);
  await code.press('Enter');
  await expect(alert).toContainText(t('errors.group.code-used-up'));
  await alert.getByRole('button', { name: t('groups.join.other-code') }).click();
  await expect(code).toHaveValue('');

  // The owner ends a code while its group is shown.
  await code.fill(await createCode(ann, group));
  await code.press('Enter');
  await expect(join).toBeVisible();
  await ann.call('POST', '/api/v1/share/group/revoke', { group_id: group });
  await join.click();
  await expect(alert).toContainText(t('errors.group.code-revoked'));
  await sheet.getByRole('button', { name: t('kit.sheet.close'), exact: true }).click();

  const room = await ann.createDirect(cho.userId);
  const card = { group_id: group, group_ids: [room], cid: `card-${ann.userId}` };
  await ann.call('POST', '/api/v1/share/group/send-message', card);
  await cho.getRow(room).click();
  await cho.log.getByRole('link', { name: 'Slow readers' }).click();
  await join.click();
  await expect(page).toHaveURL(new RegExp(`/room/${group}$`));
  await expect(page.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
});
