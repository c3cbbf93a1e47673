import type { Page } from '@playwright/test';
import { AUTH_SCREENS } from './auth-screens.ts';
import { AUTHOR_SCREENS } from './author-screens.ts';
import { DISCOVER_SCREENS } from './discover-screens.ts';
import { ENVELOPE_SCREENS } from './envelope-screens.ts';
import { GROUP_SCREENS } from './group-screens.ts';
import type { TestUser } from './test-user.ts';
import { waitForButton, openByPath, type Screen } from './screen.ts';
import { SOCIAL_SCREENS } from './social-screens.ts';
import { USER_SCREENS } from './user-screens.ts';
import { WALLET_SCREENS } from './wallet-screens.ts';

interface Group {
  id: string;
  type: number;
  last_seq: number;
  unread: number;
}

const waitForSheet = (page: Page) => page.getByRole('dialog').getByRole('heading').last().waitFor();
const waitForHeading = (page: Page) => page.getByRole('heading').first().waitFor();

/** Opens a group or direct message with messages, preferably a read one. */
async function openRoom(page: Page, user: TestUser, type: number): Promise<void> {
  const groups = await user.call<Group[]>('GET', '/api/v1/users/groups');
  const rooms = groups.filter((group) => group.type === type && group.last_seq > 10);
  const room = rooms.find(({ unread }) => unread === 0) ?? rooms[0]!;
  await page.goto(`/room/${room.id}`);
  await page.getByRole('log').getByRole('article').last().waitFor();
}

export const SCREENS: readonly Screen[] = [
  ...AUTH_SCREENS,
  ...SOCIAL_SCREENS,
  ...AUTHOR_SCREENS,
  ...DISCOVER_SCREENS,
  ...GROUP_SCREENS,
  ...ENVELOPE_SCREENS,
  ...USER_SCREENS,
  ...WALLET_SCREENS,
  { name: 'site-terms', as: 'guest', open: openByPath('/terms', waitForHeading) },
  { name: 'site-privacy', as: 'guest', open: openByPath('/privacy', waitForHeading) },
  {
    name: 'site-maintenance',
    as: 'guest',
    async open(page, t) {
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
      await waitForButton('site.maintenance.check')(page, t);
    },
  },
  {
    name: 'chat-list',
    as: 'member',
    open: openByPath('/chat', (page) => page.locator('a[href*="/room/"]').nth(3).waitFor()),
  },
  { name: 'chat-room-direct', as: 'member', open: (page, _t, user) => openRoom(page, user!, 1) },
  { name: 'chat-room-group', as: 'member', open: (page, _t, user) => openRoom(page, user!, 2) },
  {
    name: 'contacts-friends',
    as: 'member',
    open: openByPath('/friends', (page) => page.getByRole('listitem').nth(3).waitFor()),
  },
  { name: 'contacts-add', as: 'member', open: openByPath('/friends?dialogVisible=add', waitForSheet) },
  {
    name: 'contacts-scan',
    as: 'member',
    open: openByPath('/friends?dialogVisible=scan', waitForButton('profile.scan.retry')),
  },
  {
    name: 'contacts-qr',
    as: 'member',
    open: openByPath('/friends?dialogVisible=qr', waitForButton('contacts.qr.save')),
  },
  {
    name: 'contacts-invite',
    as: 'member',
    open: openByPath('/friends?dialogVisible=invite', (page) => page.getByRole('dialog').locator('output').waitFor()),
  },
  {
    name: 'profile-me',
    as: 'member',
    open: openByPath('/my-page', (page, t) => page.getByRole('link', { name: t('profile.me.settings') }).waitFor()),
  },
  {
    name: 'notifications',
    as: 'member',
    open: openByPath('/notifications', (page, t) =>
      page.getByRole('tab', { name: t('notifications.filter.system') }).waitFor(),
    ),
  },
  {
    name: 'notifications-settings',
    as: 'member',
    async open(page, t) {
      await page.goto('/notifications');
      await page.getByRole('button', { name: t('notifications.settings') }).click();
      await page.getByRole('switch', { name: t('notifications.kind.likes'), disabled: false }).waitFor();
    },
  },
  {
    name: 'profile-settings',
    as: 'member',
    open: openByPath('/profile', (page) => page.locator('[role=switch]:enabled').first().waitFor()),
  },
  { name: 'profile-account', as: 'member', open: openByPath('/profile?dialogVisible=account', waitForSheet) },
  { name: 'profile-password', as: 'member', open: openByPath('/profile?changePassword=1', waitForSheet) },
  {
    name: 'profile-security-code',
    as: 'member',
    open: openByPath('/profile?dialogVisible=security-code', waitForSheet),
  },
  { name: 'profile-devices', as: 'member', open: openByPath('/profile?dialogVisible=devices', waitForSheet) },
  { name: 'profile-blocks', as: 'member', open: openByPath('/profile?dialogVisible=blocks', waitForSheet) },
  { name: 'profile-clear', as: 'member', open: openByPath('/profile?dialogVisible=clear-data', waitForSheet) },
  {
    name: 'profile-minefield',
    as: 'member',
    open: openByPath('/profile?dialogVisible=minefield', (page) =>
      page.getByRole('dialog').getByRole('combobox').waitFor(),
    ),
  },
  { name: 'profile-delete', as: 'member', open: openByPath('/profile?dialogVisible=delete', waitForSheet) },
  {
    name: 'profile-scan',
    as: 'member',
    open: openByPath('/profile?dialogVisible=scan', waitForButton('profile.scan.retry')),
  },
  {
    name: 'profile-edit',
    as: 'member',
    open: openByPath('/edit-profile', (page) => page.getByRole('textbox').last().waitFor()),
  },
  {
    name: 'profile-log-out',
    as: 'member',
    async open(page, t) {
      await page.goto('/profile');
      await page.getByRole('button', { name: t('shell.log-out.action') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
