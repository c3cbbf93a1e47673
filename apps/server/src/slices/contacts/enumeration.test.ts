import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { Toggle } from '@quintet/api/enums';
import { CONTACT_SEARCHES_PER_HOUR } from '@quintet/domain/limits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { createFriendTestClient, toComparableTestResponse } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);

const GUESSES = 10_000;
const GUESSED_NAMES = 1000;
const IDS_PER_CALL = 100;
/** Few enough to be sent within the minute that the limit counts. */
const GUESSES_A_MINUTE = 1000;

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
afterAll(() => agent.destroy());

/** Sends all guesses and counts the equal answers, by all that a guesser can compare. */
async function countAnswers(server: TestServer, who: TestUser, paths: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const guess = async (path: string): Promise<void> => {
    const response = await server.call('GET', path, { host: 'gu.localhost', token: who.token, agent });
    const answer = response.status === 429 ? '429' : toComparableTestResponse(response);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  };
  for (let start = 0; start < paths.length; start += IDS_PER_CALL)
    await Promise.all(paths.slice(start, start + IDS_PER_CALL).map(guess));
  return counts;
}

/** What everybody sees on a user's page, guests included (spec §6), and the caller's own relation to the user. */
const PUBLIC_FIELDS = ['id', 'nickname', 'avatar', 'avatar_thumbnail', 'introduction', 'social_author_id'];
const OWN_FIELDS = ['is_contact', 'is_blocked', 'remark_nickname', 'account_cancelled'];

describe('guessing users', () => {
  let hidden: TestUser;
  let stranger: TestUser;
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
    await createTestGroup(server.services, [hidden, await friends.person()]);
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
  ])(
    `${GUESSES_A_MINUTE} ids of %s at once: only the first few hundred are answered`,
    { timeout: 30_000 },
    async (_kind, toPath) => {
      const limited = await startTestServer({ config: { rateLimitFactor: 1 } });
      onTestFinished(() => limited.close());
      const guesser = await createTestUser(limited.services);
      const urls = Array.from({ length: GUESSES_A_MINUTE }, (_, number) => toPath(number));
      const answered = GUESSES_A_MINUTE - ((await countAnswers(limited, guesser, urls)).get('429') ?? 0);
      expect(answered).toBeLessThanOrEqual(600);
    },
  );

  it(`${GUESSES} ids find nobody outside the own groups`, async () => {
    const own = await createTestGroup(server.services, [stranger]);
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

  it(`${GUESSED_NAMES} names: blocking, cancelled and suspended users answer like nobody`, async () => {
    const guesser = await friends.person();
    const names = Array.from({ length: GUESSED_NAMES }, (_, index) => `guess${index.toString(36)}x1`);
    const [blocker, gone] = await Promise.all([17, 900].map((index) => friends.person({ username: names[index]! })));
    await friends.person({ username: names[170]!, status: 2 });
    await friends.block(blocker!, guesser);
    await friends.cancel(gone!);
    const urls = names.map((name) => `/v1/contacts/search?contact=${name}`);
    expect([...(await countAnswers(server, guesser, urls)).values()]).toEqual([GUESSED_NAMES]);
  });
});
