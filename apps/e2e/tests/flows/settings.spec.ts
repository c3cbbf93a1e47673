import type { Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Switches of the settings (spec §3: notify, sound, vibration, detail; §7). */

const [ON, OFF] = [1, 2];
const ALL_ON = { notify: ON, notify_detail: ON, sound: ON, vibration: ON };
/** The first switch comes last, because the others are disabled without it. */
const NOTIFY_SWITCHES = [
  ['notify_detail', 'kit.notify.preview'],
  ['sound', 'kit.notify.sound'],
  ['vibration', 'kit.notify.vibration'],
  ['notify', 'kit.notify.all'],
] as const;

test('settings: a switch of the account or of a chat that is pressed right before a reload stays @slow', async ({
  openBrowser,
}) => {
  const user = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await ApiUser.register();
  const room = await user.createDirect(bob.userId);
  const { page, t } = user;
  const getSwitch = (id: string) => page.getByRole('switch', { name: t(id), exact: true });
  const pressAndReload = async (id: string, isOn: boolean): Promise<void> => {
    const control = getSwitch(id);
    await expect(control).toBeChecked({ checked: isOn });
    const reloaded = page.waitForEvent('load');
    await control.evaluate((element: HTMLElement) => {
      element.click();
      location.reload();
    });
    await reloaded;
  };
  await page.goto('/profile');
  for (const id of ['kit.notify.sound', 'profile.privacy.by-id']) {
    await pressAndReload(id, true);
    await expect(getSwitch(id)).not.toBeChecked();
  }
  await user.openRoom(room);
  const details = page.getByRole('button', { name: t('groups.menu.details'), exact: true });
  await details.click();
  await pressAndReload('groups.details.mute', false);
  await details.click();
  await expect(getSwitch('groups.details.mute')).toBeChecked();
});

test('notification switches: each saves itself only, and those of the account show on the other device @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser(), account);
  const other = await TestUser.signIn(await openBrowser(), account);
  const bob = await ApiUser.register();
  const { page, t } = user;
  const room = await user.createDirect(bob.userId);

  /** Presses each switch off and on again, and checks what the server and the other pages have. */
  const pressEach = async (path: string, others: readonly Page[]): Promise<void> => {
    const read = async () => {
      const { notify, notify_detail, sound, vibration } = await user.call<typeof ALL_ON>('GET', path);
      return { notify, notify_detail, sound, vibration };
    };
    for (const [key, id] of NOTIFY_SWITCHES)
      for (const state of [OFF, ON]) {
        const controls = [page, ...others].map((shown) => shown.getByRole('switch', { name: t(id) }));
        for (const control of controls) await expect(control).toBeChecked({ checked: state === OFF });
        const isSaved = page.waitForResponse('**/api/v1/users/notify');
        await controls[0]!.click();
        await isSaved;
        for (const control of controls) await expect(control).toBeChecked({ checked: state === ON });
        expect(await read()).toEqual({ ...ALL_ON, [key]: state });
      }
  };
  for (const shown of [page, other.page]) await shown.goto('/profile');
  await pressEach('/api/v1/users/me', [other.page]);
  await other.page.close();
  await user.openRoom(room);
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  await page.getByRole('button', { name: t('groups.details.notify'), exact: true }).click();
  await pressEach(`/api/v1/groups/${room}`, []);
});

test('sheet of the settings: leaves the scroll position of the page below @slow', async ({ openBrowser }) => {
  const { page, t } = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  await page.goto('/profile');
  await expect(page.getByRole('switch').first()).toBeEnabled();
  const row = page.getByRole('button', { name: t('profile.clear.title') });
  await row.scrollIntoViewIfNeeded();
  const getOffset = () => page.getByRole('main').evaluate((element) => element.scrollTop);
  const offset = await getOffset();
  expect(offset).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole('dialog', { name: t('profile.clear.title') })).toBeVisible();
  expect(await getOffset()).toBe(offset);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await getOffset()).toBe(offset);
});

test('settings without the profile: open each sheet, and say in place what is missing @slow', async ({
  openBrowser,
}) => {
  const { page, t } = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  await page.route('**/api/v1/users/me', (route) => route.abort());
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('profile.devices.title') }).click();
  await expect(dialog.getByText(t('profile.devices.current'))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: t('profile.account.title') }).click();
  await expect(dialog.getByText(t('kit.error.title'))).toBeVisible();
  await page.unroute('**/api/v1/users/me');
  await page.reload();
  await expect(dialog.getByText(t('profile.account.id'))).toBeVisible();
});
