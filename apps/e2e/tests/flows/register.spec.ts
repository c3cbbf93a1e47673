import { accountAt } from '../../src/accounts.ts';
import { addressOf, Entry, newContact, newUsername } from '../../src/auth-forms.ts';
import { codeFor, lettersTo, wrongCode } from '../../src/dev-outbox.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Registering in four steps (spec §2, §4, §5), with the codes that were sent. */

const GU = SITES[0]!;
const say = wordsOf(GU);

test('a guest who is asked to log in registers by phone, loses nothing on the way, and comes back', async ({
  openBrowser,
}) => {
  test.slow();
  const context = await openBrowser();
  const page = await context.newPage();
  const entry = new Entry(page, say);
  const contact = newContact('phone', GU);
  const to = addressOf(contact);

  // Asked to log in where the limited view ends.
  await page.goto('/my-page');
  await expect(page.getByText(say('shell.guest.prompt'))).toBeVisible();
  await entry.button('auth.select.phone').click();
  await entry.button('auth.login.register').click();

  await entry.next.waitFor();

  // Step 1: what is wrong is told calmly, and offline nothing is lost.
  const phone = entry.contactField(contact);
  await entry.next.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(say('auth.phone.required'));
  await phone.fill('138');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await entry.fillContact(contact);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await context.setOffline(true);
  await entry.next.click();
  await expect(entry.alert).toHaveText(say('errors.connection.failed'));
  await context.setOffline(false);
  await page.reload();
  await expect(phone).toHaveValue(/^138/);
  await entry.next.click();

  // Step 2: the countdown and the address outlive a reload, and going back asks for no second code.
  await expect(page).toHaveURL(/step=2/);
  await expect(entry.code).toBeFocused();
  const again = page.getByRole('button', { name: new RegExp(say('auth.code.resend-in').replace('{seconds}', '\\d+')) });
  await expect(again).toBeDisabled();
  await page.reload();
  await expect(again).toBeDisabled();
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(phone).toHaveValue(/^138/);
  await entry.next.click();
  await expect(entry.code).toBeFocused();
  expect(await lettersTo(to)).toHaveLength(1);
  const code = await codeFor(to);
  await entry.code.fill(wrongCode(code));
  await expect(entry.code).toHaveAccessibleDescription(say('errors.code.incorrect'));
  await entry.code.pressSequentially(code);

  // Step 3: all but secrets outlives a reload and going back.
  await expect(page).toHaveURL(/step=3/);
  await expect(entry.field('auth.register.username')).toBeFocused();
  await entry.button('auth.register.submit').click();
  await expect(entry.field('auth.register.username')).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(say('auth.register.agree-required'));
  const taken = 'wren2026';
  await entry.fillInfo({ username: taken });
  await page.reload();
  await expect(entry.field('auth.register.username')).toHaveValue(taken);
  await expect(entry.field('auth.register.nickname')).toHaveValue('Nguyễn Văn 小明');
  await expect(entry.field('auth.register.password')).toHaveValue('');
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await entry.next.click();
  await entry.fillInfo({ username: taken });
  await entry.field('auth.register.confirm').fill('quintet6');
  await expect(entry.field('auth.register.confirm')).toHaveAccessibleDescription(say('auth.password.mismatch'));
  await entry.field('auth.register.confirm').fill('quintet5');
  await entry.button('auth.register.submit').click();
  await expect(entry.field('auth.register.username')).toHaveAccessibleDescription(say('errors.account.id-exists'));
  await expect(entry.field('auth.register.username')).toBeFocused();
  await entry.field('auth.register.username').fill(newUsername());
  await entry.button('auth.register.submit').click();

  // Step 4, a reload later too; skipping leads back to where it began.
  await expect(page).toHaveURL(/step=4/);
  await page.reload();
  await expect(
    page.getByText(say('auth.register.done-text', { brand: 'GU', nickname: 'Nguyễn Văn 小明' })),
  ).toBeVisible();
  await entry.button('auth.register.skip').click();
  await expect(page).toHaveURL(/\/my-page$/);
  await expect(page.getByText('Nguyễn Văn 小明')).toBeVisible();
});

for (const [index, site] of SITES.entries()) {
  const mode = index % 2 === 0 ? 'email' : 'phone';
  test(`a newcomer of ${site.slug} registers by ${mode}, in a wide window`, async ({ openBrowser }) => {
    const page = await (await openBrowser({ site, device: 'desktop' })).newPage();
    const words = wordsOf(site);
    const entry = new Entry(page, words);
    const contact = newContact(mode, site);
    await page.goto('/login');
    await entry.button(`auth.select.${mode}`).click();
    await entry.button('auth.login.register').click();
    await entry.next.waitFor();
    await entry.fillContact(contact);
    await entry.next.click();
    await expect(entry.code).toBeFocused();
    const [letter] = await lettersTo(addressOf(contact));
    expect(letter).toContain(site.brand.title);
    await entry.typeCode(contact);
    await entry.fillInfo();
    await entry.button('auth.register.submit').click();
    await entry.button('auth.register.skip').click();
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(page).not.toHaveURL(/register/);
  });
}

test('whoever has an account already is signed in by the code, and leaves a verified contact to the next page', async ({
  openBrowser,
}) => {
  const known = accountAt(30);
  const page = await (await openBrowser()).newPage();
  const entry = new Entry(page, say);
  await entry.askForCode({ mode: 'email', email: known.email });
  await entry.typeCode({ mode: 'email', email: known.email });
  await expect(page.getByRole('status').filter({ hasText: say('auth.register.already-registered') })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();

  // verified_status 2: verified here a moment ago, another tab has no code step.
  const context = await openBrowser();
  const first = new Entry(await context.newPage(), say);
  const contact = newContact('email', GU);
  await first.askForCode(contact);
  await first.typeCode(contact);
  await expect(first.page).toHaveURL(/step=3/);
  const second = new Entry(await context.newPage(), say);
  await second.page.goto('/register?mode=email');
  await second.fillContact(contact);
  await second.next.click();
  await expect(second.page).toHaveURL(/step=3/);

  // A link into the middle begins at its contact.
  const stranger = new Entry(await (await openBrowser()).newPage(), say);
  await stranger.page.goto('/register?mode=email&step=3&email=someone%40quintet.example');
  await expect(stranger.page).not.toHaveURL(/step=/);
  await expect(stranger.contactField(contact)).toHaveValue('someone@quintet.example');
});

test('optional fields are as the operator wants them, also when that changes meanwhile', async ({
  openBrowser,
  startServer,
}) => {
  const server = await startServer();
  await server.operate('registration', '--social-account', 'hide', '--invite-code', 'hide');
  const page = await (await openBrowser({ server })).newPage();
  const entry = new Entry(page, say, server.port);
  const contact = newContact('email', GU);
  await entry.askForCode(contact);
  await entry.typeCode(contact);
  await entry.fillInfo();
  const memo = entry.field('auth.register.memo');
  const invite = entry.field('auth.register.invite-code');
  await expect(memo).toHaveCount(0);
  await expect(invite).toHaveCount(0);

  await server.operate('invite-codes', 'add', 'friend12');
  await server.operate('registration', '--social-account', 'require', '--invite-code', 'require');
  await entry.button('auth.register.submit').click();
  await expect(entry.alert).toHaveText(say('errors.general.incorrect-input'));
  await expect(memo).toBeVisible();
  await entry.button('auth.register.submit').click();
  await expect(memo).toBeFocused();
  await memo.fill('memo!');
  await expect(memo).toHaveAttribute('aria-invalid', 'true');
  await memo.fill('memo1');
  await invite.fill('nobody12');
  await entry.button('auth.register.submit').click();
  await expect(invite).toHaveAccessibleDescription(say('errors.account.invite-code'));
  await server.operate('registration', '--invite-code', 'optional');
  await invite.fill('');
  await page.reload();
  await entry.fillInfo();
  await entry.button('auth.register.submit').click();
  await expect(page).toHaveURL(/step=4/);
});
