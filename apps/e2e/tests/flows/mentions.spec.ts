import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Names after an @, in messages of groups. Stories show captions and comments. */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  const t = createTranslator(SITE, locale);

  test(`mentions: are picked, link to the user, and notify with a link to the message: ${locale} @slow`, async ({
    openBrowser,
  }) => {
    const [annAccount, bobAccount] = [await registerTestAccount(), await registerTestAccount()];
    const ann = await TestUser.signIn(await openBrowser({ locale }), annAccount, t);
    const bob = await TestUser.signIn(await openBrowser({ locale }), bobAccount, t);
    await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
    const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
      cid: crypto.randomUUID(),
      display_name: 'Walkers',
      member_ids: [bob.userId],
    });
    await ann.call('PUT', `/api/v1/users/nicknames/${bob.userId}`, { nickname: 'Bobby' });
    await bob.call('POST', '/api/v1/notification/view-all', { up_to: '999999999999999' });
    await bob.page.goto('/chat');
    await expect(bob.page.getByRole('link', { name: 'Walkers' })).toBeVisible();
    // One of the chat, one of the notifications.
    const badges = bob.page.getByRole('navigation').getByRole('img', { name: /^1 / });

    // The list shows the remark; the text has the nickname, and the bubble the remark again.
    await ann.openRoom(group.id);
    await ann.composer.pressSequentially('@');
    const options = ann.page.getByRole('listbox', { name: t('chat.composer.mentions') }).getByRole('option');
    await expect(options.first()).toHaveText(t('chat.composer.everyone'));
    await expect(options.filter({ hasText: 'Bobby' })).toBeVisible();
    await ann.composer.pressSequentially(bobAccount.nickname.slice(0, 4));
    await expect(options).toHaveCount(1);
    await ann.composer.press('Enter');
    await expect(ann.composer).toHaveValue(`@${bobAccount.nickname} `);
    await ann.composer.pressSequentially('tea?');
    await ann.page.getByRole('button', { name: t('chat.composer.send'), exact: true }).click();
    await expect(ann.bubble('tea?').getByRole('link', { name: '@Bobby' })).toBeVisible();

    // The chat's row is marked at once.
    await expect(badges).toHaveCount(2);
    await expect(bob.page.getByRole('img', { name: t('chat.list.mentioned') })).toBeVisible();
    const openTab = (id: string) =>
      bob.page
        .getByRole('navigation')
        .getByRole('link', { name: t(id) })
        .click();
    await openTab('shell.nav.me');
    await bob.page.locator('main a[href$="/notifications"]').click();
    const row = bob.page.getByRole('main').getByRole('listitem').filter({ hasText: 'tea?' });
    await expect(row).toContainText('Walkers');
    const isRead = bob.page.waitForResponse((response) => response.url().endsWith(`/groups/${group.id}/view`));
    await row.getByRole('link').last().press('Enter');
    await expect(bob.page).toHaveURL(new RegExp(`/room/${group.id}`));
    await expect(bob.bubble('tea?')).toBeInViewport();
    await bob
      .bubble('tea?')
      .getByRole('link', { name: `@${bobAccount.nickname}` })
      .click();
    await expect(bob.page).toHaveURL(/\/guest-page\//);
    // Reading takes the mark off the row.
    await isRead;
    // To the message, the notifications and their page.
    for (const path of [/\/room\//, /\/notifications$/, /\/my-page$/]) {
      await bob.page.goBack();
      await expect(bob.page).toHaveURL(path);
    }
    await openTab('shell.nav.chat');
    await expect(bob.getRow(group.id)).toBeVisible();
    await expect(bob.page.getByRole('img', { name: t('chat.list.mentioned') })).toBeHidden();

    // A draft keeps its picked names in another tab.
    await ann.composer.pressSequentially(`@${bobAccount.nickname.slice(0, 4)}`);
    await options.click();
    await ann.composer.pressSequentially('cake?');
    const tab = new TestUser(ann.context, await ann.context.newPage(), t);
    await tab.page.goto(`/room/${group.id}`);
    await expect(tab.composer).toHaveValue(`@${bobAccount.nickname} cake?`);
    await tab.page.getByRole('button', { name: t('chat.composer.send'), exact: true }).click();
    await expect(tab.bubble('cake?').getByRole('link', { name: '@Bobby' })).toBeVisible();
    await tab.page.close();
  });
}
