import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import {
  createSocialTestGuestCall,
  getTestResponseListIds,
  type SocialTestUser,
  createSocialTestUsers,
  insertTestPosts,
  readAllTestPageIds,
} from './test-social.ts';

const server = useTestServer({ config: { guestAllowance: 1_000_000 } });
let anna: SocialTestUser;
let bo: SocialTestUser;
let cai: SocialTestUser;
let dee: SocialTestUser;

beforeEach(async () => {
  await server.services.db.deleteFrom('posts').execute();
  [anna, bo, cai, dee] = await createSocialTestUsers(server, ['Anna', 'Bo', 'Cai', 'Dee']);
});

const follow = (who: SocialTestUser, whom: SocialTestUser) => who.ask('PUT', `authors/${whom.authorId}/follow`);
const block = (who: SocialTestUser, whom: SocialTestUser) =>
  server.call('POST', '/api/v1/users/blocks', {
    host: 'gu.localhost',
    token: who.token,
    body: { block_id: whom.id },
  });
const newestFirst = (ids: string[]) => ids.toReversed();

describe('the recommended feed', () => {
  it('shows new and liked posts first, without own, closed and seen posts', async () => {
    const ids = await insertTestPosts(server.services, [
      { by: bo, at: 0 },
      { by: bo, at: 60 },
      { by: bo, at: 120, privacy: 3 },
      { by: anna, at: 180 },
      { by: cai, at: 200 },
    ]);
    const [oldest, older, , own, newest] = ids as [string, string, string, string, string];
    const list = async () => (await readAllTestPageIds(anna.ask, 'recommend/public')).flat();
    expect(await list()).toEqual([newest, older, oldest]);
    await cai.ask('PUT', `posts/${oldest}/like`);
    expect(await list()).toEqual([oldest, newest, older]);
    await cai.ask('PUT', `posts/${oldest}/unlike`);
    expect(await list()).toEqual([newest, older, oldest]);
    await anna.ask('POST', `posts/${newest}/view`);
    expect(await list()).toEqual([older, oldest]);
    expect(await readAllTestPageIds(createSocialTestGuestCall(server), 'guest/recommend/public')).toEqual([
      [newest, own, older, oldest],
    ]);

    await anna.ask('POST', `posts/${older}/view`);
    await anna.ask('POST', `posts/${oldest}/view`);
    // When no new post is left, seen posts return, the longest ago first.
    expect(await list()).toEqual([newest, older, oldest]);
    expect((await readAllTestPageIds(anna.ask, 'recommend/public?limit=2')).flat()).toEqual([newest, older, oldest]);
    await block(cai, anna);
    expect(await list()).toEqual([older, oldest]);
  });

  it('ranks the newest post of a followed author half a day newer', async () => {
    const hour = 60;
    await follow(anna, bo);
    const [b1, b2, c1, c2] = await insertTestPosts(server.services, [
      { by: bo, at: 0 },
      { by: bo, at: hour },
      { by: cai, at: 12 * hour },
      { by: cai, at: 14 * hour },
    ]);
    expect((await readAllTestPageIds(anna.ask, 'recommend/public?limit=1')).flat()).toEqual([c2, b2, c1, b1]);
  });

  it('prefers posts in the reader’s language, each post once', async () => {
    const texts = ['A walk by the river', '河边散步，风很轻', 'Rain again', '又下雨了 again', ''];
    const posts = Array.from({ length: 60 }, (_, at) => ({
      by: at % 2 ? bo : cai,
      at: at * 300,
      text: texts[at % 5]!,
    }));
    const ids = await insertTestPosts(server.services, posts);
    const textOf = new Map(ids.map((id, index) => [id, posts[index]!.text]));
    const isChinese = (id: string) => /[\u4e00-\u9fff]/.test(textOf.get(id)!);
    const isEnglish = (id: string) => !isChinese(id) && textOf.get(id) !== '';
    const readIn = (language: string) =>
      readAllTestPageIds(createSocialTestGuestCall(server, { 'accept-language': language }), 'guest/recommend/public');
    for (const [language, isOwn] of [
      ['en-US,en;q=0.9', isEnglish],
      ['zh-CN,zh;q=0.9,en;q=0.8', isChinese],
    ] as const) {
      const pages = await readIn(language);
      expect(pages[0]!.filter(isOwn).length).toBeGreaterThanOrEqual(7);
      expect(pages.flat().toSorted()).toEqual(ids.toSorted());
    }
    expect((await readIn('hi')).flat()).toEqual(newestFirst(ids));
    // A language that changes between pages does not change the order.
    const first = await createSocialTestGuestCall(server, { 'accept-language': 'en' })('GET', 'guest/recommend/public');
    const rest = await createSocialTestGuestCall(server, { 'accept-language': 'zh' })(
      'GET',
      `guest/recommend/public?next_id=${first.json.result.next_id}`,
    );
    expect([...getTestResponseListIds(first), ...getTestResponseListIds(rest)]).toEqual(
      (await readIn('en')).slice(0, 2).flat(),
    );
  });

  it('prefers the reader’s language among the posts of followed authors, too', async () => {
    await follow(anna, bo);
    const [, english, chinese] = await insertTestPosts(server.services, [
      { by: cai, at: 0, text: 'A walk by the river' },
      { by: bo, at: 120, text: 'Rain again' },
      { by: cai, at: 60, text: '河边散步，风很轻' },
    ]);
    for (const [language, first] of [
      ['zh-CN', chinese],
      ['en', english],
    ] as const) {
      const feed = await server.call('GET', '/social/api/recommend/public', {
        host: 'gu.localhost',
        token: anna.token,
        headers: { 'accept-language': language },
      });
      expect(getTestResponseListIds(feed)[0]).toBe(first);
    }
  });

  it('is complete over many pages, each post once, also after hundreds of seen posts', async () => {
    const { db } = server.services;
    await follow(anna, bo);
    const posts = Array.from({ length: 700 }, (_, at) => ({ by: at % 5 ? cai : bo, at }));
    const ids = await insertTestPosts(server.services, posts);
    const seen = ids.slice(300, 650);
    await db
      .insertInto('post_views')
      .values(seen.map((post_id) => ({ post_id, user_id: anna.id })))
      .execute();
    const pages = await readAllTestPageIds(anna.ask, 'recommend/public');
    const unseen = ids.filter((id) => !seen.includes(id));
    expect(pages.flat()).toHaveLength(unseen.length);
    expect(new Set(pages.flat())).toEqual(new Set(unseen));
    expect(pages[0]).toHaveLength(30);
  });

  it('has pages of 10 for guests', async () => {
    await insertTestPosts(
      server.services,
      Array.from({ length: 25 }, (_, at) => ({ by: bo, at })),
    );
    const ask = createSocialTestGuestCall(server);
    expect((await readAllTestPageIds(ask, 'guest/recommend/public')).map((page) => page.length)).toEqual([10, 10, 5]);
    expect((await ask('GET', 'guest/recommend/public?limit=11')).json.error).toBe('api.body.param_invalid.limit');
    expect((await ask('GET', 'guest/recommend/public?next_id=nonsense')).json.error).toBe(
      'api.body.param_invalid.next_id',
    );
  });
});

it('following or unfollowing an unknown author is refused', async () => {
  for (const action of ['follow', 'unfollow'])
    expect((await anna.ask('PUT', `authors/a999999999/${action}`)).json.error).toBe('api.post.data_not_exist');
});

describe('the follow feed', () => {
  it('is sorted newest first, in pages of 30, each post once', async () => {
    await follow(anna, bo);
    await follow(anna, cai);
    const posts = Array.from({ length: 100 }, (_, at) => ({
      by: [bo, cai, dee][at % 3 === 0 ? 0 : at % 7 === 0 ? 2 : 1]!,
      at,
    }));
    const ids = await insertTestPosts(server.services, posts);
    const expected = newestFirst(ids.filter((_, at) => posts[at]!.by !== dee));
    const pages = await readAllTestPageIds(anna.ask, 'recommend/follower');
    expect(pages.flat()).toEqual(expected);
    expect(pages.slice(0, -1).map((page) => page.length)).toEqual(pages.slice(0, -1).map(() => 30));
    const small = await readAllTestPageIds(anna.ask, 'recommend/follower?limit=7');
    expect(small.flat()).toEqual(expected);
  });

  it('stays correct when newest posts are deleted, closed or published late', async () => {
    await Promise.all([follow(anna, bo), follow(anna, cai)]);
    const posts = Array.from({ length: 8 }, (_, at) => ({ by: at % 2 ? bo : cai, at }));
    const ids = await insertTestPosts(server.services, posts);
    await bo.ask('DELETE', `posts/${ids[7]}`);
    await cai.ask('PUT', `posts/${ids[6]}/permissions`, { privacy: 4 });
    await bo.ask('PUT', `posts/${ids[5]}/permissions`, { privacy: 2 });
    const list = async () => (await readAllTestPageIds(anna.ask, 'recommend/follower?limit=2')).flat();
    expect(await list()).toEqual(newestFirst(ids.slice(0, 5)));
    await follow(bo, anna);
    expect(await list()).toEqual(newestFirst(ids.slice(0, 6)));
    await cai.ask('PUT', `posts/${ids[6]}/permissions`, { privacy: 1 });
    expect(await list()).toEqual(newestFirst(ids.slice(0, 7)));
  });

  it('keeps a stable order of posts with the same time', async () => {
    await follow(anna, bo);
    await insertTestPosts(
      server.services,
      Array.from({ length: 12 }, () => ({ by: bo, at: 5 })),
    );
    const [all] = await readAllTestPageIds(anna.ask, 'recommend/follower');
    expect((await readAllTestPageIds(anna.ask, 'recommend/follower?limit=5')).flat()).toEqual(all);
    expect(new Set(all).size).toBe(12);
  });

  it('respects privacy and blocks', async () => {
    await Promise.all([follow(anna, bo), follow(anna, cai), follow(bo, anna)]);
    const privacies = [1, 2, 3, 4] as const;
    const posts = [bo, cai].flatMap((by) => privacies.map((privacy, at) => ({ by, at, privacy })));
    const ids = await insertTestPosts(server.services, posts);
    const [b1, b2, b3, , c1, , c3] = ids;
    const list = async () => new Set((await readAllTestPageIds(anna.ask, 'recommend/follower')).flat());
    expect(await list()).toEqual(new Set([b1, b2, b3, c1, c3]));
    await follow(cai, anna);
    await cai.ask('PUT', `authors/${anna.authorId}/unfollow`);
    expect(await list()).toEqual(new Set([b1, b2, b3, c1, c3]));
    await block(bo, anna);
    expect(await list()).toEqual(new Set([c1, c3]));
    const { result } = (await anna.ask('GET', `authors/${anna.authorId}/counts`)).json;
    expect(result).toMatchObject({ followings: 1, followers: 0 });
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', cai.id).execute();
    expect(await list()).toEqual(new Set());
  });
});

it('author page: posts, likes and collections show only what the reader may see', async () => {
  const ids = await insertTestPosts(
    server.services,
    ([1, 2, 3, 4] as const).map((privacy, at) => ({ by: bo, at, privacy })),
  );
  const [open, mutual, followers, own] = ids as [string, string, string, string];
  const posts = async (who: SocialTestUser) =>
    getTestResponseListIds(await who.ask('GET', `authors/${bo.authorId}/posts`));
  const count = async (who: SocialTestUser) => (await who.ask('GET', `authors/${bo.authorId}/counts`)).json.result;
  expect([await posts(anna), (await count(anna)).posts]).toEqual([[open], 1]);
  await follow(anna, bo);
  expect(await posts(anna)).toEqual([followers, open]);
  await follow(bo, anna);
  expect(await posts(anna)).toEqual([followers, mutual, open]);
  expect([await posts(bo), (await count(bo)).posts]).toEqual([[own, followers, mutual, open], 4]);

  for (const id of [open, followers]) {
    await anna.ask('PUT', `posts/${id}/like`);
    await anna.ask('PUT', `posts/${id}/collect`);
  }
  const liked = async (who: SocialTestUser, kind: string) =>
    getTestResponseListIds(await who.ask('GET', `authors/${anna.authorId}/${kind}/posts`));
  expect([await liked(anna, 'liked'), await liked(cai, 'liked')]).toEqual([[followers, open], [open]]);
  const collected = `authors/${anna.authorId}/collected/posts`;
  const countCollected = async (who: SocialTestUser) =>
    (await who.ask('GET', `authors/${anna.authorId}/counts`)).json.result.collected;
  expect(await liked(anna, 'collected')).toEqual([followers, open]);
  expect(formatTestResponseCode(await cai.ask('GET', collected))).toBe('403 api.privacy.collect_post_list');
  expect([await countCollected(cai), await countCollected(anna)]).toEqual([0, 2]);
  expect(
    (await anna.ask('PUT', `authors/${anna.authorId}/permissions/collected-posts`, { is_private: false })).json.result,
  ).toMatchObject({ collects_private: false });
  expect([await liked(cai, 'collected'), await countCollected(cai)]).toEqual([[open], 2]);
  expect(await count(bo)).toMatchObject({ likes: 2, followers: 1, followings: 1 });
  const counted = async (who: SocialTestUser) =>
    (await who.ask('GET', `authors/${anna.authorId}/counts`)).json.result.liked;
  expect(await counted(cai)).toBe(2);
  expect(
    (await anna.ask('PUT', `authors/${anna.authorId}/permissions/liked-posts`, { is_private: true })).json.result,
  ).toMatchObject({ likes_private: true, relation: 1 });
  expect([await counted(cai), await counted(anna)]).toEqual([0, 2]);
});
