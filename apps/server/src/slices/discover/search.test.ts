import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import {
  createSocialTestGuestCall,
  getTestResponseListIds,
  createSocialTestUser,
  insertTestPosts,
  readAllTestPageIds,
  type SocialTestUser,
} from '../social/test-social.ts';

let server: TestServer;
let anna: SocialTestUser;
let bo: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { guestAllowance: 1_000_000 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('posts').execute();
  [anna, bo] = [await createSocialTestUser(server), await createSocialTestUser(server)];
});

type Asking = Pick<SocialTestUser, 'ask'>;
const guest = (): Asking => ({ ask: createSocialTestGuestCall(server) });
const find = async (who: Asking, kind: 'posts' | 'authors', text: string) =>
  getTestResponseListIds(await who.ask('GET', `search/${kind}?text=${encodeURIComponent(text)}`));

/** Publishes posts of Bo, each an hour after the one before. */
const publish = async (texts: readonly string[], tags: Record<number, string[]> = {}) => {
  const ids = await insertTestPosts(
    server.services,
    texts.map((text, at) => ({ by: bo, at: at * 60, text })),
  );
  for (const [index, own] of Object.entries(tags)) await bo.ask('PUT', `posts/${ids[Number(index)]!}`, { tags: own });
  return ids;
};

describe('search for posts', () => {
  it.each([
    ['two Chinese characters', '咖啡', ['周末去喝咖啡', '手冲咖啡很香']],
    ['one Chinese character', '咖', ['周末去喝咖啡', '手冲咖啡很香', '咖喱饭']],
    ['one Latin letter: the beginning of a word', 's', ['Sea at seven', 'iPhone手机 s']],
    ['a beginning of a word, in any case', 'SE', ['Sea at seven']],
    ['no inner part of a Latin word', 'ea', []],
    ['a word beside Chinese', 'iphone', ['iPhone手机 s']],
    ['both scripts together', 'IPHONE手', ['iPhone手机 s']],
    ['words in any order', 'seven sea', ['Sea at seven']],
    ['full-width letters', 'ｓｅａ', ['Sea at seven']],
    ['punctuation between words', 'sea, at: seven!', ['Sea at seven']],
    ['punctuation only', '?!', []],
    ['a percent sign', '%', []],
    ['a text in no post', '茶馆', []],
  ])('finds %s', async (_name, text, found) => {
    const texts = ['周末去喝咖啡', 'Sea at seven', '手冲咖啡很香', '咖喱饭', 'iPhone手机 s'];
    const ids = await publish(texts);
    const textOf = new Map(ids.map((id, index) => [id, texts[index]!]));
    for (const who of [anna, guest()])
      expect((await find(who, 'posts', text)).map((id) => textOf.get(id)).toSorted()).toEqual(found.toSorted());
  });

  it('lists the exact tag first, then posts that begin with the text, contain it, and contain its words, each by hot score', async () => {
    const texts = [
      'Tea house',
      'the tea house',
      'house of tea',
      'Tea house by the river',
      'rain',
      'a tea house',
      'snow',
      'fog',
    ];
    const [begins, contains, words, begins2, tagged, contains2, tagged2, inTag] = (await publish(texts, {
      4: ['tea house'],
      6: ['Tea House', 'winter'],
      7: ['my tea house corner'],
    })) as [string, string, string, string, string, string, string, string];
    expect(await find(anna, 'posts', 'tea house')).toEqual([
      tagged2,
      tagged,
      begins2,
      begins,
      contains2,
      contains,
      inTag,
      words,
    ]);
    await server.services.db
      .updateTable('posts')
      .set({ like_count: 500 } as never)
      .where('id', '=', contains)
      .execute();
    expect((await find(anna, 'posts', 'tea house')).slice(4, 6)).toEqual([contains, contains2]);
    expect(await find(anna, 'posts', '#Tea house')).toEqual([tagged2, tagged]);
    expect(await find(anna, 'posts', '#tea')).toEqual([]);
    expect(await find(anna, 'posts', 'wint')).toEqual([tagged2]);
  });

  it('suggests tags that begin with the text, those of most posts first, and none of hidden posts', async () => {
    const suggest = async (who: Asking, text: string) =>
      (await who.ask('GET', `search/tags?text=${encodeURIComponent(text)}`)).json.result;
    const ids = await publish(['one', 'two', 'three', 'four'], {
      0: ['Coast', 'cocoa'],
      1: ['coffee', 'tea'],
      2: ['Coffee'],
      3: ['coffee secret', '咖啡'],
    });
    await server.services.db.updateTable('posts').set({ privacy: 4 }).where('id', '=', ids[3]!).execute();
    for (const who of [anna, guest()]) {
      expect(await suggest(who, '#Co')).toEqual(['coffee', 'coast', 'cocoa']);
      expect(await suggest(who, 'coffee')).toEqual(['coffee']);
      expect(await suggest(who, '咖')).toEqual([]);
      expect(await suggest(who, 'ea')).toEqual([]);
    }
    expect(await suggest(bo, 'coffee')).toEqual(['coffee', 'coffee secret']);
    expect(await suggest(bo, '咖')).toEqual(['咖啡']);
  });

  it('suggests a tag of many posts behind many tags of one, and not one that only hidden posts have', async () => {
    const suggest = async (text: string) =>
      (await anna.ask('GET', `search/tags?text=${encodeURIComponent(text)}`)).json.result;
    const rare = Array.from({ length: 40 }, (_, at) => `sa${at}`);
    const ids = await publish(
      Array.from({ length: 8 }, (_, at) => `post ${at}`),
      {
        ...Object.fromEntries([0, 1, 2, 3].map((at) => [at, rare.slice(at * 10, at * 10 + 10)])),
        4: ['Sunset', 'sunsets'],
        5: ['sunset'],
        6: ['sunset', 'sunsets'],
        7: ['sunsets'],
      },
    );
    for (const beginning of ['s', 'su', 'sunset'])
      expect((await suggest(beginning)).slice(0, 2)).toEqual(['sunset', 'sunsets']);
    await server.services.db.updateTable('posts').set({ privacy: 4 }).where('id', '=', ids[5]!).execute();
    await bo.ask('PUT', `posts/${ids[6]!}`, { tags: ['sunsets'] });
    expect((await suggest('s'))[0]).toBe('sunsets');
    await bo.ask('DELETE', `posts/${ids[4]!}`);
    expect(await suggest('su')).toEqual(['sunsets']);
  });

  it('follows changed and deleted posts', async () => {
    const [id] = (await publish(['first words'])) as [string];
    await bo.ask('PUT', `posts/${id}`, { text: 'other words' });
    expect(await find(anna, 'posts', 'first')).toEqual([]);
    expect(await find(anna, 'posts', 'other')).toEqual([id]);
    await bo.ask('DELETE', `posts/${id}`);
    expect(await find(anna, 'posts', 'other')).toEqual([]);
  });

  it('pages neither repeat nor skip a post while posts arrive, become popular and disappear', async () => {
    const { db } = server.services;
    const ids = await publish(Array.from({ length: 450 }, (_, at) => `harbour ${at}`));
    const gone = ids[100]!;
    const seen: string[] = [];
    let count: number | undefined;
    for (let next: string | null = ''; next !== null;) {
      const page = await anna.ask('GET', `search/posts?text=harbour&limit=20${next && `&next_id=${next}`}`);
      count ??= page.json.result.count;
      seen.push(...getTestResponseListIds(page));
      next = page.json.result.next_id;
      await publish(['harbour, the newest']);
      await db
        .updateTable('posts')
        .set({ like_count: seen.length * 100 } as never)
        .where('id', '=', ids[seen.length % 450]!)
        .execute();
      if (seen.length === 20) await bo.ask('DELETE', `posts/${gone}`);
    }
    expect(count).toBe(100);
    expect(seen).toHaveLength(449);
    expect(seen.toSorted()).toEqual(ids.filter((id) => id !== gone).toSorted());
  });

  it('shows a stored page only to its reader, and leaves out what is hidden meanwhile', async () => {
    await publish(Array.from({ length: 30 }, (_, at) => `harbour ${at}`));
    const first = await anna.ask('GET', 'search/posts?text=harbour&limit=10');
    const next = `search/posts?text=harbour&limit=10&next_id=${first.json.result.next_id}`;
    expect((await bo.ask('GET', next)).json.error).toBe('api.body.param_invalid.next_id');
    expect((await createSocialTestGuestCall(server)('GET', next)).json.error).toBe('api.body.param_invalid.next_id');
    expect((await anna.ask('GET', next.replace('harbour', 'bay'))).json.error).toBe('api.body.param_invalid.next_id');
    expect(getTestResponseListIds(await anna.ask('GET', next))).toHaveLength(10);
    await server.call('POST', '/api/v1/users/blocks', {
      host: 'gu.localhost',
      token: bo.token,
      body: { block_id: anna.id },
    });
    expect(getTestResponseListIds(await anna.ask('GET', next))).toEqual([]);
    expect(await find(anna, 'posts', 'harbour')).toEqual([]);
  });

  it('never shows a post in review to others', async () => {
    const [id] = (await publish(['under review'])) as [string];
    await server.services.db.updateTable('posts').set({ state: 'auditing' }).where('id', '=', id).execute();
    expect(await find(anna, 'posts', 'review')).toEqual([]);
    expect(await find(guest(), 'posts', 'review')).toEqual([]);
    expect(await find(bo, 'posts', 'review')).toEqual([id]);
  });

  it('reaches old posts across empty blocks of the index', async () => {
    const { db } = server.services;
    const ids = ['p10', 'p5000', 'p900000000', 'p99000000000000'];
    await db
      .insertInto('posts')
      .values(ids.map((id) => ({ id, user_id: bo.id, text: 'far apart' })))
      .execute();
    expect((await find(anna, 'posts', 'apart')).toSorted()).toEqual(ids.toSorted());
  });
});

describe('search for users', () => {
  /** Members with nicknames that no other test uses. */
  const makeAll = (nicknames: readonly string[]) =>
    Promise.all(nicknames.map((nickname) => createSocialTestUser(server, { nickname })));
  const namesOf = async (who: Asking, text: string): Promise<string[]> => {
    const answer = await who.ask('GET', `search/authors?text=${encodeURIComponent(text)}`);
    return answer.json.result.list.map(({ nickname }: { nickname: string }) => nickname);
  };

  it('lists nicknames that begin with the text first, then by followers', async () => {
    const [, river, , popular] = await makeAll(['old zephyr', 'Zephyr River', '西风 zephyr', 'zephyrine']);
    for (let n = 0; n < 3; n += 1)
      await (await createSocialTestUser(server)).ask('PUT', `authors/${popular!.authorId}/follow`);
    const found = await namesOf(guest(), 'zephyr');
    expect(found.slice(0, 2)).toEqual(['zephyrine', 'Zephyr River']);
    expect(found.slice(2).toSorted()).toEqual(['old zephyr', '西风 zephyr']);
    expect(await namesOf(guest(), 'zephyr r')).toEqual(['Zephyr River']);
    expect(await namesOf(guest(), 'ephyr')).toEqual([]);
    await river!.ask('GET', 'recommend/public');
  });

  it.each(['沐', '沐阳', '小沐'])('finds Chinese nicknames by %s', async (text) => {
    await makeAll(['小沐阳']);
    expect(await namesOf(guest(), text)).toContain('小沐阳');
  });

  it('lists an exact account ID first, for signed-in users', async () => {
    const [quill] = await makeAll(['quill']);
    const { username } = await server.services.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', quill!.id)
      .executeTakeFirstOrThrow();
    await makeAll([`${username} the second`]);
    expect(await namesOf(anna, username.toUpperCase())).toEqual(['quill', `${username} the second`]);
    expect(await namesOf(guest(), username)).toEqual([`${username} the second`]);
  });

  it('finds at most 30 account IDs an hour', async () => {
    const [target] = await makeAll(['limited']);
    const { username } = await server.services.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', target!.id)
      .executeTakeFirstOrThrow();
    const answers: string[][] = [];
    for (let n = 0; n < 31; n += 1) answers.push(await namesOf(anna, username));
    expect(answers.map(({ length }) => length)).toEqual([...Array<number>(30).fill(1), 0]);
  });

  it('leaves out cancelled, suspended and blocking users, and those who close being found, except for who knows them', async () => {
    const { db } = server.services;
    const [open, cancelled, suspended, closed, blocker] = await makeAll(
      ['open', 'cancelled', 'suspended', 'closed', 'blocker'].map((name) => `marmot ${name}`),
    );
    await db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', cancelled!.id).execute();
    await db.updateTable('users').set({ status: 2 }).where('id', '=', suspended!.id).execute();
    await db.updateTable('users').set({ findable_by_id: 2 }).where('id', '=', closed!.id).execute();
    await db.insertInto('blocks').values({ user_id: blocker!.id, block_id: anna.id }).execute();
    expect((await namesOf(anna, 'marmot')).toSorted()).toEqual(['marmot open']);
    expect((await namesOf(blocker!, 'marmot')).toSorted()).toEqual(['marmot blocker', 'marmot open']);
    await anna.ask('PUT', `authors/${closed!.authorId}/follow`);
    expect((await namesOf(anna, 'marmot')).toSorted()).toEqual(['marmot closed', 'marmot open']);
    expect(open).toBeDefined();
  });

  it('follows a changed nickname', async () => {
    const [user] = await makeAll(['gannet']);
    await server.services.db.updateTable('users').set({ nickname: 'petrel' }).where('id', '=', user!.id).execute();
    expect(await namesOf(guest(), 'gannet')).toEqual([]);
    expect(await namesOf(guest(), 'petr')).toEqual(['petrel']);
  });

  it('pages are complete', async () => {
    await makeAll(Array.from({ length: 45 }, (_, n) => `kestrel ${n}`));
    const pages = await readAllTestPageIds(anna.ask, 'search/authors?text=kestrel&limit=20');
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  });
});
