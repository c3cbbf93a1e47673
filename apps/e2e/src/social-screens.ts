import type { Page } from '@playwright/test';
import type { TestUser } from './test-user.ts';
import { openByPath, type Screen } from './screen.ts';

interface Post {
  id: string;
  comment_count: number;
}

const getCards = (page: Page) => page.getByRole('feed').getByRole('article');
const getToolbar = (page: Page) => page.getByRole('toolbar');

/** Opens the first link of a page that starts with `path`. */
async function openFirstLink(page: Page, from: string, path: string): Promise<void> {
  await page.goto(from);
  await page.goto((await page.locator(`a[href^="${path}"]`).first().getAttribute('href'))!);
}

/** Opens the post with the most comments. */
async function openCommentedPost(page: Page, user: TestUser): Promise<void> {
  const { list } = await user.call<{ list: Post[] }>('GET', '/social/api/recommend/public');
  const [post] = list.toSorted((a, b) => b.comment_count - a.comment_count);
  await page.goto(`/posts/${post!.id}`);
  await getToolbar(page).waitFor();
}

export const SOCIAL_SCREENS: readonly Screen[] = [
  { name: 'social-home', as: 'guest', open: openByPath('/', (page) => getCards(page).first().waitFor()) },
  {
    name: 'social-follow',
    as: 'guest',
    open: openByPath('/home/follow', (page, t) => page.getByText(t('social.home.guest-title')).waitFor()),
  },
  {
    name: 'social-post-guest',
    as: 'guest',
    async open(page) {
      await openFirstLink(page, '/', '/posts/');
      await getToolbar(page).waitFor();
    },
  },
  {
    name: 'social-pictures',
    as: 'guest',
    async open(page, say) {
      await page.goto('/');
      const pictures = page.locator('a[href^="/posts/"]', { has: page.getByLabel(say('social.card.has-more')) });
      await page.goto((await pictures.first().getAttribute('href'))!);
      await page.locator('[aria-roledescription=carousel]').getByRole('img').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'social-search',
    as: 'guest',
    open: openByPath('/search?text=a', (page) => getCards(page).first().waitFor()),
  },
  {
    name: 'social-search-recent',
    as: 'member',
    open: openByPath('/search', (page) => page.getByRole('searchbox').waitFor()),
  },
  {
    name: 'social-author-guest',
    as: 'guest',
    async open(page) {
      await openFirstLink(page, '/', '/guest-page/');
      await getCards(page).first().waitFor();
    },
  },
  {
    name: 'social-home-member',
    as: 'member',
    open: openByPath('/home/recommend', (page) => getCards(page).first().waitFor()),
  },
  {
    name: 'social-post',
    as: 'member',
    async open(page, _t, user) {
      await openCommentedPost(page, user!);
      // A comment is an article inside the article of its post.
      await page.getByRole('article').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'social-comment',
    as: 'member',
    async open(page, t, user) {
      await openCommentedPost(page, user!);
      await getToolbar(page)
        .getByRole('button', { name: t('social.comment.placeholder') })
        .click();
      await page.getByRole('textbox').waitFor();
    },
  },
  {
    name: 'social-author-own',
    as: 'member',
    async open(page, t) {
      await openFirstLink(page, '/my-page', '/guest-page/');
      await page.getByRole('button', { name: t('social.author.settings'), exact: true }).waitFor();
      await getCards(page).first().waitFor();
    },
  },
  {
    name: 'social-author',
    as: 'member',
    async open(page, t) {
      await openFirstLink(page, '/home/recommend', '/guest-page/');
      await page.getByRole('button', { name: t('social.author.message'), exact: true }).waitFor();
      await getCards(page).first().waitFor();
    },
  },
  {
    name: 'profile-remark',
    as: 'member',
    async open(page, t) {
      await openFirstLink(page, '/home/recommend', '/guest-page/');
      await page.getByRole('button', { name: t('social.author.menu'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('social.author.remark'), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').last().waitFor();
    },
  },
  {
    name: 'social-publish',
    as: 'member',
    open: openByPath('/publish', (page) => page.getByRole('textbox').first().waitFor()),
  },
];
