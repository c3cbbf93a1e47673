import { createAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Switches of the settings (spec §3: notify, sound, vibration, detail; §7). */

test('settings: a switch of the account or of a chat that is pressed right before a reload stays', async ({
  openBrowser,
}) => {
  const user = await TestUser.signIn(await openBrowser(), await createAccount());
  const bob = await TestUser.signIn(await openBrowser(), await createAccount());
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
