import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Edit profile (spec §2, §5): nickname, account ID and bio, and the rules that they keep. */

const SITE = SITES[0]!;

test('each rule is told in both languages, by the form and by the server, and what was typed is not lost', async ({
  openBrowser,
  startServer,
}) => {
  test.setTimeout(240_000);
  const server = await startServer();
  await server.operate('banned-words', 'add', 'casino');
  for (const locale of SITE.brand.languages) {
    const say = wordsOf(SITE, locale);
    const person = await Person.signIn(await openBrowser({ server, locale }), accountAt(5), say);
    const { page } = person;
    const nickname = page.getByRole('textbox', { name: say('profile.edit.nickname') });
    const username = page.getByRole('textbox', { name: say('profile.edit.username') });
    const introduction = page.getByRole('textbox', { name: say('profile.edit.introduction') });
    const save = page.getByRole('button', { name: say('profile.edit.save'), exact: true });
    await page.goto('/edit-profile');
    await expect(save).toBeDisabled();

    const rows = [
      [nickname, 'a', say('profile.edit.nickname-rule', { min: '2', max: '30' })],
      [nickname, 'with space', say('profile.edit.nickname-rule', { min: '2', max: '30' })],
      [username, 'abcdef', say('auth.register.username-rule', { min: '6', max: '12' })],
      [introduction, 'x'.repeat(151), say('profile.edit.introduction-rule', { max: '150' })],
    ] as const;
    for (const [field, wrong, told] of rows) {
      const known = await field.inputValue();
      await field.fill(wrong);
      await field.blur();
      await expect(page.getByText(told)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(save).toBeDisabled();
      await field.fill(known);
    }

    await username.fill('wren2026');
    await save.click();
    await expect(username).toHaveAccessibleDescription(say('errors.account.id-exists'));
    await expect(username).toBeFocused();
    await username.fill('edited2026');
    await introduction.fill('the ＣＡＳＩＮＯ is open');
    await save.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('errors.text.banned-word', { word: 'casino' }));
    await dialog.getByRole('button', { name: say('kit.dialog.confirm') }).click();
    await expect(introduction).toHaveValue('the ＣＡＳＩＮＯ is open');

    // A reload does not lose it, and leaving is asked.
    await page.reload();
    await expect(username).toHaveValue('edited2026');
    await page.goBack();
    await expect(dialog).toContainText(say('profile.edit.discard-text'));
    await expect(page).toHaveURL(/\/edit-profile$/);
    await dialog.getByRole('button', { name: say('profile.edit.stay') }).click();
    await page.getByRole('button', { name: say('kit.bar.back') }).click();
    await dialog.getByRole('button', { name: say('profile.edit.discard') }).click();
    await expect(page).toHaveURL(/\/my-page$/);
    await page.goto('/edit-profile');
    await expect(username).not.toHaveValue('edited2026');
  }
});

test('what is changed shows at once, here and on the other device', async ({ openBrowser }) => {
  test.slow();
  const say = wordsOf(SITE);
  const account = accountAt(27);
  const person = await Person.signIn(await openBrowser(), account, say);
  const elsewhere = await Person.signIn(await openBrowser({ device: 'desktop' }), account, say);
  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  const { page } = person;
  await page.goto('/my-page');
  await page.getByRole('link', { name: say('profile.me.edit') }).click();
  await page.getByRole('textbox', { name: say('profile.edit.nickname') }).fill('小满2');
  await page.getByRole('textbox', { name: say('profile.edit.introduction') }).fill('早起，爱走路');
  await page.getByRole('textbox', { name: say('profile.edit.nickname') }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('profile.edit.saved') })).toBeVisible();
  for (const { page: seen } of [person, elsewhere]) {
    await expect(seen.getByText('小满2')).toBeVisible();
    await expect(seen.getByText('早起，爱走路')).toBeVisible();
  }
});
