import { makeGroupFixture } from '@quintet/domain/chat/fixtures';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';

/** Group permissions set by the owner (spec §6), seen by a member in the open room. */

/** All but links. */
const ALL = makeGroupFixture().member_permission;
const NONE = { send_message: 'denied', send_image: 'denied', send_video: 'denied', send_voice: 'denied' };

test('revoked permission: disables the control at once with a reason; queued messages show why they failed @slow', async ({
  openBrowser,
}) => {
  const ann = await ApiUser.register();
  const ben = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page, t, composer, log, context } = ben;
  await ann.call('POST', '/api/v1/users/contacts', { contact: ben.userId });
  const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `permissions-${ann.userId}`,
    display_name: 'Slow readers',
    member_ids: [ben.userId],
  });
  const allow = (changes: object) => ann.call('POST', `/api/v1/groups/${group.id}/permissions`, { ...ALL, ...changes });
  await ann.write(group.id, 'hello');
  await ben.openRoom(group.id);
  await expect(ben.bubble('hello')).toBeVisible();

  // An offline message is rejected after reconnecting; it stays with a reason and can be sent once permitted.
  await context.setOffline(true);
  await ben.send('written too late');
  await ben.expectWaiting('written too late');
  await allow(NONE);
  await context.setOffline(false);
  await expect(page.getByText(t('chat.composer.not-allowed'))).toBeVisible();
  await expect(composer).toHaveCount(0);
  await expect(ben.bubble('written too late')).toContainText(t('errors.general.no-permission').replace(/[.。]$/, ''));
  await allow({});
  await ben.bubble('written too late').click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.retry') }).click();
  await ben.expectDelivered('written too late');

  // Images without text: the draft text stays.
  await composer.fill('for later');
  await allow({ send_message: 'denied', send_video: 'denied' });
  await expect(page.getByText(t('chat.composer.no-text'))).toBeVisible();
  await new TestFileSender(ben).send('media', [await createTestImage(page, 'hills.jpg', 400, 300)]);
  await expect(log.getByRole('button', { name: t('chat.media.open-image') })).toBeVisible();
  const listTypes = async () =>
    (await ann.call<{ type: string }[]>('GET', `/api/v2/groups/${group.id}/messages`)).map(({ type }) => type);
  await expect.poll(listTypes).toContain('image');
  await allow({});
  await expect(composer).toHaveValue('for later');

  // A link is refused while one types, and opens in a new tab where it is allowed.
  const alert = page.getByRole('alert').filter({ hasText: t('errors.text.hyperlink') });
  const send = page.getByRole('button', { name: t('chat.composer.send'), exact: true });
  await composer.fill('see foo.es/abc');
  await expect(alert).toBeVisible();
  await expect(send).toBeDisabled();
  await allow({ send_hyperlink: 'granted' });
  await expect(alert).toHaveCount(0);
  await send.click();
  await ben.expectDelivered('see foo.es/abc');
  const link = log.getByRole('link', { name: 'foo.es/abc' });
  await expect(link).toHaveAttribute('href', 'http://foo.es/abc');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
