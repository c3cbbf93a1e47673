import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, createTestUsers, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let owner: TestUser;
let member: TestUser;

beforeAll(async () => {
  [owner, member] = await createTestUsers(server.services, ['Owner', 'Member']);
});

const path = (groupId: string) => `/api/v1/groups/${groupId}/pins`;
const pin = (who: TestUser, groupId: string, msg_id: string) => chat.post(who, path(groupId), { msg_id });
const list = async (who: TestUser, groupId: string) =>
  (await chat.get(who, path(groupId))).json.result.map(({ id }: { id: string }) => id);

describe('pins', () => {
  it('are at most five, newest first, and each sends an event and a system message', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const { client } = await openReadyEventStreamTestClient(server.port, member);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await chat.send(owner, groupId)).id);
    for (const id of ids.slice(0, 5)) expect((await pin(owner, groupId, id)).status).toBe(200);
    expect(formatTestResponseCode(await pin(owner, groupId, ids[0]!))).toBe('409 api.data_exist');
    expect(formatTestResponseCode(await pin(owner, groupId, ids[5]!))).toBe('400 api.too_much');
    expect(await list(member, groupId)).toEqual(ids.slice(0, 5).reverse());

    const { pins } = (await client.nextEvent('pins')).event;
    // The event shows the pins as they are at delivery.
    const first = pins.at(-1)!;
    expect([first.id, typeof first.pin_at]).toEqual([ids[0], 'string']);
    const { result } = (await chat.get(member, `/api/v2/groups/${groupId}/messages?limit=1`)).json;
    expect(result[0]).toMatchObject({ type: 'message_pin', user_id: owner.id, target_id: ids[4] });
    expect(result[0].thread).toMatchObject({ id: ids[4], type: 'text' });

    const left = (await chat.remove(owner, `${path(groupId)}/${ids[4]}`)).json.result;
    expect(left.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 4).reverse());
    expect((await pin(owner, groupId, ids[5]!)).status).toBe(200);
    await client.close();
  });

  it('are at most five under concurrent requests', async () => {
    const groupId = await createTestGroup(server.services, [owner]);
    const ids = await Promise.all(Array.from({ length: 9 }, async () => (await chat.send(owner, groupId)).id));
    const answers = await Promise.all(ids.map((id) => pin(owner, groupId, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await list(owner, groupId)).toHaveLength(5);
  });

  it('are allowed for owner and admins, and for both users of a direct message', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const { id } = await chat.send(owner, groupId);
    expect(formatTestResponseCode(await pin(member, groupId, id))).toBe('403 api.forbidden');
    await pin(owner, groupId, id);
    expect(formatTestResponseCode(await chat.remove(member, `${path(groupId)}/${id}`))).toBe('403 api.forbidden');
    const direct = await chat.openDirect(owner, member.id);
    const said = await chat.send(owner, direct);
    expect((await pin(member, direct, said.id)).status).toBe(200);
    const stranger = await createTestUser(server.services);
    expect(formatTestResponseCode(await chat.get(stranger, path(direct)))).toBe('403 api.forbidden');
    await chat.post(member, '/api/v1/users/blocks', { block_id: owner.id });
    expect(formatTestResponseCode(await chat.remove(member, `${path(direct)}/${said.id}`))).toBe('403 api.forbidden');
    await chat.remove(member, `/api/v1/users/blocks/${owner.id}`);
  });

  it('refuse messages of other groups and retracted messages', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const other = await createTestGroup(server.services, [owner]);
    const elsewhere = await chat.send(owner, other);
    const gone = await chat.send(owner, groupId);
    await chat.remove(owner, `/api/v1/messages/${gone.id}`);
    expect(formatTestResponseCode(await pin(owner, groupId, elsewhere.id))).toBe('400 api.body.param_invalid.msg_id');
    expect(formatTestResponseCode(await pin(owner, groupId, 'm1'))).toBe('400 api.body.param_invalid.msg_id');
    expect(formatTestResponseCode(await pin(owner, groupId, gone.id))).toBe('400 api.message.retracted');
  });

  it('disappear when their message is retracted, and for members who cleared it', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const first = await chat.send(owner, groupId);
    const second = await chat.send(owner, groupId);
    await pin(owner, groupId, first.id);
    await pin(owner, groupId, second.id);
    await chat.remove(owner, `/api/v1/messages/${first.id}`);
    expect(await list(member, groupId)).toEqual([second.id]);
    const { client } = await openReadyEventStreamTestClient(server.port, member);
    await chat.post(member, `/api/v1/groups/${groupId}/clear`);
    expect((await client.nextEvent('group_cleared')).event).toEqual({
      type: 'group_cleared',
      group_id: groupId,
      seq: 4,
    });
    expect(await list(member, groupId)).toEqual([]);
    const third = await chat.send(owner, groupId);
    await pin(owner, groupId, third.id);
    const told = await client.nextEvent('pins', ({ pins }) => pins.some(({ id }) => id === third.id));
    expect(told.event.pins.map(({ id }) => id)).toEqual([third.id]);
    expect(await list(owner, groupId)).toEqual([third.id, second.id]);
    await client.close();
  });
});

describe('a pin from before an admin cleared the history', () => {
  it('is listed without content to users who may unpin it, and can be unpinned', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const { id } = await chat.send(owner, groupId, 'cleared');
    await pin(owner, groupId, id);
    const { client } = await openReadyEventStreamTestClient(server.port, owner);
    await chat.post(owner, `/api/v1/groups/${groupId}/clear`);
    await chat.post(member, `/api/v1/groups/${groupId}/clear`);
    expect((await chat.get(owner, path(groupId))).json.result).toMatchObject([{ id, is_cleared: true, text: null }]);
    expect(await list(member, groupId)).toEqual([]);
    const second = await chat.send(owner, groupId);
    await pin(owner, groupId, second.id);
    const { event } = await client.nextEvent('pins', ({ pins }) => pins.some((message) => message.id === second.id));
    expect(event.pins.map((message) => [message.id, message.is_cleared])).toEqual([
      [second.id, undefined],
      [id, true],
    ]);
    await client.close();
    await chat.remove(owner, `${path(groupId)}/${second.id}`);
    const answer = await chat.remove(owner, `${path(groupId)}/${id}`);
    expect([formatTestResponseCode(answer), answer.json.result]).toEqual(['200 ok', []]);
    expect(await list(member, groupId)).toEqual([]);
    expect(formatTestResponseCode(await pin(owner, groupId, id))).toBe('400 api.body.param_invalid.msg_id');
  });

  it('cannot be unpinned through another group', async () => {
    const [groupId, other] = [
      await createTestGroup(server.services, [owner]),
      await createTestGroup(server.services, [owner, member]),
    ];
    const { id } = await chat.send(owner, other);
    await pin(owner, other, id);
    expect(formatTestResponseCode(await chat.remove(owner, `${path(groupId)}/${id}`))).toBe(
      '400 api.body.param_invalid.msg_id',
    );
    expect(await list(member, other)).toEqual([id]);
  });
});

describe('clearing the history', () => {
  it('hides all earlier messages from this member only', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    await chat.send(owner, groupId);
    expect((await chat.post(member, `/api/v1/groups/${groupId}/clear`)).json.result).toBe(true);
    expect((await chat.get(member, `/api/v2/groups/${groupId}/messages`)).json.result).toEqual([]);
    expect((await chat.get(member, `/api/v1/groups/${groupId}`)).json.result).toMatchObject({
      unread: 0,
      last_message: null,
    });
    expect((await chat.get(owner, `/api/v2/groups/${groupId}/messages`)).json.result).toHaveLength(1);
    const next = await chat.send(owner, groupId);
    expect((await chat.get(member, `/api/v2/groups/${groupId}/messages`)).json.result).toMatchObject([{ id: next.id }]);
    const stranger = await createTestUser(server.services);
    expect(formatTestResponseCode(await chat.post(stranger, `/api/v1/groups/${groupId}/clear`))).toBe(
      '403 api.forbidden',
    );
  });
});
