import type { Schemas } from '@quintet/api/types';
import { openapiDocument } from '@quintet/api/openapi-document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestCid, createTestUser, type TestUser, signInTestUser } from '../../slices/test-world.ts';
import { openEventStreamTestClient } from './test-client.ts';

const HOST = 'gu.localhost';
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openapiDocument, 'contract');

/** The violations of the contract; empty if there are none. */
function flaws(schema: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${schema}${instancePath} ${message}`);
}

const server = useTestServer();
let anna: TestUser;
let bo: TestUser;

beforeAll(async () => {
  [anna, bo] = [await createTestUser(server.services), await createTestUser(server.services)];
});

const getFrameType = (frame: Schemas['ServerFrame']) => (frame.type === 'event' ? frame.event.type : frame.type);

const call = async (who: TestUser, method: string, path: string, body?: object) =>
  (await server.call(method, path, { host: HOST, token: who.token, body })).json.result;

describe('the contract', () => {
  it('describes every frame that the stream sends', async () => {
    const tablet = await signInTestUser(server.services, bo);
    const client = await openEventStreamTestClient(server.port, tablet);
    const frames = [await client.next()];
    const { id } = await call(anna, 'POST', '/api/v1/groups/direct', { contact_id: bo.id });
    const sent = await call(anna, 'POST', '/api/v1/messages', {
      type: 'text',
      group_id: id,
      text: 'hello',
      cid: createTestCid(),
    });
    await call(bo, 'POST', `/api/v1/groups/${id}/view`, { msg_id: sent.id });
    await call(bo, 'PUT', '/api/v1/users/me', { sound: 2 });
    await call(anna, 'POST', '/api/v1/users/contacts', { contact: bo.id });
    await server.services.events.record(async (_trx, append) => {
      await append('message_update', { groupId: id }, { group_id: id, message_id: sent.id, seq: sent.seq });
      await append('message_hidden', { userId: bo.id }, { group_id: id, message_id: sent.id, hidden_seq: sent.seq });
      await append('group_removed', { userId: bo.id }, { reason: 'left', group_id: id });
      await append('group_cleared', { userId: bo.id }, { group_id: id, up_to: 1 });
      await append('contact_removed', { userId: bo.id }, { contact_id: anna.id });
      await append('contacts', { userId: bo.id }, {});
      await append('members', { groupId: id }, { group_id: id, user_ids: [anna.id] });
      await append('pins', { groupId: id }, { group_id: id });
      await append('login_qrcode', { userId: bo.id }, { qrcode_id: 'a1b2' });
      await append('maintenance', 'everybody', {});
    });
    const changes = [
      'message_update',
      'message_hidden',
      'group_removed',
      'group_cleared',
      'contact_removed',
      'contacts',
      'members',
      'pins',
      'login_qrcode',
      'maintenance',
    ];
    const kinds = ['group', 'message', 'view', 'user', 'contact', 'notification', ...changes];
    while (getFrameType(frames.at(-1)!) !== 'maintenance') frames.push(await client.next());
    // The event of the tablet's own sign-in is numbered before its stream opens, or just after.
    expect(frames.map(getFrameType).filter((type) => type !== 'sessions')).toEqual(['ready', ...kinds]);
    client.socket.send('{"type":"ping"}');
    frames.push(await client.next());
    await call(tablet, 'POST', '/api/v1/logout');
    await client.closed;
    const late = await openEventStreamTestClient(server.port, tablet);
    frames.push(await late.next());
    expect(frames.flatMap((frame) => flaws('ServerFrame', frame))).toEqual([]);
    expect(frames.at(-1)?.type).toBe('refused');
  });

  it('describes every answer', async () => {
    const [group] = await call(anna, 'GET', '/api/v1/users/groups');
    const { list } = await call(anna, 'GET', `/api/v1/groups/${group.id}/members`);
    const history = await call(anna, 'GET', `/api/v2/groups/${group.id}/messages`);
    const friends = await call(anna, 'GET', '/api/v1/users/contacts');
    expect([
      ...friends.flatMap((friend: unknown) => flaws('Contact', friend)),
      ...flaws('PublicUser', await call(anna, 'GET', `/api/v1/users/${bo.id}`)),
      ...flaws('Invitation', await call(anna, 'GET', '/api/v1/users/invitation')),
      ...flaws('Group', group),
      ...list.flatMap((member: unknown) => flaws('Member', member)),
      ...history.flatMap((message: unknown) => flaws('Message', message)),
      ...flaws('User', await call(anna, 'GET', '/api/v1/users/me')),
    ]).toEqual([]);
    expect([list.length, history.length, friends.length]).toEqual([2, 1, 1]);
  });
});
