import type { Locator, Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

interface Group {
  id: string;
  type: number;
  last_seq: number;
  user_auth: { role: string };
}

type Step = (sheet: Locator, t: Translate) => Promise<void>;

const press =
  (id: string): Step =>
  (sheet, t) =>
    sheet.getByRole('button', { name: t(id), exact: true }).click();
const pressFirst =
  (id: string): Step =>
  (sheet, t) =>
    sheet.getByRole('button', { name: new RegExp(`^${t(id)}`) }).click();
const pressMember: Step = (sheet) => sheet.getByRole('listitem').nth(1).getByRole('button').click();
const pressAll: Step = (sheet) => sheet.locator('section').first().getByRole('button').last().click();

const isOwn = ({ type, user_auth }: Group): boolean => type === 2 && user_auth.role === 'owner';
const isDirect = ({ type, last_seq }: Group): boolean => type === 1 && last_seq > 10;

/** A page of the details of a chat. */
const details = (name: string, steps: readonly Step[] = [], matches = isOwn): Screen => ({
  name: `groups-${name}`,
  as: 'member',
  async open(page, t, user) {
    const groups = await user!.call<Group[]>('GET', '/api/v1/users/groups');
    await page.goto(`/room/${groups.find(matches)!.id}`);
    await page.getByRole('log').getByRole('article').last().waitFor();
    await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('switch').waitFor();
    for (const step of steps) await step(sheet, t);
    await waitForContent(sheet);
  },
});

/** Waits until nothing in the sheet is loading. */
async function waitForContent(sheet: Locator): Promise<void> {
  await sheet.getByRole('heading').first().waitFor();
  await sheet.locator('[aria-hidden][data-shape]').first().waitFor({ state: 'detached' });
}

/** An entry of the chat list's menu. */
const menu = (name: string, entry: string, ...steps: readonly Step[]): Screen => ({
  name: `groups-${name}`,
  as: 'member',
  async open(page, t) {
    await page.goto('/chat');
    await page.getByRole('button', { name: t('chat.list.menu'), exact: true }).click();
    await page.getByRole('menuitem', { name: t(entry) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading').first().waitFor();
    for (const step of steps) await step(sheet, t);
  },
});

async function openInvitation(page: Page, _t: Translate, user: TestUser | undefined): Promise<void> {
  const groups = await user!.call<Group[]>('GET', '/api/v1/users/groups');
  const { share_code } = await user!.call<{ share_code: string }>('POST', '/api/v1/share/group', {
    group_id: groups.find(isOwn)!.id,
  });
  await page.goto(`/chat?invite=${share_code}`);
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
}

const toNewName: Step = async (sheet, t) => {
  await sheet.getByRole('checkbox').first().click();
  await sheet.getByRole('button', { name: t('groups.new.next-count', { count: '1' }), exact: true }).click();
  await sheet.getByRole('textbox').waitFor();
};

/** The sheets of the groups slice. */
export const GROUP_SCREENS: readonly Screen[] = [
  menu('new', 'groups.menu.new', (sheet) => sheet.getByRole('checkbox').first().waitFor()),
  menu('new-name', 'groups.menu.new', toNewName),
  menu('enter-code', 'groups.menu.enter-code'),
  { name: 'groups-join', as: 'member', open: openInvitation },
  details('details'),
  details('details-direct', [], isDirect),
  details('edit', [press('groups.details.edit')]),
  details('media', [press('groups.details.media')]),
  details('share', [press('groups.details.share')]),
  details('notify', [press('groups.details.notify')]),
  details('report', [press('groups.details.report-group')]),
  details('members', [pressAll]),
  details('member', [pressMember]),
  details('remove', [press('kit.members.remove')]),
  details('admins', [pressFirst('groups.admins.title')]),
  details('blacklist', [press('groups.blacklist.title')]),
  details('abilities', [press('groups.ability.title')]),
  details('transfer', [press('groups.details.transfer')]),
  details('dissolve', [press('groups.details.dissolve')]),
];
