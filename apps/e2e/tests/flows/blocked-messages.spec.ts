import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('blocked user in a group: messages, quotes and pins are folded for the blocker only; a message unfolds on press', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const cho = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  for (const friend of [ann, bob]) await cho.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await cho.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `blocked-${cho.userId}`,
    display_name: 'Slow readers',
    member_ids: [ann.userId, bob.userId],
  });
  for (const user of [ann, bob, cho]) await user.openRoom(group.id);
  await bob.send('earlier');
  await ann.expectDelivered('earlier');
  const folded = ann.log.getByRole('button', { name: ann.t('chat.room.folded') });

  // A block and an unblock also count for messages that the device has stored.
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await expect(folded).toBeVisible();
  await ann.page.goto('/chat');
  await expect(ann.getRow(group.id)).toContainText(ann.t('chat.list.folded'));
  await ann.openRoom(group.id);
  await expect(folded).toBeVisible();
  await ann.call('DELETE', `/api/v1/users/blocks/${bob.userId}`);
  await expect(ann.bubble('earlier')).toBeVisible();
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await expect(folded).toBeVisible();

  await bob.send('hello');
  await cho.expectDelivered('hello');
  await expect(folded).toHaveCount(2);
  await expect(ann.bubble('hello')).toHaveCount(0);
  await expect(cho.log.getByRole('button', { name: cho.t('chat.room.folded') })).toHaveCount(0);
  await expect(ann.getRow(group.id)).toContainText(ann.t('chat.list.folded'));
  await expect(ann.getRow(group.id)).not.toContainText('hello');
  await expect(cho.getRow(group.id)).toContainText('hello');
  await folded.last().click();
  await expect(ann.bubble('hello')).toHaveCount(1);

  const [message] = await cho.call<{ id: string }[]>('GET', `/api/v2/groups/${group.id}/messages?limit=1`);
  await cho.call('POST', `/api/v1/messages/${message!.id}/thread`, {
    type: 'text',
    text: 'an answer',
    cid: `answer-${cho.userId}`,
  });
  await cho.call('POST', `/api/v1/groups/${group.id}/pins`, { msg_id: message!.id });
  await ann.page.reload();
  await expect(ann.bubble('an answer').getByText(ann.t('chat.list.folded'))).toBeVisible();
  await expect(ann.page.getByText(ann.t('chat.list.folded'), { exact: true })).toHaveCount(2);
  await expect(ann.page.getByText('hello')).toHaveCount(0);
  await expect(cho.bubble('an answer')).toContainText('hello');
});
