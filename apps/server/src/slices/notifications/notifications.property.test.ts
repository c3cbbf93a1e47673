import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createSocialTestUser, insertTestPosts, type SocialTestUser } from '../social/test-social.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createTestCid, createTestGroup } from '../test-world.ts';
import { createNotificationTestClient } from './test-notifications.ts';

let server: TestServer;
let calls: ReturnType<typeof createNotificationTestClient>;
let chat: ReturnType<typeof createChatTestClient>;
let fans: SocialTestUser[];
beforeAll(async () => {
  server = await startTestServer();
  calls = createNotificationTestClient(server);
  chat = createChatTestClient(server);
  fans = [await createSocialTestUser(server), await createSocialTestUser(server)];
});
afterAll(() => server.close());

const FILTERS = ['interactions', 'people', 'money', 'system'];
const DOES = [
  'like',
  'unlike',
  'follow',
  'unfollow',
  'comment',
  'reply',
  'uncomment',
  'mention',
  'unmention',
  'block',
  'unblock',
  'delete',
] as const;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom(...DOES), by: fc.nat({ max: 1 }), post: fc.nat({ max: 1 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('look', 'view'), by: fc.nat({ max: 1 }), post: fc.constant(0) }),
  },
);
type Step = { does: string; by: number; post: number };

/** What a user should still be told: the row, who did it, in which step. */
type Entry = { row: string; by: number; at: number; post?: number };

/** One user, two fans, and what the fans have done. */
class Model {
  readonly #author: SocialTestUser;
  readonly #posts: string[];
  readonly #comments: string[];
  readonly #groupId: string;
  readonly #entries = new Map<string, Entry>();
  /** Likes that exist, whether they have notified or not. */
  readonly #liked = new Set<string>();
  readonly #made: { kind: 'comment' | 'mention'; by: number; id: string }[] = [];
  readonly #blocked = new Set<number>();
  /** What each of two tabs has seen: the position, and the step. */
  readonly #shown = [
    { upTo: '0', at: 0 },
    { upTo: '0', at: 0 },
  ];
  #viewedAt = 0;
  #now = 0;

  constructor(author: SocialTestUser, posts: string[], comments: string[], groupId: string) {
    this.#author = author;
    this.#posts = posts;
    this.#comments = comments;
    this.#groupId = groupId;
  }

  static async create(): Promise<Model> {
    const author = await createSocialTestUser(server);
    const posts = await insertTestPosts(server.services, [
      { by: author, at: 0 },
      { by: author, at: 1 },
    ]);
    const write = async (id: string) =>
      (await author.ask('POST', `posts/${id}/comments`, { text: 'x' })).json.result.id;
    const comments = await Promise.all(posts.map(write));
    const groupId = await createTestGroup(server.services, [author, fans[0]!, fans[1]!]);
    return new Model(author, posts, comments, groupId);
  }

  async run({ does, by, post }: Step): Promise<void> {
    this.#now += 1;
    const fan = fans[by]!;
    const about = { by, post };
    if (does === 'look') this.#shown[by] = { upTo: (await calls.page(this.#author)).up_to, at: this.#now };
    else if (does === 'view') {
      await calls.view(this.#author, this.#shown[by]!.upTo);
      this.#viewedAt = Math.max(this.#viewedAt, this.#shown[by]!.at);
    } else if (does.endsWith('follow')) {
      if (!(await isDone(fan.ask('PUT', `authors/${this.#author.authorId}/${does}`)))) return;
      if (does === 'follow') this.#add(`follow ${by}`, { row: 'follow', by });
      else this.#entries.delete(`follow ${by}`);
    } else if (does.endsWith('like')) {
      const key = `like ${by} ${post}`;
      if (!(await isDone(fan.ask('PUT', `posts/${this.#posts[post]}/${does}`)))) return;
      if (does === 'unlike') {
        this.#liked.delete(key);
        this.#entries.delete(key);
      } else if (!this.#liked.has(key)) {
        this.#liked.add(key);
        this.#add(key, { row: `post_like ${post}`, ...about });
      }
    } else if (does === 'comment' || does === 'reply') {
      const path =
        does === 'comment' ? `posts/${this.#posts[post]}/comments` : `comments/${this.#comments[post]}/sub-comments`;
      const { status, json } = await fan.ask('POST', path, { text: 'y' });
      if (status !== 200) return;
      this.#made.push({ kind: 'comment', by, id: json.result.id });
      this.#add(json.result.id, { row: `${does === 'comment' ? 'post_comment' : 'comment_reply'} ${post}`, ...about });
    } else if (does === 'mention') {
      const mentions = [{ user_id: this.#author.id, start: 0, end: 2 }];
      const body = { type: 'text', group_id: this.#groupId, cid: createTestCid(), text: '@a', mentions };
      const { id } = (await chat.post(fan, '/api/v1/messages', body)).json.result;
      this.#made.push({ kind: 'mention', by, id });
      this.#add(id, { row: 'mention', by });
    } else if (does === 'uncomment' || does === 'unmention') {
      const kind = does === 'uncomment' ? 'comment' : 'mention';
      const made = this.#made.findLast((each) => each.kind === kind && each.by === by);
      if (!made) return;
      const isGone = await isDone(
        kind === 'comment' ? fan.ask('DELETE', `comments/${made.id}`) : chat.remove(fan, `/api/v1/messages/${made.id}`),
      );
      if (isGone) this.#entries.delete(made.id);
    } else if (does === 'block') {
      await chat.post(this.#author, '/api/v1/users/blocks', { block_id: fan.id });
      this.#blocked.add(by);
      this.#removeWhere((entry) => entry.by === by);
    } else if (does === 'unblock') {
      await chat.remove(this.#author, `/api/v1/users/blocks/${fan.id}`);
      this.#blocked.delete(by);
    } else {
      await this.#author.ask('DELETE', `posts/${this.#posts[post]}`);
      this.#removeWhere((entry) => entry.post === post);
    }
  }

  /** What the server shows, and what it should show. */
  async compare(): Promise<{ actual: object; expected: object }> {
    const rows = [...Map.groupBy(this.#entries.values(), ({ row }) => row)];
    const fresh = rows.filter(([, entries]) => entries.some(({ at }) => at > this.#viewedAt)).length;
    const { list } = await calls.page(this.#author);
    const filtered = await Promise.all(FILTERS.map((filter) => calls.page(this.#author, `&filter=${filter}`)));
    const toIds = (page: typeof list) => page.map(({ id }) => id).toSorted();
    return {
      actual: {
        rows: list.map(({ type, count }) => `${type} ${count}`).toSorted(),
        badge: await calls.count(this.#author),
        isNew: list.filter(({ is_viewed }) => !is_viewed).length,
        filtered: toIds(filtered.flatMap((page) => page.list)),
      },
      expected: {
        rows: rows.map(([row, entries]) => `${row.split(' ')[0]} ${entries.length}`).toSorted(),
        badge: fresh,
        isNew: fresh,
        filtered: toIds(list),
      },
    };
  }

  #add(key: string, entry: Omit<Entry, 'at'>): void {
    if (!this.#blocked.has(entry.by) && !this.#entries.has(key)) this.#entries.set(key, { ...entry, at: this.#now });
  }

  #removeWhere(condition: (entry: Entry) => boolean): void {
    for (const [key, entry] of this.#entries) if (condition(entry)) this.#entries.delete(key);
  }
}

const isDone = async (answer: Promise<{ status: number }>): Promise<boolean> => (await answer).status === 200;

describe('notifications after any sequence', () => {
  it('are what was done and not undone; the badge is the number of rows after the last shown position', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        for (const fan of fans) await server.services.db.deleteFrom('blocks').where('block_id', '=', fan.id).execute();
        const model = await Model.create();
        for (const each of steps) {
          await model.run(each);
          const { actual, expected } = await model.compare();
          expect(actual).toEqual(expected);
        }
      }),
      { numRuns: 15 },
    );
  });
});
