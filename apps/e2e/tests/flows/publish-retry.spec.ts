import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** A post whose upload fails (spec §2) is not lost. */

const exact = { exact: true };

test('failed post: reopens in the editor, and a discarded one can be restored @slow', async ({ openBrowser }) => {
  const { page, t } = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const text = page.getByRole('textbox', { name: t('social.publish.text') });
  const press = (id: string) => page.getByRole('button', { name: t(id), ...exact }).click();
  let isRefused = true;
  await page.route('**/social/api/posts', (route, request) =>
    isRefused && request.method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: 'api.file.not_allowed', result: null } })
      : route.fallback(),
  );
  const failed = page.getByText(t('errors.file.not-allowed'));

  await page.goto('/publish');
  await text.fill('Boats, with a broken film');
  await press('social.publish.submit');
  await expect(failed).toBeVisible();
  // The open draft comes first.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('social.publish.title') })
    .click();
  await text.fill('Something else');
  await press('social.publish.edit');
  await expect(page.getByText(t('social.publish.finish-other-draft'))).toBeVisible();
  await expect(text).toHaveValue('Something else');
  await text.fill('');
  await press('social.publish.edit');
  await expect(text).toHaveValue('Boats, with a broken film');
  // The form says why until the post is changed.
  await expect(page.getByRole('alert').filter({ has: failed })).toBeVisible();

  await text.fill('Boats, without it');
  await expect(failed).toBeHidden();
  await press('social.publish.submit');
  await expect(failed).toBeVisible();
  await press('social.publish.discard');
  await expect(failed).toBeHidden();
  isRefused = false;
  await press('social.publish.undo');
  await press('social.publish.view');
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('main').getByText('Boats, without it')).toBeVisible();
});
