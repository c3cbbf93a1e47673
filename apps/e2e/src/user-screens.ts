import type { Locator, Page } from '@playwright/test';
import { waitForButton, type Screen } from './screen.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

interface Friend {
  id: string;
  nickname: string;
}

interface Group {
  id: string;
  type: number;
  last_seq: number;
}

type Step = (sheet: Locator, t: Translate) => Promise<void>;

const press = (container: Page | Locator, t: Translate, id: string): Promise<void> =>
  container.getByRole('button', { name: t(id), exact: true }).click();

const listFriends = (user: TestUser): Promise<Friend[]> => user.call('GET', '/api/v1/users/contacts');

const isDirect = ({ type, last_seq }: Group): boolean => type === 1 && last_seq > 10;

/** Opens a room and waits for its messages. */
async function openRoom(page: Page, user: TestUser, matches: (group: Group) => boolean): Promise<string> {
  const { id } = (await user.call<Group[]>('GET', '/api/v1/users/groups')).find(matches)!;
  await page.goto(`/room/${id}`);
  await page.getByRole('log').getByRole('article').last().waitFor();
  return id;
}

const toPreview: Step = async (sheet, t) => {
  await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
  await press(sheet, t, 'kit.report.next');
  await sheet.getByRole('listitem').first().waitFor();
};
const toDone: Step = async (sheet, t) => {
  await press(sheet, t, 'kit.report.send');
  await sheet.getByText(t('kit.report.done-title')).waitFor();
};

/** A step of the report of a direct message's other user, with the latest messages. Nothing is sent. */
const report = (name: string, ...steps: readonly Step[]): Screen => ({
  name,
  as: 'member',
  async open(page, t, user) {
    await page.route('**/api/v1/users/report', (route) => route.fulfill({ json: { result: null } }));
    await openRoom(page, user!, isDirect);
    await press(page, t, 'groups.menu.details');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('groups.details.report-user') })
      .click();
    for (const step of steps) await step(page.getByRole('dialog'), t);
  },
});

/** The screens of reports, cards and blocks, and those on which the user meets their own account. */
export const USER_SCREENS: readonly Screen[] = [
  report('chat-report-preview', toPreview),
  report('chat-report-done', toPreview, toDone),
  {
    name: 'chat-card',
    as: 'member',
    async open(page, t, user) {
      const [friend] = await listFriends(user!);
      const id = await openRoom(page, user!, isDirect);
      // The same cid sends it once.
      const card = { type: 'recommand', group_id: id, target_id: friend!.id, cid: `card-${user!.userId}` };
      await user!.call('POST', '/api/v1/messages', card);
      await page.getByRole('log').getByRole('link', { name: friend!.nickname }).last().waitFor();
      await waitForButton('chat.voice.record')(page, t);
    },
  },
  {
    name: 'profile-blocks-some',
    as: 'member',
    async open(page, _t, user) {
      const result = (await listFriends(user!)).slice(0, 4);
      await page.route('**/api/v1/users/blocks', (route) => route.fulfill({ json: { result } }));
      await page.goto('/profile?dialogVisible=blocks');
      await page.getByRole('dialog').getByRole('listitem').last().waitFor();
    },
  },
  {
    name: 'profile-devices-end',
    as: 'member',
    async open(page, t) {
      await page.goto('/profile?dialogVisible=devices');
      await press(page, t, 'profile.devices.end-others');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'auth-forgot-signed-in',
    as: 'member',
    async open(page, t) {
      await page.goto('/profile?changePassword=1');
      await press(page, t, 'profile.password.forgot');
      await waitForButton('auth.code.send')(page, t);
    },
  },
];
