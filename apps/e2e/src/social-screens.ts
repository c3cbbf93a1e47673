import type { Page } from '@playwright/test';
import type { Person } from './test-user.ts';
import { goTo, type Screen } from './screen.ts';

interface Post {
  id: string;
  comment_count: number;
}

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const bar = (page: Page) => page.getByRole('toolbar');

/** What the first such link of a page leads to. */
async function openLinked(page: Page, from: string, path: string): Promise<void> {
  await page.goto(from);
  await page.goto((await page.locator(`a[href^="${path}"]`).first().getAttribute('href'))!);
}

/** A post that was talked about. */
async function openTalk(page: Page, person: Person): Promise<void> {
  const { list } = await person.call<{ list: Post[] }>('GET', '/social/api/recommend/public');
  const [post] = list.toSorted((a, b) => b.comment_count - a.comment_count);
  await page.goto(`/posts/${post!.id}`);
  await bar(page).waitFor();
}

export const SOCIAL_SCREENS: readonly Screen[] = [
  { name: 'social-home', as: 'guest', open: goTo('/', (page) => cards(page).first().waitFor()) },
  {
    name: 'social-follow',
    as: 'guest',
    open: goTo('/home/follow', (page, say) => page.getByText(say('social.home.guest-title')).waitFor()),
  },
  {
    name: 'social-post-guest',
    as: 'guest',
    async open(page) {
      await openLinked(page, '/', '/posts/');
      await bar(page).waitFor();
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
    name: 'social-author-guest',
    as: 'guest',
    async open(page) {
      await openLinked(page, '/', '/guest-page/');
      await cards(page).first().waitFor();
    },
  },
  { name: 'social-home-member', as: 'member', open: goTo('/home/recommend', (page) => cards(page).first().waitFor()) },
  {
    name: 'social-post',
    as: 'member',
    async open(page, _say, person) {
      await openTalk(page, person!);
      // A comment stands in the article of its post.
      await page.getByRole('article').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'social-comment',
    as: 'member',
    async open(page, say, person) {
      await openTalk(page, person!);
      await bar(page)
        .getByRole('button', { name: say('social.comment.placeholder') })
        .click();
      await page.getByRole('textbox').waitFor();
    },
  },
  {
    name: 'social-author-own',
    as: 'member',
    async open(page, say) {
      await openLinked(page, '/my-page', '/guest-page/');
      await page.getByRole('button', { name: say('social.author.settings'), exact: true }).waitFor();
      await cards(page).first().waitFor();
    },
  },
  {
    name: 'social-publish',
    as: 'member',
    open: goTo('/publish', (page) => page.getByRole('textbox').first().waitFor()),
  },
];
