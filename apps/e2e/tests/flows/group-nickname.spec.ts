import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** A member's name in one group (spec §5): the others see it in this group only, at once and after a reload. */
test('group nickname: members see it live in the room, the list and the members, and in no other group', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  const { nickname } = accounts[0];
  await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  const createGroup = async (display_name: string): Promise<string> => {
    const body = { cid: crypto.randomUUID(), display_name, member_ids: [bob.userId] };
    const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', body);
    const message = { type: 'text', group_id: group.id, text: 'Ahoy', cid: crypto.randomUUID() };
    await ann.call('POST', '/api/v1/messages', message);
    return group.id;
  };
  const [crew, other] = [await createGroup('Crew'), await createGroup('Neighbours')];
  await bob.openRoom(crew);
  await expect(bob.bubble('Ahoy')).toContainText(nickname);

  // A refused name stays in the field.
  await ann.openRoom(crew);
  await ann.page.getByRole('button', { name: ann.t('groups.menu.details'), exact: true }).click();
  const sheet = ann.page.getByRole('dialog');
  const row = sheet.getByRole('button', { name: ann.t('groups.details.nickname') });
  await expect(row).toContainText(nickname);
  await row.click();
  const field = sheet.getByRole('textbox', { name: ann.t('groups.details.nickname') });
  const save = sheet.getByRole('button', { name: ann.t('groups.form.save'), exact: true });
  await field.fill('crew.example.com');
  await save.click();
  await expect(sheet.getByRole('alert')).toHaveText(ann.t('errors.text.hyperlink'));
  await expect(field).toHaveValue('crew.example.com');
  await field.fill(' Captain Ann ');
  await save.click();
  await expect(row).toContainText('Captain Ann');

  await expect(bob.bubble('Ahoy')).toContainText('Captain Ann');
  await expect(bob.getRow(crew)).toContainText('Captain Ann');
  await expect(bob.getRow(other)).toContainText(nickname);
  await bob.page.reload();
  await expect(bob.bubble('Ahoy')).toContainText('Captain Ann');
  await expect(bob.log).not.toContainText(nickname);
  await expect(bob.getRow(other)).toContainText(nickname);

  await bob.page.getByRole('button', { name: bob.t('groups.menu.details'), exact: true }).click();
  const details = bob.page.getByRole('dialog');
  await details.getByRole('button', { name: bob.t('groups.details.all-members', { count: '2' }) }).click();
  await details.getByRole('searchbox').fill('captain');
  await expect(details.getByRole('listitem')).toHaveText([/Captain Ann/]);
  await bob.openRoom(other);
  await expect(bob.bubble('Ahoy')).toContainText(nickname);
  await expect(bob.log).not.toContainText('Captain Ann');
});
