import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('blocked user in a group: messages, quotes and pins are folded for the blocker; a message unfolds on press @slow', async ({
  openBrowser,
}) => {
  const [bob, cho] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  // Sees the chat list beside the room.
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  for (const friend of [ann, bob]) await cho.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await cho.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `blocked-${cho.userId}`,
    display_name: 'Slow readers',
    member_ids: [ann.userId, bob.userId],
  });
  await ann.openRoom(group.id);
  await bob.write(group.id, 'earlier');
  await expect(ann.bubble('earlier')).toBeVisible();
  const row = ann.getRow(group.id);
  await expect(row).toContainText('earlier');
  const folded = ann.log.getByRole('button', { name: ann.t('chat.room.folded') });

  // A block and an unblock also count for messages that the device has stored.
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await expect(folded).toBeVisible();
  await expect(row).toContainText(ann.t('chat.list.folded'));
  await ann.call('DELETE', `/api/v1/users/blocks/${bob.userId}`);
  await expect(ann.bubble('earlier')).toBeVisible();
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await expect(folded).toBeVisible();

  const message = await bob.write(group.id, 'hello');
  await expect(folded).toHaveCount(2);
  await expect(ann.bubble('hello')).toHaveCount(0);
  await expect(row).toContainText(ann.t('chat.list.folded'));
  await expect(row).not.toContainText('hello');
  await folded.last().click();
  await expect(ann.bubble('hello')).toHaveCount(1);

  const answer = { type: 'text', text: 'an answer', cid: `answer-${cho.userId}` };
  await cho.call('POST', `/api/v1/messages/${message}/thread`, answer);
  await cho.call('POST', `/api/v1/groups/${group.id}/pins`, { msg_id: message });
  await ann.page.reload();
  await expect(ann.bubble('an answer').getByText(ann.t('chat.list.folded'))).toBeVisible();
  // The quote and the pin.
  await expect(ann.page.getByRole('main').getByText(ann.t('chat.list.folded'), { exact: true })).toHaveCount(2);
  await expect(ann.page.getByText('hello')).toHaveCount(0);
});
