import { randomInt } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import { CONTACT_SEARCHES_PER_HOUR } from '@quintet/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { newGroup, type Person } from '../test-world.ts';
import { createFriends } from './test-contacts.ts';

let server: TestServer;
let friends: ReturnType<typeof createFriends>;
beforeAll(async () => {
  server = await startTestServer();
  friends = createFriends(server);
});
afterAll(() => server.close());

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
});
