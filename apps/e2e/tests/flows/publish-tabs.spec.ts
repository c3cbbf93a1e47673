import type { Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Two tabs of one account edit the same post (spec §2): it is published once, and no text is lost. */

const exact = { exact: true };

test('published draft: disappears from the other tab unless that tab has newer text @slow', async ({ openBrowser }) => {
  const { page: first, context, t } = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const second = await context.newPage();
  const textOn = (page: Page) => page.getByRole('textbox', { name: t('social.publish.text') });
  const publishOn = (page: Page) => page.getByRole('button', { name: t('social.publish.submit'), ...exact });

  await first.goto('/publish');
  await textOn(first).fill('Boats');
  await second.goto('/publish');
  await expect(textOn(second)).toHaveValue('Boats');
  await publishOn(first).click();
  await expect(first).toHaveURL(/\/home\/recommend$/);
  await expect(textOn(second)).toHaveValue('');
  await expect(publishOn(second)).toBeDisabled();

  await test.step('a tab that is looked at again shows what was typed in the other one', async () => {
    await first.goto('/publish');
    await textOn(first).fill('More boats');
    await expect(async () => {
      await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(textOn(second)).toHaveValue('More boats', { timeout: 500 });
    }).toPass();
  });

  await textOn(second).fill('More boats, and a bridge');
  await publishOn(first).click();
  await expect(first).toHaveURL(/\/home\/recommend$/);
  await expect(textOn(second)).toHaveValue('More boats, and a bridge');
  await second.reload();
  await expect(textOn(second)).toHaveValue('More boats, and a bridge');
});
