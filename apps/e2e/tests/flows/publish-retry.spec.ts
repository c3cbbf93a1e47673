import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** A post on its way that does not get there (spec §2): nothing of it is lost. */

const exact = { exact: true };

test('a post that cannot go is written again; one that was discarded is brought back', async ({ openBrowser }) => {
  const { page, say } = await Person.signIn(await openBrowser(), await newAccount());
  const text = page.getByRole('textbox', { name: say('social.publish.text') });
  const press = (id: string) => page.getByRole('button', { name: say(id), ...exact }).click();
  let isRefused = true;
  await page.route('**/social/api/posts', (route, request) =>
    isRefused && request.method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: 'api.file.not_allowed', result: null } })
      : route.fallback(),
  );
  const failed = page.getByText(say('errors.file.not-allowed'));

  await page.goto('/publish');
  await text.fill('Boats, with a broken film');
  await press('social.publish.submit');
  await expect(failed).toBeVisible();
  // What is being written comes first.
  await page.goto('/publish');
  await text.fill('Something else');
  await press('social.publish.edit');
  await expect(page.getByText(say('social.publish.finish-other-draft'))).toBeVisible();
  await expect(text).toHaveValue('Something else');
  await text.fill('');
  await press('social.publish.edit');
  await expect(failed).toBeHidden();
  await expect(text).toHaveValue('Boats, with a broken film');

  await text.fill('Boats, without it');
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
