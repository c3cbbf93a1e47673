import { beforeAll, describe, expect, it } from 'vitest';
import { formatTestResponseCode } from '../test-chat.ts';
import { fillTestGroupHistory } from '../test-history.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let anna: TestUser;
let bo: TestUser;

beforeAll(async () => {
  [anna, bo] = [await createTestUser(server.services), await createTestUser(server.services)];
});

type Query = Record<string, string | number>;
const params = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
const inRoom = (who: TestUser, groupId: string, query: Query) =>
  chat.get(who, `/api/v2/groups/${groupId}/messages/search?${params(query)}`);
const everywhere = (who: TestUser, query: Query) => chat.get(who, `/api/v1/messages/search?${params(query)}`);
const textsOf = ({ json }: Awaited<ReturnType<typeof inRoom>>) =>
  json.result.list.map(({ text }: { text: string }) => text);

/** All pages, by following `next_id`. */
async function allOf(ask: (query: Query) => ReturnType<typeof inRoom>, query: Query): Promise<string[]> {
  const texts: string[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const answer = await ask({ ...query, ...(next && { next_id: next }) });
    texts.push(...textsOf(answer));
    next = answer.json.result.next_id;
  }
  return texts;
}

describe('search in a room', () => {
  it.each([
    ['明天', ['我明天不来', '明天见']],
    ['天', ['天气好', '我明天不来', '明天见']],
    ['天不', ['我明天不来']],
    ['HELLO', ['Hello there', 'ｈｅｌｌｏ 你好']],
    ['o th', ['Hello there']],
    ['é', ['CAFÉ']],
    ['100%_', ['100%_sure']],
    ['e', ['100%_sure', 'Hello there', 'ｈｅｌｌｏ 你好']],
    ['nothing', []],
  ])('finds %j', async (text, expected) => {
    const groupId = await createTestGroup(server.services, [anna, bo]);
    for (const said of ['明天见', '我明天不来', '天气好', 'ｈｅｌｌｏ 你好', 'Hello there', 'CAFÉ', '100%_sure']) {
      await chat.send(bo, groupId, said);
    }
    expect(textsOf(await inRoom(anna, groupId, { text })).sort()).toEqual([...expected].sort());
  });

  it('pages through 100,000 messages, newest first', async () => {
    const groupId = await createTestGroup(server.services, [anna]);
    const texts = Array.from({ length: 100 }, (_, n) => (n % 50 === 7 ? '找到我了' : `随便说说 ${n}`));
    await fillTestGroupHistory(server.services.db, { groupId, userId: anna.id, amount: 100_000, texts });
    const first = await inRoom(anna, groupId, { text: '找到我', limit: 100 });
    expect(textsOf(first)).toHaveLength(100);
    const all = await allOf((query) => inRoom(anna, groupId, query), { text: '到我', limit: 100 });
    const places = all.map((text) => Number(text.split(' ')[1]));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(new Set(places).size).toBe(2000);
  });

  it('filters by type and member', async () => {
    const groupId = await createTestGroup(server.services, [anna, bo]);
    await chat.send(anna, groupId, 'mine');
    await chat.send(bo, groupId, 'yours');
    await chat.sending(anna, { group_id: groupId, type: 'recommand', target_id: bo.id });
    expect(textsOf(await inRoom(bo, groupId, { user_id: bo.id }))).toEqual(['yours']);
    const { list } = (await inRoom(bo, groupId, { type: 'recommand' })).json.result;
    expect(list).toMatchObject([{ type: 'recommand', target_id: bo.id }]);
  });

  it('leaves out retracted and cleared messages and other rooms', async () => {
    const groupId = await createTestGroup(server.services, [anna, bo]);
    const other = await createTestGroup(server.services, [anna]);
    await chat.send(bo, groupId, 'treasure one');
    await chat.send(anna, other, 'treasure elsewhere');
    expect(textsOf(await inRoom(anna, groupId, { text: 'treasure' }))).toEqual(['treasure one']);
    await chat.post(anna, `/api/v1/groups/${groupId}/clear`);
    const gone = await chat.send(bo, groupId, 'treasure two');
    await chat.send(bo, groupId, 'treasure three');
    await chat.remove(bo, `/api/v1/messages/${gone.id}`);
    expect(textsOf(await inRoom(anna, groupId, { text: 'treasure' }))).toEqual(['treasure three']);
    expect(textsOf(await inRoom(bo, groupId, { text: 'treasure' }))).toEqual(['treasure three', 'treasure one']);
    expect(formatTestResponseCode(await inRoom(bo, other, { text: 'treasure' }))).toBe('403 api.forbidden');
  });

  it('requires 1 to 24 characters that are not blank, and its own cursors', async () => {
    const groupId = await createTestGroup(server.services, [anna]);
    for (const text of ['', '  ', 'x'.repeat(25)])
      expect(formatTestResponseCode(await inRoom(anna, groupId, { text }))).toBe('400 api.body.param_invalid.text');
    expect(formatTestResponseCode(await inRoom(anna, groupId, { text: 'x', next_id: '1; drop' }))).toBe(
      '400 api.body.param_invalid.next_id',
    );
    expect(formatTestResponseCode(await everywhere(anna, { text: 'x', next_id: '7' }))).toBe(
      '400 api.body.param_invalid.next_id',
    );
  });
});

describe('search in all rooms', () => {
  it('pages through several blocks in order of time, each message once, also by one letter', async () => {
    const cai = await createTestUser(server.services);
    const { db } = server.services;
    const rooms = await Promise.all([cai, cai, cai].map((owner) => createTestGroup(server.services, [owner])));
    for (const [index, groupId] of rooms.entries()) {
      const texts = [...Array<string>(59 + index).fill('nothing of the kind'), '§ a lantern'];
      await fillTestGroupHistory(db, { groupId, userId: cai.id, amount: 3000 + 1500 * index, texts });
    }
    await chat.post(cai, `/api/v1/groups/${rooms[0]}/clear`);
    await chat.send(cai, rooms[0]!, 'one more § lantern');
    const hits = await db
      .selectFrom('messages')
      .select('text')
      .where('group_id', 'in', rooms)
      .where('text', 'like', '%lantern%')
      .where((eb) => eb.or([eb('group_id', '<>', rooms[0]!), eb('seq', '>', 3000)]))
      .orderBy('create_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const expected = hits.map(({ text }) => text);
    expect(expected.length).toBeGreaterThan(150);
    expect(await allOf((query) => everywhere(cai, query), { text: 'lantern', limit: 40 })).toEqual(expected);
    expect(await allOf((query) => everywhere(cai, query), { text: '§', limit: 100 })).toEqual(expected);
    expect(await allOf((query) => inRoom(cai, rooms[2]!, query), { text: '§', limit: 7 })).toHaveLength(
      Math.floor(6000 / 62),
    );
  });

  it('searches only the user’s rooms, newest first, page by page, each message once', async () => {
    const cai = await createTestUser(server.services);
    const rooms = [await createTestGroup(server.services, [cai]), await createTestGroup(server.services, [cai])];
    const hidden = await createTestGroup(server.services, [anna]);
    await chat.send(anna, hidden, 'lantern hidden');
    const said: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const text = `lantern ${count}`;
      await chat.send(cai, rooms[count % 2]!, text);
      await chat.send(cai, rooms[count % 2]!, 'something else');
      said.unshift(text);
    }
    expect(await allOf((query) => everywhere(cai, query), { text: 'LANTERN', limit: 5 })).toEqual(said);
    expect(textsOf(await everywhere(await createTestUser(server.services), { text: 'lantern' }))).toEqual([]);
  });
});
