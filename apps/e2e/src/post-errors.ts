import type { Page, Request } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { Person } from './test-user.ts';
import { routeOnce } from './route-once.ts';
import type { Server } from './server.ts';
import type { Say } from './translator.ts';

/** Who meets the rows of spec §8 that are about posts, comments and authors. */
export interface Stage {
  server: Server;
  author: Person;
  /** Whose account is cancelled at the end. */
  leaver: Person;
  leaverAccount: Account;
  /** At the screen that says it. */
  reader: Person;
  authorIds: { author: string; leaver: string };
  /** A post of the leaver's. */
  lastPost: string;
}

/** How a sentence is shown. */
export const SHOWN = {
  toast: '[role=status]',
  page: '[role=alert]',
  field: '[aria-live=polite]',
  dialog: '[role=alertdialog]',
};

export interface Refusal {
  code: string;
  /** Message id of the sentence, and what it holds. */
  says: string;
  values?: Record<string, string>;
  as: keyof typeof SHOWN;
  /** A guest's screen, instead of the reader's. */
  isGuest?: true;
  /** Makes what is refused; gives the address at which it is met. */
  at: (stage: Stage) => string | Promise<string>;
  /** What is done there; without it, coming is enough. */
  act?: (page: Page, say: Say, stage: Stage) => Promise<void>;
  /** Shows that what was shown at once is undone. */
  undone?: (page: Page, say: Say) => Promise<void>;
}

const EVERYONE = 1;
const SELF = 4;
const exact = { exact: true };

const post = async ({ author }: Stage, more: object = {}): Promise<string> =>
  (await author.call<{ id: string }>('POST', '/social/api/posts', { text: 'Boats at noon', file_paths: [], ...more }))
    .id;

/** A post of the author's, about which something was decided. */
const reviewed = (verdict: 'hold' | 'reject') => async (stage: Stage) => {
  const id = await post(stage);
  await stage.server.operate('posts', verdict, id);
  return `/posts/${id}`;
};
const closed = async (stage: Stage) => `/posts/${await post(stage, { privacy: SELF })}`;
const open = async (stage: Stage) => `/posts/${await post(stage)}`;
const lastPost = (stage: Stage) => `/posts/${stage.lastPost}`;
/** What the reader has liked or collected before. */
const chosen = (how: 'like' | 'collect') => async (stage: Stage) => {
  const id = await post(stage, { privacy: EVERYONE });
  await stage.reader.call('PUT', `/social/api/posts/${id}/${how}`);
  return `/posts/${id}`;
};

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const bar = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const NAMES = { like: 'social.action.like', collect: 'social.action.collect' };

/** The author deletes the post that is open, and then it is pressed. */
const pressGone =
  (how: 'like' | 'collect') =>
  async (page: Page, say: Say, { author }: Stage) => {
    await bar(page, say(NAMES[how])).waitFor();
    await author.call('DELETE', `/social/api/posts/${idOf(page)}`);
    await bar(page, say(NAMES[how])).click();
  };
const isPressed = (how: 'like' | 'collect', pressed: boolean) => (page: Page, say: Say) =>
  page
    .getByRole('toolbar')
    .getByRole('button', { name: say(NAMES[how]), pressed })
    .waitFor();

const isPost = (request: Request) => request.method() === 'POST';

/** Writes under the open post; `sent` stands for what the form itself would not let through. */
const comment =
  (sent?: string, meanwhile?: (stage: Stage) => Promise<unknown>) => async (page: Page, say: Say, stage: Stage) => {
    await bar(page, say('social.comment.placeholder')).click();
    await meanwhile?.(stage);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Which harbour is it?');
    if (sent !== undefined) {
      const postData = JSON.stringify({ text: sent });
      await routeOnce(page, '**/comments', (route) => route.continue({ postData }), isPost);
    }
    await dialog.getByRole('button', { name: say('social.comment.send'), ...exact }).click();
  };

const menu = async (page: Page, say: Say, item: string): Promise<void> => {
  await page.getByRole('button', { name: say('social.post.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: say(item) }).click();
};
const report = async (page: Page, say: Say, { server }: Stage): Promise<void> => {
  await menu(page, say, 'social.post.report');
  await server.operate('posts', 'reject', idOf(page));
  await page.getByRole('radio', { name: say('social.report.spam') }).check();
  await page.getByRole('button', { name: say('social.report.send') }).click();
};

const publish = (text: string) => async (page: Page, say: Say) => {
  await page.getByRole('textbox', { name: say('social.publish.text') }).fill(text);
  await page.getByRole('button', { name: say('social.publish.submit'), ...exact }).click();
};

const pageOf = (who: 'author' | 'leaver') => (stage: Stage) => `/guest-page/${stage.authorIds[who]}`;
const WORDS = ['social.follow.follow', 'social.follow.following'];
const followButton = (page: Page, say: Say) =>
  page.getByRole('button', { name: new RegExp(`^(${WORDS.map((id) => say(id)).join('|')})[:：]`) });
const follow =
  (meanwhile: (stage: Stage, page: Page) => Promise<unknown>) => async (page: Page, say: Say, stage: Stage) => {
    await followButton(page, say).waitFor();
    await meanwhile(stage, page);
    await followButton(page, say).click();
  };
/** Asks for another author's id, for what no page of ours leads to. */
const ofNobody = (how: 'follow' | 'unfollow') => (_stage: Stage, page: Page) =>
  routeOnce(page, `**/${how}`, (route, request) => route.continue({ url: request.url().replace(/a\d+/, 'a1') }));
/** Only a server that breaks says this, so it is said in its name. */
const broken = (how: 'follow' | 'unfollow') => (_stage: Stage, page: Page) =>
  routeOnce(page, `**/${how}`, (route) => route.fulfill({ status: 500, json: { error: 'api.unknown', result: null } }));
const followed = async (stage: Stage) => {
  await stage.reader.call('PUT', `/social/api/authors/${stage.authorIds.author}/follow`);
  return pageOf('author')(stage);
};
const isFollowed = (is: boolean) => (page: Page, say: Say) =>
  followButton(page, say)
    .and(page.getByRole('button', { pressed: is }))
    .waitFor();

const GONE = 'api.post.data_not_exist';
const VIDEO = 'errors.post.video-missing';
const HIDDEN = 'errors.post.no-permission';

/** Every social row of spec §8, in the order in which they are met. */
export const REFUSALS: readonly Refusal[] = [
  // Posts that cannot be seen
  { code: GONE, says: 'errors.post.missing', as: 'page', at: () => '/posts/p1' },
  { code: GONE, says: 'errors.post.missing', as: 'page', at: () => '/posts/p1', isGuest: true },
  { code: 'api.post.view_permission_not_allowed', says: HIDDEN, as: 'page', at: closed },
  { code: 'api.post.view_permission_not_allowed', says: HIDDEN, as: 'page', at: closed, isGuest: true },
  { code: 'api.post.audit_auditing', says: HIDDEN, as: 'page', at: reviewed('hold') },
  { code: 'api.post.audit_rejected', says: HIDDEN, as: 'page', at: reviewed('reject') },
  { code: 'api.post.audit_rejected', says: HIDDEN, as: 'page', at: reviewed('reject'), isGuest: true },
  { code: 'api.post.audit_rejected', says: 'errors.post.review-failed', as: 'toast', at: open, act: report },

  // Posts that go while one looks
  { code: GONE, says: VIDEO, as: 'toast', at: open, act: pressGone('like'), undone: isPressed('like', false) },
  { code: GONE, says: VIDEO, as: 'toast', at: open, act: pressGone('collect'), undone: isPressed('collect', false) },
  { code: GONE, says: VIDEO, as: 'toast', at: chosen('like'), act: pressGone('like'), undone: isPressed('like', true) },
  {
    code: GONE,
    says: VIDEO,
    as: 'toast',
    at: chosen('collect'),
    act: pressGone('collect'),
    undone: isPressed('collect', true),
  },

  // What is written
  {
    code: 'api.comment.has_hyperlink',
    says: 'errors.text.hyperlink',
    as: 'field',
    at: open,
    act: comment('Look at www.example.com'),
  },
  {
    code: 'api.author.not_allow_comment',
    says: 'errors.comment.not-allowed',
    as: 'field',
    at: open,
    act: comment(undefined, ({ author, authorIds }) =>
      author.call('PUT', `/social/api/authors/${authorIds.author}/permissions/comment`, { allow_comment: false }),
    ),
  },
  {
    code: 'api.body.has_banned_word.content',
    says: 'errors.text.banned-word',
    values: { word: 'casino' },
    as: 'dialog',
    at: () => '/publish',
    act: publish('Boats at the casino'),
  },

  // Authors
  {
    code: 'api.privacy.like_post_list',
    says: 'errors.author.likes-private',
    as: 'toast',
    async at({ author, authorIds }) {
      const id = authorIds.author;
      await author.call('PUT', `/social/api/authors/${id}/permissions/liked-posts`, { is_private: true });
      return `/guest-page/${id}?tab=liked`;
    },
  },
  {
    code: GONE,
    says: 'errors.author.deleted',
    as: 'toast',
    at: pageOf('author'),
    act: follow(ofNobody('follow')),
    undone: isFollowed(false),
  },
  {
    code: 'api.unknown',
    says: 'errors.author.follow-failed',
    as: 'toast',
    at: pageOf('author'),
    act: follow(broken('follow')),
    undone: isFollowed(false),
  },
  {
    code: GONE,
    says: 'errors.author.deleted',
    as: 'toast',
    at: followed,
    act: follow(ofNobody('unfollow')),
    undone: isFollowed(true),
  },
  {
    code: 'api.unknown',
    says: 'errors.author.unfollow-failed',
    as: 'toast',
    at: followed,
    act: follow(broken('unfollow')),
    undone: isFollowed(true),
  },
  {
    code: 'api.forbidden',
    says: 'errors.general.no-permission',
    as: 'toast',
    at: pageOf('leaver'),
    act: follow(({ leaver, reader }) => leaver.call('POST', '/api/v1/users/blocks', { block_id: reader.userId })),
  },
  { code: 'api.post.view_permission_not_allowed', says: HIDDEN, as: 'toast', at: pageOf('leaver') },
  {
    code: 'api.author.data_is_deleted',
    says: 'errors.author.deleted',
    as: 'toast',
    async at(stage) {
      await stage.leaver.call('DELETE', `/api/v1/users/blocks/${stage.reader.userId}`);
      return pageOf('leaver')(stage);
    },
    act: follow(({ leaver, leaverAccount }) =>
      leaver.call('DELETE', '/api/v1/users/me', { password: leaverAccount.password }),
    ),
  },
  { code: 'api.author.data_is_deleted', says: 'errors.author.deleted', as: 'page', at: pageOf('leaver') },
  { code: 'api.author.data_is_deleted', says: 'errors.post.deleted', as: 'page', at: lastPost },
  { code: 'api.author.data_is_deleted', says: 'errors.post.deleted', as: 'page', at: lastPost, isGuest: true },
];
