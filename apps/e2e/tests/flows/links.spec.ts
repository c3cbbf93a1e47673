import { getDemoAccount } from '../../src/accounts.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';

/** Links in messages (spec §5, Links): refused beside the composer, and opened where the group allows them. */

interface Group {
  id: string;
  member_count: number;
  user_auth: { role: string };
}

test('link: is refused while one types, and opens in a new tab where it is allowed', async ({
  openBrowser,
  startServer,
}) => {
  const server = await startServer();
  const ann = await TestUser.signIn(await openBrowser({ server }), getDemoAccount(0));
  const ben = await TestUser.signIn(await openBrowser({ server }), getDemoAccount(1));
  const groups = await ann.call<Group[]>('GET', '/api/v1/users/groups');
  const { id } = groups.find(({ member_count, user_auth }) => user_auth.role === 'owner' && member_count < 10)!;
  await ben.openRoom(id);
  const alert = ben.page.getByRole('alert').filter({ hasText: ben.t('errors.text.hyperlink') });
  const sendButton = ben.page.getByRole('button', { name: ben.t('chat.composer.send'), exact: true });
  for (const link of ['example.pk/login', 'foo.es/abc', '例子.中国']) {
    await ben.composer.fill(`see ${link}`);
    await expect(alert).toBeVisible();
    await expect(sendButton).toBeDisabled();
  }
  await ben.composer.fill('');
  await expect(alert).toHaveCount(0);

  const granted = ['send_message', 'send_image', 'send_video', 'send_hyperlink', 'send_voice', 'invite_member'];
  const permissions = Object.fromEntries(granted.map((name) => [name, 'granted']));
  await ann.call('POST', `/api/v1/groups/${id}/permissions`, permissions);
  await ben.composer.fill('see foo.es/abc');
  await expect(sendButton).toBeEnabled();
  await sendButton.click();
  await ann.openRoom(id);
  const link = ann.log.getByRole('link', { name: 'foo.es/abc' });
  await expect(link).toHaveAttribute('href', 'http://foo.es/abc');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
