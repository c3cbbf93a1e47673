import { beforeAll, describe, expect, it } from 'vitest';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let anna: TestUser;
let bo: TestUser;
let groupId: string;
let said: { id: string }[];

beforeAll(async () => {
  [anna, bo] = [await createTestUser(server.services), await createTestUser(server.services)];
  groupId = await createTestGroup(server.services, [anna, bo]);
  said = [];
  for (let count = 0; count < 24; count += 1)
    said.push(await chat.send(count % 2 ? anna : bo, groupId, `said ${count}`));
});

const report = (body: object) => chat.post(anna, '/api/v1/users/report', { user_id: bo.id, reason: 3, ...body });
const kept = async () => {
  const [row] = await server.services.db
    .selectFrom('user_reports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return { ids: row!.msg_ids, texts: (row!.evidence as { text: string }[]).map(({ text }) => text) };
};
const texts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `said ${first + index}`);

describe('a report', () => {
  it('stores copies of a reported message and its nine nearest messages', async () => {
    expect((await report({ group_id: groupId, msg_id: said[10]!.id })).json.result).toBe(true);
    await chat.remove(bo, `/api/v1/messages/${said[10]!.id}`);
    expect((await kept()).texts).toEqual(texts(6, 15));
    await report({ group_id: groupId, msg_id: said[23]!.id });
    expect((await kept()).texts).toEqual(texts(14, 23));
  });

  it('stores the latest ten messages of a reported user, or each given message with its nine nearest, merged', async () => {
    await report({ group_id: groupId });
    expect((await kept()).texts).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20, 22].map((n) => `said ${n}`).with(3, null!));
    await report({ group_id: groupId, msg_ids: [said[23]!.id, said[17]!.id] });
    expect((await kept()).texts).toEqual(texts(13, 23));
  });

  it('copies what its preview has shown, without later messages', async () => {
    const group = await createTestGroup(server.services, [anna, bo]);
    for (let count = 0; count < 12; count += 1) await chat.send(bo, group, `said ${count}`);
    const target = { group_id: group, user_id: bo.id };
    const preview = async (body: object) =>
      (await chat.post(anna, '/api/v1/users/report/preview', body)).json.result as { text: string; seq: number }[];
    const shown = await preview(target);
    expect(shown.map(({ text }) => text)).toEqual(texts(2, 11));
    await chat.send(bo, group, 'said later');
    await report({ group_id: group, up_to: shown.at(-1)!.seq });
    expect((await kept()).texts).toEqual(texts(2, 11));
    const { id } = await chat.send(anna, group, 'my own');
    expect((await preview({ ...target, msg_ids: [id] })).at(-1)).toMatchObject({ id });
  });

  it('stores the given messages also without a group_id', async () => {
    await report({ msg_ids: [said[23]!.id, said[17]!.id] });
    expect((await kept()).texts).toEqual(texts(13, 23));
    await report({ msg_id: said[23]!.id });
    expect((await kept()).texts).toEqual(texts(14, 23));
    await report({});
    expect(await kept()).toEqual({ ids: [], texts: [] });
  });

  it('stores the latest ten messages of a reported group', async () => {
    expect((await chat.post(anna, `/api/v1/groups/${groupId}/report`, { reason: 1, text: 'spam' })).status).toBe(200);
    const [row] = await server.services.db.selectFrom('group_reports').selectAll().execute();
    expect(row).toMatchObject({ reporter_id: anna.id, group_id: groupId, reason: 1, text: 'spam' });
    expect(row!.msg_ids).toEqual(said.slice(14).map(({ id }) => id));
  });

  it('is refused for messages that the reporter cannot see', async () => {
    const other = await createTestGroup(server.services, [bo]);
    const hidden = await chat.send(bo, other);
    expect(formatTestResponseCode(await report({ group_id: other, msg_id: hidden.id }))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await report({ group_id: groupId, msg_id: hidden.id }))).toBe(
      '400 api.body.param_invalid.msg_id',
    );
    expect(formatTestResponseCode(await report({ group_id: groupId, msg_ids: [hidden.id] }))).toBe(
      '400 api.body.param_invalid.msg_ids',
    );
    expect(formatTestResponseCode(await report({ msg_ids: [said[0]!.id, hidden.id] }))).toBe(
      '400 api.body.param_invalid.msg_ids',
    );
    expect(formatTestResponseCode(await report({ msg_id: hidden.id }))).toBe('400 api.body.param_invalid.msg_id');
    expect(formatTestResponseCode(await chat.post(anna, `/api/v1/groups/${other}/report`, { reason: 1 }))).toBe(
      '403 api.forbidden',
    );
  });
});
