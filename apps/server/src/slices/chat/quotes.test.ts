import { beforeAll, describe, expect, it } from 'vitest';
import {
  openReadyEventStreamTestClient,
  openEventStreamTestClient,
  type EventStreamTestClient,
} from '../../platform/events/test-client.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestGroup, createTestUser, createTestUsers, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const SECRET = 'the first line of all';

const { server, chat } = useChatTestServer();
let owner: TestUser;
let member: TestUser;

beforeAll(async () => {
  [owner, member] = await createTestUsers(server.services, ['Owner', 'Member']);
});

const reply = (who: TestUser, msgId: string, text = 'an answer', cid = createTestCid()) =>
  chat.post(who, `/api/v1/messages/${msgId}/thread`, { type: 'text', text, cid });
const clear = (who: TestUser, groupId: string) => chat.post(who, `/api/v1/groups/${groupId}/clear`);

/** A group in which the member has cleared the owner's message; tests reply to it afterwards. */
async function newClearedGroup() {
  const groupId = await createTestGroup(server.services, [owner, member]);
  const first = await chat.send(owner, groupId, SECRET);
  await clear(member, groupId);
  return { groupId, first };
}

describe('thread_id', () => {
  it('is refused as a field of a new message, so no message of another group is quoted', async () => {
    const foreign = await createTestGroup(server.services, [owner]);
    const { id: thread_id } = await chat.send(owner, foreign, SECRET);
    const group_id = await createTestGroup(server.services, [member]);
    const answer = await chat.sending(member, { group_id, text: 'hello', thread_id });
    expect(formatTestResponseCode(answer)).toBe('400 api.body.param_invalid.thread_id');
  });

  it('quotes nothing if the row refers to a message of another group', async () => {
    const foreign = await createTestGroup(server.services, [owner]);
    const { id: thread_id } = await chat.send(owner, foreign, SECRET);
    const groupId = await createTestGroup(server.services, [member]);
    const { id } = await chat.send(member, groupId);
    await server.services.db.updateTable('messages').set({ thread_id }).where('id', '=', id).execute();
    expect((await chat.get(member, `/api/v1/groups/${groupId}/messages/${id}`)).json.result.thread).toBeUndefined();
  });
});

describe('quotes of a message that a reader has cleared', () => {
  it('are left out of history, search, single messages, the chat list and the group', async () => {
    const { groupId, first } = await newClearedGroup();
    const { id } = (await reply(owner, first.id)).json.result;
    const paths = [
      `/api/v2/groups/${groupId}/messages`,
      `/api/v2/groups/${groupId}/messages?direction=around&msg_id=${id}`,
      `/api/v1/groups/${groupId}/messages/${id}`,
      `/api/v1/groups/${groupId}/messages/at?date=2026-01-01T00:00:00Z`,
      `/api/v2/groups/${groupId}/messages/search?text=answer`,
      `/api/v1/messages/search?text=answer`,
      `/api/v1/groups/${groupId}`,
      `/api/v1/users/groups`,
    ];
    for (const path of paths) {
      const [seen, unseen] = [await chat.get(owner, path), await chat.get(member, path)];
      const found = [seen.text.includes(SECRET), unseen.text.includes(SECRET), unseen.text.includes('an answer')];
      expect([path, ...found]).toEqual([path, true, false, true]);
    }
  });

  it('are left out of answers to reacting, of pins and of the system message of a pin', async () => {
    const { groupId, first } = await newClearedGroup();
    await chat.post(owner, `/api/v1/groups/${groupId}/pins`, { msg_id: first.id });
    const { id } = (await reply(owner, first.id)).json.result;
    const answers = [
      await chat.post(member, `/api/v1/messages/${id}/emojis`, { emoji: '👍' }),
      await chat.remove(member, `/api/v1/messages/${id}/emojis?emoji=%F0%9F%91%8D`),
      await chat.get(member, `/api/v1/groups/${groupId}/pins`),
      await chat.get(member, `/api/v2/groups/${groupId}/messages`),
    ];
    expect(answers.map(({ status, text }) => [status, text.includes(SECRET)])).toEqual(answers.map(() => [200, false]));
  });

  it('are left out of events, live and replayed, for this reader only', async () => {
    const { first } = await newClearedGroup();
    const { client, last } = await openReadyEventStreamTestClient(server.port, member);
    const { client: other } = await openReadyEventStreamTestClient(server.port, owner);
    const { id } = (await reply(owner, first.id)).json.result;
    const readReply = async (reader: EventStreamTestClient) =>
      (await reader.nextEvent('message', ({ message }) => message.id === id)).event.message;
    expect((await readReply(other)).thread).toMatchObject({ text: SECRET });
    const message = await readReply(client);
    expect([message.thread_id, message.thread]).toEqual([first.id, undefined]);
    await Promise.all([client.close(), other.close()]);
    const again = await openEventStreamTestClient(server.port, member, { last });
    expect((await readReply(again)).thread).toBeUndefined();
    await again.close();
  });
});

describe('a reply', () => {
  it('is refused if its sender cannot see the message', async () => {
    const { groupId, first } = await newClearedGroup();
    expect(formatTestResponseCode(await reply(member, first.id))).toBe('404 api.data_not_exist');
    const stranger = await createTestUser(server.services);
    expect(formatTestResponseCode(await reply(stranger, first.id))).toBe('404 api.data_not_exist');
    expect((await reply(owner, first.id)).json.result).toMatchObject({ group_id: groupId, thread: { text: SECRET } });
  });

  it('sent again after its sender was removed returns the stored message without quote and reactions', async () => {
    const groupId = await createTestGroup(server.services, [owner, member]);
    const first = await chat.send(owner, groupId, SECRET);
    const body = { type: 'text', group_id: groupId, text: 'mine', cid: createTestCid() };
    const { id } = (await chat.post(member, '/api/v1/messages', body)).json.result;
    await server.services.db.updateTable('messages').set({ thread_id: null }).where('id', '=', id).execute();
    await chat.post(owner, `/api/v1/messages/${id}/emojis`, { emoji: '👍' });
    await server.services.db
      .deleteFrom('members')
      .where('user_id', '=', member.id)
      .where('group_id', '=', groupId)
      .execute();
    const again = await chat.post(member, '/api/v1/messages', body);
    expect(again.json.result).toMatchObject({ id, text: 'mine', emojis: [] });
    expect(formatTestResponseCode(await reply(member, first.id))).toBe('404 api.data_not_exist');
  });
});
