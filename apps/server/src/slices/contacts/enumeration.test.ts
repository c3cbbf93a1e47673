import { randomInt } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import { CONTACT_SEARCHES_PER_HOUR } from '@quintet/domain/limits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../../test-server.ts';
import { newGroup, type Person } from '../test-world.ts';
import { createFriends } from './test-contacts.ts';

let server: TestServer;
let friends: ReturnType<typeof createFriends>;
beforeAll(async () => {
  server = await startTestServer();
  friends = createFriends(server);
});
afterAll(() => server.close());

/** Headers that differ between all answers. */
const VARYING_HEADERS = new Set(['date', 'x-request-id', 'request-id', 'etag']);

/** All of an answer that a guesser can compare. */
const describeAnswer = ({ status, headers, text }: Answer): string =>
  JSON.stringify([status, text, Object.entries(headers).filter(([name]) => !VARYING_HEADERS.has(name))]);

const GUESSES = 10_000;
const IDS_PER_CALL = 100;

/** What everybody sees on a user's page, guests included (spec §6), and the caller's own relation to the user. */
const PUBLIC_FIELDS = ['id', 'nickname', 'avatar', 'avatar_thumbnail', 'introduction', 'social_author_id'];
const OWN_FIELDS = ['is_contact', 'is_blocked', 'remark_nickname', 'account_cancelled'];

describe('guessing users', () => {
  let hidden: Person;
  let stranger: Person;
  const username = `hidden${randomInt(10_000, 100_000)}`;
  beforeAll(async () => {
    const closed = { findable_by_id: Toggle.CLOSE, findable_by_phone: Toggle.CLOSE };
    const contact = { country: 'CN', phone: `139${randomInt(1e7, 1e8)}`, email: `${username}@quintet.example` };
    hidden = await friends.person({ username, ...contact, ...closed });
    stranger = await friends.person();
  });

  it('by id shows what the public page shows, and neither account ID nor contacts', async () => {
    const { json } = await friends.get(stranger, `/api/v1/users/${hidden.id}`);
    expect(json.result.username).toBeNull();
    expect(Object.keys(json.result).filter((field) => ![...PUBLIC_FIELDS, ...OWN_FIELDS].includes(field))).toEqual([
      'username',
    ]);
    const author = await friends.get(stranger, `/social/api/guest/authors/a${hidden.id.slice(1)}`);
    for (const field of ['nickname', 'avatar', 'avatar_thumbnail', 'introduction'])
      expect(json.result[field]).toEqual(author.json.result[field]);
    expect(JSON.stringify([json, author.json])).not.toContain(username);
  });

  it('by id tells nothing about remarks, groups and blocks', async () => {
    await friends.put(hidden, `/api/v1/users/nicknames/${stranger.id}`, { nickname: 'Snoop' });
    await friends.post(hidden, `/api/v1/users/memo/${stranger.id}`, { memo: 'asks too much' });
    await friends.block(hidden, stranger);
    await newGroup(server.services, [hidden, await friends.person()]);
    const paths = ['', '/groups'].map((path) => `/api/v1/users/${hidden.id}${path}`);
    const answers = await Promise.all(
      [...paths, `/api/v1/users/memo/${hidden.id}`].map((path) => friends.get(stranger, path)),
    );
    expect(answers.map(({ json }) => json.result)).toMatchObject([
      { is_blocked: false, remark_nickname: null },
      [],
      { memo: '' },
    ]);
    await friends.unblock(hidden, stranger);
  });

  it.each([
    ['users', (number: number) => `/api/v1/users/u${number}`],
    ['authors', (number: number) => `/social/api/authors/a${number}`],
  ])(`${GUESSES} ids of %s: only the first few hundred are answered`, { timeout: 120_000 }, async (_kind, toPath) => {
    const limited = await startTestServer({ config: { rateLimitFactor: 1 } });
    onTestFinished(() => limited.close());
    const pages = createFriends(limited);
    const guesser = await pages.person();
    let answered = 0;
    for (let start = 0; start < GUESSES; start += IDS_PER_CALL) {
      const paths = Array.from({ length: IDS_PER_CALL }, (_, index) => toPath(start + index));
      const answers = await Promise.all(paths.map((path) => pages.get(guesser, path)));
      answered += answers.filter(({ status }) => status !== 429).length;
    }
    expect(answered).toBeLessThanOrEqual(600);
  });

  it(`${GUESSES} ids find nobody outside the own groups`, async () => {
    const own = await newGroup(server.services, [stranger]);
    const newest = Number(hidden.id.slice(1));
    const found: string[] = [];
    for (let start = 0; start < GUESSES; start += IDS_PER_CALL) {
      const user_ids = Array.from({ length: IDS_PER_CALL }, (_, index) => `u${newest + 5000 - start - index}`).filter(
        (id) => /^u\d+$/.test(id),
      );
      if (user_ids.length === 0) break;
      const { json } = await friends.post(stranger, `/api/v1/groups/${own}/members/ids`, { user_ids });
      found.push(...(json.result ?? []).map(({ id }: { id: string }) => id));
    }
    expect(found.filter((id) => id !== stranger.id)).toEqual([]);
  });

  it('by name or part of an account ID finds nobody, and the exact one of a hidden user neither', async () => {
    const guesser = await friends.person();
    const guesses = Array.from({ length: CONTACT_SEARCHES_PER_HOUR }, (_, index) => `${username.slice(0, 6)}${index}x`);
    for (const guess of guesses) expect((await friends.search(guesser, guess)).json.result).toEqual([]);
    expect((await friends.search(guesser, username)).json).toMatchObject({ error: 'api.body.param_invalid.contact' });
  });

  it(
    `${GUESSES} names: a user who blocks the guesser answers like nobody, in status, body and headers`,
    {
      timeout: 60_000,
    },
    async () => {
      const guesser = await friends.person();
      const name = `blocker${randomInt(1000, 10_000)}`;
      const blocker = await friends.person({ username: name });
      await friends.block(blocker, guesser);
      const names = Array.from({ length: GUESSES }, (_, index) => `guess${index.toString(36)}x1`);
      names[randomInt(GUESSES)] = name;
      const answers = new Map<string, number>();
      for (let start = 0; start < GUESSES; start += IDS_PER_CALL)
        await Promise.all(
          names.slice(start, start + IDS_PER_CALL).map(async (guess) => {
            const answer = describeAnswer(await friends.search(guesser, guess));
            answers.set(answer, (answers.get(answer) ?? 0) + 1);
          }),
        );
      expect([...answers.values()]).toEqual([GUESSES]);
    },
  );
});
