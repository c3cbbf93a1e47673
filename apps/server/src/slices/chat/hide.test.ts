import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let anna: TestUser;
let bo: TestUser;
let groupId: string;

beforeAll(async () => {
  anna = await createTestUser(server.services);
  bo = await createTestUser(server.services);
  groupId = await createTestGroup(server.services, [anna, bo]);
});

const hide = (who: TestUser, id: string) => chat.post(who, `/api/v1/messages/${id}/hide`);
const textsOf = async (who: TestUser): Promise<string[]> =>
  (await chat.get(who, `/api/v2/groups/${groupId}/messages`)).json.result.map(({ text }: { text: string }) => text);
const lastOf = async (who: TestUser): Promise<string> => {
  const { result } = (await chat.get(who, '/api/v1/users/groups')).json;
  return result.find(({ id }: { id: string }) => id === groupId).last_message.text;
};

describe('hiding a message', () => {
  it('removes it from history, list, search and pins of this user only, and tells this user’s devices', async () => {
    const kept = await chat.send(anna, groupId, 'kept');
    const hidden = await chat.send(anna, groupId, 'embarrassing');
    const { client: forBo } = await openReadyEventStreamTestClient(server.port, bo);
    const { client: forAnna } = await openReadyEventStreamTestClient(server.port, anna);
    expect(formatTestResponseCode(await hide(bo, hidden.id))).toBe('200 ok');
    expect((await forBo.nextEvent('message_hidden')).event).toEqual({
      type: 'message_hidden',
      group_id: groupId,
      message_id: hidden.id,
      seq: hidden.seq,
    });
    expect((await forBo.nextEvent('group')).event.group.last_message?.id).toBe(kept.id);
    expect([await textsOf(bo), await textsOf(anna)]).toEqual([
      expect.not.arrayContaining(['embarrassing']),
      expect.arrayContaining(['kept', 'embarrassing']),
    ]);
    expect([await lastOf(bo), await lastOf(anna)]).toEqual(['kept', 'embarrassing']);
    const search = (who: TestUser) => chat.get(who, `/api/v2/groups/${groupId}/messages/search?text=embarrassing`);
    expect((await search(bo)).json.result.list).toEqual([]);
    expect((await search(anna)).json.result.list).toHaveLength(1);
    expect(formatTestResponseCode(await chat.get(bo, `/api/v1/groups/${groupId}/messages/${hidden.id}`))).toBe(
      '404 api.data_not_exist',
    );
    // Changes of the message no longer reach this user; the other user's stream has had nothing before them.
    await chat.post(anna, `/api/v1/messages/${hidden.id}/emojis`, { emoji: '👍' });
    expect((await forAnna.nextEvent('message_update')).event.message.id).toBe(hidden.id);
    await chat.send(anna, groupId, 'next');
    expect((await forBo.nextEvent('message')).event.message.text).toBe('next');
    await Promise.all([forBo.close(), forAnna.close()]);
  });

  it('succeeds again, also at the same time', async () => {
    const { id } = await chat.send(anna, groupId);
    const answers = await Promise.all([hide(bo, id), hide(bo, id), hide(bo, id)]);
    expect(answers.map(formatTestResponseCode)).toEqual(['200 ok', '200 ok', '200 ok']);
    expect(formatTestResponseCode(await hide(bo, id))).toBe('200 ok');
    const { block_user_ids: ids } = await server.services.db
      .selectFrom('messages')
      .select('block_user_ids')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ids).toEqual([bo.id]);
  });

  it('is refused to users who cannot see the message', async () => {
    const { id } = await chat.send(anna, groupId);
    expect(formatTestResponseCode(await hide(await createTestUser(server.services), id))).toBe(
      '404 api.data_not_exist',
    );
  });
});
