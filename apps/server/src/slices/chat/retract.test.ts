import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';

const { server, chat } = useChatTestServer();
let owner: TestUser;
let admin: TestUser;
let bo: TestUser;
let cai: TestUser;
let stranger: TestUser;
let groupId: string;

beforeAll(async () => {
  [owner, admin, bo, cai, stranger] = (await Promise.all(
    Array.from({ length: 5 }, () => createTestUser(server.services)),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser];
  groupId = await createTestGroup(server.services, [owner, admin, bo, cai]);
  await server.services.db.updateTable('members').set({ role: 'admin' }).where('user_id', '=', admin.id).execute();
});

const retract = (who: TestUser, id: string) => chat.remove(who, `/api/v1/messages/${id}`);

describe('retracting', () => {
  it('empties the message, keeps its seq, and notifies the group', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, cai);
    const sent = await chat.send(bo, groupId, 'a secret');
    const { json } = await retract(bo, sent.id);
    const retracted = {
      id: sent.id,
      seq: sent.seq,
      type: 'text_retracted',
      user_id: bo.id,
      target_id: bo.id,
      text: null,
    };
    expect(json.result).toMatchObject({ ...retracted, cid: sent.cid });
    expect(Date.parse(json.result.update_at)).toBeGreaterThanOrEqual(Date.parse(sent.update_at));
    expect((await client.nextEvent('message_update')).event.message).toMatchObject(retracted);
    const { result } = (await chat.get(cai, `/api/v2/groups/${groupId}/messages`)).json;
    expect(JSON.stringify(result)).not.toContain('a secret');
    expect(result.at(-1)).toMatchObject(retracted);
    await client.close();
  });

  it('is allowed for the sender, and in a group for owner and admins', async () => {
    const said = await chat.send(bo, groupId);
    expect(formatTestResponseCode(await retract(cai, said.id))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await retract(stranger, said.id))).toBe('404 api.data_not_exist');
    expect((await retract(admin, said.id)).json.result).toMatchObject({ user_id: admin.id, target_id: bo.id });
    const other = await chat.send(admin, groupId);
    expect((await retract(owner, other.id)).json.result).toMatchObject({ user_id: owner.id, target_id: admin.id });
    const direct = await chat.openDirect(bo, cai.id);
    const personal = await chat.send(bo, direct);
    expect(formatTestResponseCode(await retract(cai, personal.id))).toBe('403 api.forbidden');
  });

  it('repeated changes nothing, also concurrently by another user', async () => {
    const said = await chat.send(bo, groupId);
    const answers = await Promise.all([bo, admin, owner, bo, admin].map((who) => retract(who, said.id)));
    expect(
      new Set(answers.map(({ status, json }) => `${status} ${json.result.user_id} ${json.result.update_at}`)).size,
    ).toBe(1);
  });

  it('keeps the sender’s cid: sending it again returns the retracted message', async () => {
    const cid = createTestCid();
    await chat.sending(admin, { group_id: groupId, text: 'mine', cid });
    const sent = (await chat.sending(bo, { group_id: groupId, text: 'theirs', cid })).json.result;
    expect((await retract(admin, sent.id)).status).toBe(200);
    const again = await chat.sending(bo, { group_id: groupId, text: 'theirs', cid });
    expect(again.json.result).toMatchObject({ id: sent.id, type: 'text_retracted' });
  });

  it('is refused for system messages', async () => {
    const said = await chat.send(bo, groupId);
    await chat.post(owner, `/api/v1/groups/${groupId}/pins`, { msg_id: said.id });
    const { result } = (await chat.get(owner, `/api/v2/groups/${groupId}/messages?limit=1`)).json;
    expect(result[0].type).toBe('message_pin');
    expect(formatTestResponseCode(await retract(owner, result[0].id))).toBe('403 api.forbidden');
    await chat.remove(owner, `/api/v1/groups/${groupId}/pins/${said.id}`);
  });
});

describe('a reply', () => {
  const reply = (who: TestUser, id: string, body: object = {}) =>
    chat.post(who, `/api/v1/messages/${id}/thread`, { type: 'text', text: 'yes', cid: createTestCid(), ...body });

  it('quotes the current state of the message it answers', async () => {
    const asked = await chat.send(bo, groupId, 'coming?');
    const { result } = (await reply(cai, asked.id)).json;
    expect(result).toMatchObject({ text: 'yes', thread_id: asked.id, thread: { text: 'coming?', user_id: bo.id } });
    await retract(bo, asked.id);
    const { json } = await chat.get(cai, `/api/v1/groups/${groupId}/messages/${result.id}`);
    expect(json.result.thread).toMatchObject({ id: asked.id, type: 'text_retracted', text: null });
  });

  it('sent repeatedly is stored once, and its cid cannot be used for another message', async () => {
    const asked = await chat.send(bo, groupId);
    const cid = createTestCid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reply(cai, asked.id, { cid })));
    expect(new Set(answers.map(({ json }) => json.result.id)).size).toBe(1);
    expect(formatTestResponseCode(await chat.sending(cai, { group_id: groupId, text: 'x', cid }))).toBe(
      '400 api.body.param_invalid.cid',
    );
  });

  it('is refused to retracted messages, for other types, and without access or permission', async () => {
    const asked = await chat.send(bo, groupId);
    expect(formatTestResponseCode(await reply(stranger, asked.id))).toBe('404 api.data_not_exist');
    expect(formatTestResponseCode(await reply(bo, asked.id, { text: 'https://example.com/x' }))).toBe(
      '400 api.comment.has_hyperlink',
    );
    expect(formatTestResponseCode(await reply(bo, asked.id, { type: 'image' }))).toBe(
      '400 api.body.param_invalid.type',
    );
    await retract(bo, asked.id);
    expect(formatTestResponseCode(await reply(cai, asked.id))).toBe('400 api.message.retracted');
    await server.services.db.insertInto('group_blocks').values({ group_id: groupId, user_id: cai.id }).execute();
    const later = await chat.send(bo, groupId);
    expect(formatTestResponseCode(await reply(cai, later.id))).toBe('403 api.forbidden');
    await server.services.db.deleteFrom('group_blocks').execute();
  });
});
