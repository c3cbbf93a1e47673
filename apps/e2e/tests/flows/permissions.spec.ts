import { getDemoAccount } from '../../src/accounts.ts';
import { openBrowserWithMicrophone } from '../../src/microphone.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { createTestImage } from '../../src/test-media.ts';

/** Group permissions set by the owner (spec §6), seen by a member in the open room. */

interface Group {
  id: string;
  member_count: number;
  user_auth: { role: string };
}

const ALL = {
  send_message: 'granted',
  send_image: 'granted',
  send_video: 'granted',
  send_hyperlink: 'denied',
  send_voice: 'granted',
  invite_member: 'granted',
};
const NONE = { send_message: 'denied', send_image: 'denied', send_video: 'denied', send_voice: 'denied' };

test('revoked permission: disables the control at once with a reason; queued messages show why they failed', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer();
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop', server }), getDemoAccount(0));
  const { browser, context } = await openBrowserWithMicrophone(server.origin(TEST_SITES[0]!.slug));
  const ben = new TestFileSender(await TestUser.signIn(context, getDemoAccount(1)));
  const { page, t, composer, log } = ben.user;

  const groups = await ann.call<Group[]>('GET', '/api/v1/users/groups');
  const { id } = groups.find(({ member_count, user_auth }) => user_auth.role === 'owner' && member_count < 10)!;
  const allow = (changes: object) => ann.call('POST', `/api/v1/groups/${id}/permissions`, { ...ALL, ...changes });
  const options = async () => {
    await page.getByRole('button', { name: t('chat.attach.label') }).click();
    const items = page.getByRole('menuitem');
    const seen = await items.evaluateAll((all: HTMLButtonElement[]) =>
      all.map(({ innerText, disabled }) => `${innerText.split('\n')[0]}${disabled ? ' –' : ''}`),
    );
    await page.keyboard.press('Escape');
    return seen;
  };
  await ann.openRoom(id);
  await ben.user.openRoom(id);

  await expect(log.getByRole('article').last()).toBeVisible();

  // An offline message is rejected after reconnecting; it stays with a reason and can be sent once permitted.
  await context.setOffline(true);
  await ben.user.send('written too late');
  await ben.user.expectWaiting('written too late');
  await allow(NONE);
  await context.setOffline(false);
  await expect(page.getByText(t('chat.composer.not-allowed'))).toBeVisible();
  await expect(composer).toHaveCount(0);
  await expect(ben.user.bubble('written too late')).toContainText(
    t('errors.general.no-permission').replace(/[.。]$/, ''),
  );
  await allow({});
  await ben.user.bubble('written too late').click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.retry') }).click();
  await expect(ann.bubble('written too late')).toBeVisible();

  // Images without text: the draft text stays.
  await composer.fill('for later');
  await allow({ send_message: 'denied', send_video: 'denied' });
  await expect(page.getByText(t('chat.composer.no-text'))).toBeVisible();
  expect(await options()).toEqual([t('chat.attach.image'), t('chat.attach.camera'), `${t('chat.attach.file')} –`]);
  await ben.send('media', [await createTestImage(page, 'hills.jpg', 400, 300)]);
  await expect(ann.log.getByRole('button', { name: t('chat.media.open-image') }).last()).toBeVisible();
  await ben.user.bubble('written too late').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: t('chat.action.copy'), exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: t('chat.action.reply') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await allow({});
  await expect(composer).toHaveValue('for later');
  await composer.fill('');

  // A recording in progress stops.
  const record = page.getByRole('button', { name: t('chat.voice.record') });
  await record.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await allow({ send_voice: 'denied' });
  await expect(page.getByText(t('chat.voice.not-allowed'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(composer).toBeEditable();
  await browser.close();
});
