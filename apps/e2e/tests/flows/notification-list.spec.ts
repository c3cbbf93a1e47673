import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** What happened to a user (spec §2, Notifications; §4, Unread notifications). */

const SITE = TEST_SITES[0]!;

interface Post {
  id: string;
}

for (const locale of listFlowLocales(SITE, 'en')) {
  const t = createTranslator(SITE, locale);

  test(`notifications: arrive live, open their post, and disappear when the like is undone: ${locale}`, async ({
    openBrowser,
  }) => {
    const ann = await TestUser.signIn(await openBrowser({ locale }), await registerTestAccount(), t);
    const bob = await ApiUser.register();
    const { id } = await ann.call<Post>('POST', '/social/api/posts', { text: 'A walk', file_paths: [] });
    const { page } = ann;
    await page.goto('/my-page');
    const entry = page.locator('main a[href$="/notifications"]');
    await expect(entry).toBeVisible();
    const badge = page.getByRole('navigation').getByRole('img', { name: /^1 / });

    await bob.call('PUT', `/social/api/posts/${id}/like`);
    await expect(badge).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);

    await entry.click();
    const fresh = page.getByRole('heading', { name: t('notifications.new-title') });
    await expect(fresh).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: bob.nickname });
    await expect(rows).toHaveCount(1);
    await expect(badge).toBeHidden();
    await expect(page).not.toHaveTitle(/^\(/);
    // The line stays while the page is open.
    await expect(fresh).toBeVisible();

    const comment = await bob.call<Post>('POST', `/social/api/posts/${id}/comments`, { text: 'Where is that?' });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Where is that?');
    await bob.call('PUT', `/social/api/posts/${id}/unlike`);
    await expect(rows).toHaveCount(1);

    // After the name, which leads to the user.
    await rows.first().getByRole('link').last().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/posts/${id}.comment=${comment.id}$`));
    const linked = page.getByRole('article', { name: bob.nickname, exact: true });
    await expect(linked).toContainText('Where is that?');
    await expect(linked).toHaveAttribute('aria-current', 'true');
    await expect(linked).toBeInViewport();

    // The line is where it was.
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await expect(fresh).toBeVisible();
    await page.getByRole('button', { name: t('notifications.view-all') }).click();
    await expect(fresh).toBeHidden();
    await page.getByRole('button', { name: t('notifications.settings') }).click();
    const likes = page.getByRole('switch', { name: t('notifications.kind.likes') });
    await likes.click();
    await expect(likes).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(likes).toBeHidden();

    await bob.call('DELETE', `/social/api/comments/${comment.id}`);
    await page.goto(`/posts/${id}?comment=${comment.id}`);
    await expect(page.getByText(t('social.comment.link-missing'))).toBeInViewport();
  });
}
