import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { runTransaction } from '../../base/database/transaction.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let anna: TestUser;
let bo: TestUser;
let stranger: TestUser;
let groupId: string;

beforeAll(async () => {
  anna = await createTestUser(server.services, { nickname: 'Anna' });
  bo = await createTestUser(server.services, { nickname: 'Bo' });
  stranger = await createTestUser(server.services);
  groupId = await createTestGroup(server.services, [anna, bo]);
});

const path = (id: string) => `/api/v1/messages/${id}/emojis`;
const add = (who: TestUser, id: string, emoji: string) => chat.post(who, path(id), { emoji });
const removeEmoji = (who: TestUser, id: string, emoji: string) =>
  chat.remove(who, `${path(id)}?emoji=${encodeURIComponent(emoji)}`);

describe('reactions', () => {
  it('are listed without waiting for the group’s lock', async () => {
    const { id } = await chat.send(anna, groupId);
    await add(anna, id, '👍');
    const isLocked = Promise.withResolvers<void>();
    const isListed = Promise.withResolvers<void>();
    const adding = runTransaction(server.services.db, async (trx) => {
      // If the reader waited for the lock, this test would never end.
      await sql`set local idle_in_transaction_session_timeout = '5s'`.execute(trx);
      await trx.selectFrom('groups').select('id').where('id', '=', groupId).forUpdate().execute();
      isLocked.resolve();
      await isListed.promise;
    });
    await isLocked.promise;
    expect((await chat.get(bo, path(id))).json.result).toMatchObject([{ emoji: '👍', users: [{ id: anna.id }] }]);
    isListed.resolve();
    await adding;
  });

  it('are counted, sent to each reader with their own `is_mine`, and removed', async () => {
    const { id } = await chat.send(anna, groupId);
    const { client: forAnna } = await openReadyEventStreamTestClient(server.port, anna);
    const { client: forBo } = await openReadyEventStreamTestClient(server.port, bo);
    const counted = [{ emoji: '👍🏽', count: 1, is_mine: true }];
    expect((await add(bo, id, '👍🏽')).json.result.emojis).toEqual(counted);
    expect((await forBo.nextEvent('message_update')).event.message.emojis).toEqual(counted);
    expect((await forAnna.nextEvent('message_update')).event.message.emojis).toEqual([
      { emoji: '👍🏽', count: 1, is_mine: false },
    ]);
    await add(anna, id, '👍🏽');
    await add(anna, id, '❤️');
    const { result } = (await chat.get(bo, `/api/v2/groups/${groupId}/messages`)).json;
    expect(result.at(-1).emojis).toEqual([
      { emoji: '👍🏽', count: 2, is_mine: true },
      { emoji: '❤️', count: 1, is_mine: false },
    ]);
    await chat.put(bo, `/api/v1/users/nicknames/${anna.id}`, { nickname: 'my A' });
    expect((await chat.get(bo, path(id))).json.result).toMatchObject([
      { emoji: '👍🏽', users: [{ id: bo.id }, { id: anna.id, nickname: 'my A' }] },
      { emoji: '❤️', users: [{ nickname: 'my A' }] },
    ]);
    expect((await removeEmoji(bo, id, '👍🏽')).json.result.emojis).toMatchObject([{ count: 1 }, { count: 1 }]);
    await Promise.all([forAnna.close(), forBo.close()]);
  });

  it('count once when the same user sends the same emoji again or concurrently', async () => {
    const { id } = await chat.send(anna, groupId);
    await Promise.all(Array.from({ length: 10 }, () => add(bo, id, '🎉')));
    expect((await chat.get(bo, path(id))).json.result).toMatchObject([{ emoji: '🎉', users: [{ id: bo.id }] }]);
  });

  it.each(['', 'x', '1', '👍👍', '<b>', '👍 '])('refuse %j', async (emoji) => {
    const { id } = await chat.send(anna, groupId);
    expect(formatTestResponseCode(await add(bo, id, emoji))).toBe('400 api.body.param_invalid.emoji');
  });

  it('are limited to twenty different emojis on a message', async () => {
    const { id } = await chat.send(anna, groupId);
    const kinds = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(0x1f600 + index));
    for (const emoji of kinds) expect((await add(bo, id, emoji)).status).toBe(200);
    expect(formatTestResponseCode(await add(bo, id, '🎉'))).toBe('400 api.too_much');
    expect((await add(anna, id, kinds[0]!)).status).toBe(200);
  });

  it('are refused to strangers and users on the blacklist, and on retracted messages', async () => {
    const { id } = await chat.send(anna, groupId);
    expect(formatTestResponseCode(await add(stranger, id, '🎉'))).toBe('404 api.data_not_exist');
    expect(formatTestResponseCode(await chat.get(stranger, path(id)))).toBe('404 api.data_not_exist');
    await server.services.db.insertInto('group_blocks').values({ group_id: groupId, user_id: bo.id }).execute();
    expect(formatTestResponseCode(await add(bo, id, '🎉'))).toBe('403 api.forbidden');
    await server.services.db.deleteFrom('group_blocks').execute();
    await add(bo, id, '🎉');
    expect((await chat.remove(anna, `/api/v1/messages/${id}`)).json.result.emojis).toEqual([]);
    expect(formatTestResponseCode(await add(bo, id, '🎉'))).toBe('400 api.message.retracted');
  });
});
