import type { Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { Say } from './words.ts';

/** A screen that exists: how one gets there, and by what one sees that it is there. */
export interface Screen {
  /** `<slice>-<what>` */
  name: string;
  as: 'guest' | 'member';
  open: (page: Page, say: Say, person: Person | undefined) => Promise<void>;
}

interface Group {
  id: string;
  type: number;
  last_seq: number;
  unread: number;
}

const goTo =
  (path: string, waitFor: (page: Page, say: Say) => Promise<void>): Screen['open'] =>
  async (page, say) => {
    await page.goto(path);
    await waitFor(page, say);
  };

const button = (id: string) => (page: Page, say: Say) =>
  page.getByRole('button', { name: say(id), exact: true }).waitFor();
const sheet = (page: Page) => page.getByRole('dialog').getByRole('heading').last().waitFor();
const heading = (page: Page) => page.getByRole('heading').first().waitFor();

/** A group or direct message with something in it, read already where there is one. */
async function openRoom(page: Page, person: Person, type: number): Promise<void> {
  const groups = await person.call<Group[]>('GET', '/api/v1/users/groups');
  const rooms = groups.filter((group) => group.type === type && group.last_seq > 10);
  const room = rooms.find(({ unread }) => unread === 0) ?? rooms[0]!;
  await page.goto(`/room/${room.id}`);
  await page.getByRole('log').getByRole('article').last().waitFor();
}

export const SCREENS: readonly Screen[] = [
  { name: 'auth-login-select', as: 'guest', open: goTo('/login', button('auth.select.phone')) },
  { name: 'auth-login-phone', as: 'guest', open: goTo('/login/phone', button('auth.login.submit')) },
  {
    name: 'auth-login-email-wrong',
    as: 'guest',
    async open(page, say) {
      await page.goto('/login/email');
      await page.getByRole('textbox', { name: say('auth.login.email') }).fill('someone@quintet');
      await page.getByLabel(say('auth.login.password'), { exact: true }).fill('quintet5');
      await page.getByText(say('auth.email.invalid')).waitFor();
    },
  },
  {
    name: 'auth-country',
    as: 'guest',
    async open(page, say) {
      await page.goto('/login/phone');
      await page.getByRole('button', { name: say('auth.login.country') }).click();
      await page.getByRole('dialog').getByText('+856').waitFor();
    },
  },
  { name: 'site-terms', as: 'guest', open: goTo('/terms', heading) },
  { name: 'site-privacy', as: 'guest', open: goTo('/privacy', heading) },
  {
    name: 'site-maintenance',
    as: 'guest',
    async open(page, say) {
      const state = {
        status: 1,
        announcement: 'Quintet 2.7.0',
        maintain_start: '2026-11-21T02:00:00.000Z',
        maintain_end: '2026-11-21T04:00:00.000Z',
        update_at: '2026-11-20T12:00:00.000Z',
        enabled: true,
      };
      await page.route('**/api/**', (route) =>
        route.fulfill(
          route.request().url().endsWith('/maintenance')
            ? { json: { result: state } }
            : { status: 503, json: { error: 'api.maintenance', result: state } },
        ),
      );
      await page.goto('/login');
      await button('site.maintenance.check')(page, say);
    },
  },
  {
    name: 'chat-list',
    as: 'member',
    open: goTo('/chat', (page) => page.locator('a[href*="/room/"]').nth(3).waitFor()),
  },
  { name: 'chat-room-direct', as: 'member', open: (page, _say, person) => openRoom(page, person!, 1) },
  { name: 'chat-room-group', as: 'member', open: (page, _say, person) => openRoom(page, person!, 2) },
  { name: 'profile-me', as: 'member', open: goTo('/my-page', button('shell.log-out.action')) },
  {
    name: 'profile-settings',
    as: 'member',
    open: goTo('/profile', (page) => page.locator('[role=switch]:enabled').first().waitFor()),
  },
  { name: 'profile-account', as: 'member', open: goTo('/profile?dialogVisible=account', sheet) },
  { name: 'profile-password', as: 'member', open: goTo('/profile?changePassword=1', sheet) },
  { name: 'profile-security-code', as: 'member', open: goTo('/profile?dialogVisible=security-code', sheet) },
  { name: 'profile-blocks', as: 'member', open: goTo('/profile?dialogVisible=blocks', sheet) },
  { name: 'profile-delete', as: 'member', open: goTo('/profile?dialogVisible=delete', sheet) },
  { name: 'profile-scan', as: 'member', open: goTo('/profile?dialogVisible=scan', button('profile.scan.retry')) },
  {
    name: 'profile-edit',
    as: 'member',
    open: goTo('/edit-profile', (page) => page.getByRole('textbox').last().waitFor()),
  },
  {
    name: 'profile-log-out',
    as: 'member',
    async open(page, say) {
      await page.goto('/my-page');
      await page.getByRole('button', { name: say('shell.log-out.action') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
