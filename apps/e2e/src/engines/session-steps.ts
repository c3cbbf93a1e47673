import type { TourVisitor } from './visitor.ts';

/** Logs in by email. Errors on the page are recorded from then on. */
export async function signInVisitorByEmail(
  visitor: TourVisitor,
  origin: string,
  account: { email: string; password: string },
): Promise<void> {
  const { browser, t } = visitor;
  await browser.open(`${origin}/login/email`);
  await visitor.press('input[type=email], input[name=email]');
  await browser.type(account.email);
  await visitor.press('input[type=password]');
  await browser.type(account.password);
  await visitor.press('button[type=submit]', t('auth.login.submit'));
  await visitor.expect('logged in', () => localStorage.getItem('quintet.token') !== null);
  await browser.run(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', ({ message }) => errors.push(`${location.pathname}: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(`${location.pathname}: ${String(reason)}`));
  });
}

/** Fails with the errors on the page since the login. */
export async function expectNoPageErrors({ browser }: TourVisitor): Promise<void> {
  const errors = await browser.run(() => (window as unknown as { errors: string[] }).errors);
  if (errors.length > 0) throw new Error(`errors on the page: ${errors.join('\n')}`);
}
