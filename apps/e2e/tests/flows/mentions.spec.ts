import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { createTestImage } from '../../src/test-media.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Names after an @, in messages of groups and in comments. */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  const t = createTranslator(SITE, locale);

  test(`mentions: are picked, link to the user, and notify with a link to the message: ${locale}`, async ({
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
    await bob.page.goto('/notifications');
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
    await bob.page.goto('/chat');
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

    // A caption mentions, too.
    const files = new TestFileSender(ann);
    await files.selectFiles('media', [await createTestImage(ann.page, 'cup.jpg', 40, 30)]);
    const caption = files.sheet.getByRole('textbox', { name: t('chat.attach.caption') });
    await caption.pressSequentially('@');
    await options.filter({ hasText: 'Bobby' }).click();
    await expect(caption).toHaveValue(`@${bobAccount.nickname} `);
    await caption.pressSequentially('my cup');
    await files.confirmSend();
    await expect(ann.bubble('my cup').getByRole('link', { name: '@Bobby' })).toBeVisible();

    // A comment mentions the author of the post.
    const post = await bob.call<{ id: string }>('POST', '/social/api/posts', { text: 'A walk', file_paths: [] });
    await ann.page.goto(`/posts/${post.id}`);
    await ann.page.getByRole('button', { name: t('social.comment.placeholder') }).click();
    const field = ann.page.getByRole('textbox', { name: t('social.comment.write') });
    await field.pressSequentially('@');
    await ann.page.getByRole('option', { name: 'Bobby' }).click();
    await expect(field).toHaveValue(`@${bobAccount.nickname} `);
    await field.pressSequentially('where?');
    await ann.page.getByRole('button', { name: t('social.comment.send') }).click();
    const comment = ann.page.getByRole('article').filter({ hasText: 'where?' });
    await expect(comment.getByRole('link', { name: '@Bobby' })).toBeVisible();
  });
}
