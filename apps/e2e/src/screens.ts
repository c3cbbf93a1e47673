import type { Page } from '@playwright/test';
import { ENTRY_SCREENS } from './auth-screens.ts';
import type { Person } from './test-user.ts';
import { button, goTo, type Screen } from './screen.ts';
import { SOCIAL_SCREENS } from './social-screens.ts';

interface Group {
  id: string;
  type: number;
  last_seq: number;
  unread: number;
}

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
  ...ENTRY_SCREENS,
  ...SOCIAL_SCREENS,
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
