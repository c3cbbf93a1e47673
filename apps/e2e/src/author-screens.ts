import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

interface Friend {
  id: string;
  nickname: string;
  origin_nickname: string;
}

const MEMO = 'Met at the pottery class in spring; plays the cello on Sundays.';

const press = (page: Page, t: Translate, id: string): Promise<void> =>
  page.getByRole('button', { name: t(id), exact: true }).click();

const listFriends = (user: TestUser): Promise<Friend[]> => user.call('GET', '/api/v1/users/contacts');

const toPath = ({ id }: Friend): string => `/guest-page/a${id.slice(1)}`;

/** Opens the page of a friend with a remark and a description. */
async function openFriend(page: Page, user: TestUser): Promise<void> {
  const friends = await listFriends(user);
  const friend = friends.find(({ nickname, origin_nickname }) => nickname !== origin_nickname)!;
  await user.call('POST', `/api/v1/users/memo/${friend.id}`, { memo: MEMO });
  await page.goto(toPath(friend));
  await page.getByText(MEMO).waitFor();
}

/** Chooses an entry of the menu on a friend's page. */
const friendMenu = (name: string, entry: string): Screen => ({
  name,
  as: 'member',
  async open(page, t, user) {
    await openFriend(page, user!);
    await press(page, t, 'social.author.menu');
    await page.getByRole('menuitem', { name: t(entry), exact: true }).click();
    await page.locator('dialog[open]').getByRole('button').last().waitFor();
  },
});

/** The pages of other users in each relation, and their sheets. */
export const AUTHOR_SCREENS: readonly Screen[] = [
  { name: 'social-author-friend', as: 'member', open: (page, _t, user) => openFriend(page, user!) },
  friendMenu('social-author-block', 'social.author.block'),
  friendMenu('social-author-report', 'social.author.report'),
  {
    name: 'social-author-mutual',
    as: 'member',
    async open(page, t, user) {
      await openFriend(page, user!);
      await page.getByRole('button', { name: new RegExp(t('social.author.mutual', { count: '\\d+' })) }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'social-share',
    as: 'member',
    async open(page, t, user) {
      await openFriend(page, user!);
      await press(page, t, 'social.action.share');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'social-author-blocked',
    as: 'member',
    async open(page, t, user) {
      const [friend] = await listFriends(user!);
      await page.route('**/api/v1/users/blocks', (route) => route.fulfill({ json: { result: [friend] } }));
      const error = 'api.post.view_permission_not_allowed';
      await page.route('**/social/api/authors/*/posts*', (route) => route.fulfill({ status: 403, json: { error } }));
      await page.goto(toPath(friend!));
      await page.getByRole('button', { name: t('social.author.unblock'), exact: true }).waitFor();
    },
  },
  {
    name: 'social-author-cancelled',
    as: 'member',
    async open(page, t, user) {
      const [friend] = await listFriends(user!);
      const error = 'api.author.data_is_deleted';
      await page.route('**/social/api/authors/**', (route) => route.fulfill({ status: 400, json: { error } }));
      await page.goto(toPath(friend!));
      await page.getByText(t('errors.author.deleted')).waitFor();
    },
  },
  {
    name: 'social-author-failed',
    as: 'member',
    async open(page, t, user) {
      const [friend] = await listFriends(user!);
      await page.route('**/api/v1/users/u*', (route) => route.abort());
      await page.route('**/api/v1/users/u*/groups', (route) => route.abort());
      await page.goto(toPath(friend!));
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(t('kit.error.retry')) })
        .last()
        .waitFor();
    },
  },
];
