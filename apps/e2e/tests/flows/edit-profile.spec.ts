import { listFlowLocales } from '../../src/flow-locales.ts';
import { getDemoAccount } from '../../src/accounts.ts';
import { BANNED_WORD } from '../../src/demo-data-snapshot.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Edit profile (spec §2, §5): nickname, account ID and bio, with their rules. */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  test(`edit profile: form and server errors show and keep the input: ${locale} @slow`, async ({ openBrowser }) => {
    const t = createTranslator(SITE, locale);
    const user = await TestUser.signIn(await openBrowser({ locale }), getDemoAccount(5), t);
    const { page } = user;
    const nickname = page.getByRole('textbox', { name: t('profile.edit.nickname') });
    const username = page.getByRole('textbox', { name: t('profile.edit.username') });
    const introduction = page.getByRole('textbox', { name: t('profile.edit.introduction') });
    const save = page.getByRole('button', { name: t('profile.edit.save'), exact: true });
    await page.goto('/edit-profile');
    await expect(save).toBeDisabled();

    const rows = [
      [nickname, 'a', t('profile.edit.nickname-rule', { min: '2', max: '30' })],
      [nickname, 'with space', t('profile.edit.nickname-rule', { min: '2', max: '30' })],
      [username, 'abcdef', t('auth.register.username-rule', { min: '6', max: '12' })],
      [introduction, 'x'.repeat(151), t('profile.edit.introduction-rule', { max: '150' })],
    ] as const;
    for (const [field, wrong, notice] of rows) {
      const known = await field.inputValue();
      await field.fill(wrong);
      await field.blur();
      await expect(page.getByText(notice)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(save).toBeDisabled();
      await field.fill(known);
    }

    await username.fill('wren2026');
    await save.click();
    await expect(username).toHaveAccessibleDescription(t('errors.account.id-exists'));
    await expect(username).toBeFocused();
    await username.fill('edited2026');
    await introduction.fill('the ＣＡＳＩＮＯ is open');
    await save.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('errors.text.banned-word', { word: BANNED_WORD }));
    await dialog.getByRole('button', { name: t('kit.dialog.confirm') }).click();
    await expect(introduction).toHaveValue('the ＣＡＳＩＮＯ is open');

    // A reload keeps the input, and leaving asks for confirmation.
    await page.reload();
    await expect(username).toHaveValue('edited2026');
    await page.goBack();
    await expect(dialog).toContainText(t('profile.edit.discard-text'));
    await expect(page).toHaveURL(/\/edit-profile$/);
    await dialog.getByRole('button', { name: t('profile.edit.stay') }).click();
    await page.getByRole('button', { name: t('kit.bar.back') }).click();
    await dialog.getByRole('button', { name: t('profile.edit.discard') }).click();
    await expect(page).toHaveURL(/\/my-page$/);
    await page.getByRole('link', { name: t('profile.me.edit') }).click();
    await expect(username).not.toHaveValue('edited2026');
  });
}

test('edit profile: changes show at once on both devices @slow', async ({ openBrowser }) => {
  test.slow();
  const t = createTranslator(SITE);
  const account = getDemoAccount(27);
  const user = await TestUser.signIn(await openBrowser(), account, t);
  const elsewhere = await TestUser.signIn(await openBrowser({ device: 'desktop' }), account, t);
  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  const { page } = user;
  await page.goto('/my-page');
  await page.getByRole('link', { name: t('profile.me.edit') }).click();
  await page.getByRole('textbox', { name: t('profile.edit.nickname') }).fill('小满2');
  await page.getByRole('textbox', { name: t('profile.edit.introduction') }).fill('早起，爱走路');
  await page.getByRole('textbox', { name: t('profile.edit.nickname') }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('profile.edit.saved') })).toBeVisible();
  for (const { page: seen } of [user, elsewhere]) {
    await expect(seen.getByText('小满2')).toBeVisible();
    await expect(seen.getByText('早起，爱走路')).toBeVisible();
  }
});
