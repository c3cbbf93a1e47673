import { randomInt } from 'node:crypto';
import { CONTACT_SEARCHES_PER_HOUR } from '@quintet/domain/limits';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test-server.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser } from '../test-world.ts';
import { createFriendTestClient } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);

const phoneOf = (country: 'CN' | 'IN') =>
  ({ country, phone: `${country === 'CN' ? 139 : 98}${randomInt(1e7, 1e8)}` }) as const;
let count = 0;
const createName = () => `Search${(count += 1)}`;

describe('searching for users', () => {
  it('finds the exact account ID in any case, and never a part', async () => {
    const ann = await friends.person();
    const username = `wren2026${randomInt(1000, 10_000)}`;
    const ben = await friends.person({ username });
    for (const text of [username, username.toUpperCase()])
      expect((await friends.search(ann, text)).json.result).toMatchObject([
        { id: ben.id, username, is_contact: false, is_blocked: false, remark_nickname: null },
      ]);
    expect((await friends.search(ann, username.slice(0, -1))).json.result).toEqual([]);
  });

  it('takes digits as a phone number of the given country, else of the brand’s', async () => {
    const [chinese, indian] = [phoneOf('CN'), phoneOf('IN')];
    const [ben, cat] = [await friends.person(chinese), await friends.person(indian)];
    const [atGu, atMee] = [await friends.person(), await createTestUser(server.services, { brand: 'MEE' })];
    const find = async (...args: Parameters<typeof friends.search>) => {
      const { json } = await friends.search(...args);
      return json.error ?? json.result.map(({ id }: { id: string }) => id);
    };
    expect(await find(atGu, chinese.phone)).toEqual([ben.id]);
    expect(await find(atMee, chinese.phone, 'CN')).toEqual([ben.id]);
    expect(await find(atMee, indian.phone)).toEqual([cat.id]);
    expect(await find(atMee, `0${indian.phone}`)).toEqual([cat.id]);
    expect(await find(atGu, indian.phone)).not.toEqual([cat.id]);
    expect(await find(atGu, phoneOf('CN').phone)).toEqual([]);
  });

  it('by phone shows no account ID, but to friends and to those who may add from a group', async () => {
    const contact = phoneOf('CN');
    const ben = await friends.person(contact);
    const [ann, cat, owner] = [await friends.person(), await friends.person(), await friends.person()];
    await friends.add(cat, ben);
    await createTestGroup(server.services, [owner, ben, ann]);
    const seen = await Promise.all([ann, cat, owner].map((who) => friends.search(who, contact.phone)));
    const names = seen.map(({ json }) => json.result[0].username);
    expect(names).toEqual([null, expect.any(String), expect.any(String)]);
    const profiles = await Promise.all([ann, cat, owner].map((who) => friends.get(who, `/api/v1/users/${ben.id}`)));
    expect(profiles.map(({ json }) => json.result.username)).toEqual(names);
    expect(seen.map(({ text }) => text).join('')).not.toContain(contact.phone);
  });

  it('gives the answers of the catalogue for users who do not want to be found, except to friends', async () => {
    const contact = phoneOf('CN');
    const username = createName();
    const ben = await friends.person({ ...contact, username });
    const [ann, cat] = await friends.pair();
    await friends.add(cat, ben);
    const set = (fields: object) => friends.put(ben, '/api/v1/users/me', fields);
    expect((await set({ findable_by_id: 2 })).json.result).toMatchObject({ findable_by_id: 2, findable_by_phone: 1 });
    expect(formatTestResponseCode(await friends.search(ann, username))).toBe('400 api.body.param_invalid.contact');
    expect(formatTestResponseCode(await friends.search(ann, contact.phone))).toBe('200 ok');
    await set({ findable_by_id: 1, findable_by_phone: 2 });
    expect(formatTestResponseCode(await friends.search(ann, username))).toBe('200 ok');
    expect(formatTestResponseCode(await friends.search(ann, contact.phone))).toBe('403 api.operation_deny');
    await set({ findable_by_id: 2 });
    for (const text of [username, contact.phone])
      expect((await friends.search(cat, text)).json.result).toMatchObject([{ id: ben.id, is_contact: true }]);
  });

  it('names oneself; a blocking, cancelled or suspended user is not found', async () => {
    const [self, blocker, leaver, suspended] = [createName(), createName(), createName(), createName()];
    const ann = await friends.person({ username: self });
    const ben = await friends.person({ username: blocker });
    const cat = await friends.person({ username: leaver });
    await friends.person({ username: suspended, status: 2 });
    await friends.block(ben, ann);
    await friends.cancel(cat);
    expect(formatTestResponseCode(await friends.search(ann, self))).toBe('400 api.contact.self');
    for (const text of [blocker, leaver, suspended]) expect((await friends.search(ann, text)).json.result).toEqual([]);
    expect((await friends.search(ben, self)).json.result).toMatchObject([{ id: ann.id, is_blocked: true }]);
  });

  it.each(['wren', 'wrenwren', '123', 'wren 2026', '%%%%%%1', ' '])('refuses %j', async (text) => {
    expect(formatTestResponseCode(await friends.search(await friends.person(), text))).toBe(
      '400 api.body.param_invalid.contact',
    );
  });

  it('is limited by the hour', async () => {
    const limited = await startTestServer({ config: { rateLimitFactor: 1 } });
    const ann = await createTestUser(limited.services);
    const { search } = createFriendTestClient(limited);
    const texts = Array.from({ length: CONTACT_SEARCHES_PER_HOUR + 1 }, () => createName());
    const answers = (await Promise.all(texts.map((text) => search(ann, text)))).map(formatTestResponseCode);
    expect(answers.filter((answer) => answer === '200 ok')).toHaveLength(CONTACT_SEARCHES_PER_HOUR);
    expect(answers.filter((answer) => answer === '429 api.too_many_requests')).toHaveLength(1);
    await limited.close();
  });
});
