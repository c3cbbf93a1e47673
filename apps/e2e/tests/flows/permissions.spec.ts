import { accountAt } from '../../src/accounts.ts';
import { openWithMicrophone } from '../../src/microphone.ts';
import { Person } from '../../src/test-user.ts';
import { Sender } from '../../src/file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { SITES } from '../../src/site.ts';
import { drawPicture } from '../../src/test-media.ts';

/** What the owner of a group lets its members send (spec §6), seen by a member who has the room open. */

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

test('what the owner takes away is shut for members at once, in words; what waits says why it did not go', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer();
  const ann = await Person.signIn(await openBrowser({ device: 'desktop', server }), accountAt(0));
  const { browser, context } = await openWithMicrophone(server.origin(SITES[0]!.slug));
  const ben = new Sender(await Person.signIn(context, accountAt(1)));
  const { page, say, composer, log } = ben.person;

  const groups = await ann.call<Group[]>('GET', '/api/v1/users/groups');
  const { id } = groups.find(({ member_count, user_auth }) => user_auth.role === 'owner' && member_count < 10)!;
  const allow = (changes: object) => ann.call('POST', `/api/v1/groups/${id}/permissions`, { ...ALL, ...changes });
  const options = async () => {
    await page.getByRole('button', { name: say('chat.attach.label') }).click();
    const items = page.getByRole('menuitem');
    const seen = await items.evaluateAll((all: HTMLButtonElement[]) =>
      all.map(({ innerText, disabled }) => `${innerText.split('\n')[0]}${disabled ? ' –' : ''}`),
    );
    await page.keyboard.press('Escape');
    return seen;
  };
  await ann.openRoom(id);
  await ben.person.openRoom(id);

  await expect(log.getByRole('article').last()).toBeVisible();

  // What was written without a connection is refused when it comes back; it stays, says why, and goes when it may.
  await context.setOffline(true);
  await ben.person.send('written too late');
  await ben.person.expectWaiting('written too late');
  await allow(NONE);
  await context.setOffline(false);
  await expect(page.getByText(say('chat.composer.not-allowed'))).toBeVisible();
  await expect(composer).toHaveCount(0);
  await expect(ben.person.bubble('written too late')).toContainText(
    say('errors.general.no-permission').replace(/[.。]$/, ''),
  );
  await allow({});
  await ben.person.bubble('written too late').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('chat.action.retry') }).click();
  await expect(ann.bubble('written too late')).toBeVisible();

  // No words, but pictures: what was being written waits.
  await composer.fill('for later');
  await allow({ send_message: 'denied', send_video: 'denied' });
  await expect(page.getByText(say('chat.composer.no-text'))).toBeVisible();
  expect(await options()).toEqual([
    say('chat.attach.image'),
    say('chat.attach.camera'),
    `${say('chat.attach.file')} –`,
  ]);
  await ben.send('media', [await drawPicture(page, 'hills.jpg', 400, 300)]);
  await expect(ann.log.getByRole('button', { name: say('chat.media.open-image') }).last()).toBeVisible();
  await ben.person.bubble('written too late').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: say('chat.action.copy') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say('chat.action.reply') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await allow({});
  await expect(composer).toHaveValue('for later');
  await composer.fill('');

  // Who speaks is stopped.
  const record = page.getByRole('button', { name: say('chat.voice.record') });
  await record.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await allow({ send_voice: 'denied' });
  await expect(page.getByText(say('chat.voice.not-allowed'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(composer).toBeEditable();
  await browser.close();
});
