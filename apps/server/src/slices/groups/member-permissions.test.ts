import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import {
  createTestCid,
  createTestGroup,
  createTestUser,
  createTestUsers,
  TEST_GRANTED_MEMBER_PERMISSIONS,
  type TestUser,
} from '../test-world.ts';

const HOST = 'gu.localhost';

const server = useTestServer();
let owner: TestUser;
let admin: TestUser;
let member: TestUser;
let group: string;

beforeAll(async () => {
  [owner, admin, member] = await createTestUsers(server.services, ['Owner', 'Admin', 'Member']);
});

beforeEach(async () => {
  group = await createTestGroup(server.services, [owner, admin, member]);
  await server.services.db
    .updateTable('members')
    .set({ role: 'admin' })
    .where('group_id', '=', group)
    .where('user_id', '=', admin.id)
    .execute();
});

const post = (who: TestUser, path: string, body: object) =>
  server.call('POST', path, { host: HOST, token: who.token, body });
const set = (who: TestUser, changes: object, id = group) =>
  post(who, `/api/v1/groups/${id}/permissions`, { ...TEST_GRANTED_MEMBER_PERMISSIONS, ...changes });
const say = async (who: TestUser, text = 'hello') => {
  const { status, json } = await post(who, '/api/v1/messages', {
    type: 'text',
    group_id: group,
    text,
    cid: createTestCid(),
  });
  return json.error ?? status;
};

it('member permissions: the owner sets them, and they apply from the next message on', async () => {
  const { json } = await set(owner, { send_message: 'denied', send_image: 'denied' });
  expect(json.result).toMatchObject({
    id: group,
    member_permission: { ...TEST_GRANTED_MEMBER_PERMISSIONS, send_message: 'denied', send_image: 'denied' },
    user_auth: { role: 'owner', permissions: { send_message: 'granted', send_image: 'granted' } },
  });
  expect([await say(member), await say(admin), await say(owner)]).toEqual(['api.forbidden', 200, 200]);
  await set(owner, { send_hyperlink: 'denied' });
  expect([await say(member), await say(member, 'https://example.com/x')]).toEqual([200, 'api.comment.has_hyperlink']);
});

it('member permissions: a change sends each member their own permissions', async () => {
  const streams = [
    await openReadyEventStreamTestClient(server.port, member),
    await openReadyEventStreamTestClient(server.port, admin),
  ];
  await set(owner, { send_voice: 'denied' });
  const told = await Promise.all(
    streams.map(({ client }) =>
      client.nextEvent('group', (event) => event.group.member_permission.send_voice === 'denied'),
    ),
  );
  expect(told.map(({ event }) => event.group.user_auth)).toMatchObject([
    { role: 'member', permissions: { send_voice: 'denied', send_message: 'granted' } },
    { role: 'admin', permissions: { send_voice: 'granted' } },
  ]);
  await Promise.all(streams.map(({ client }) => client.close()));
});

it('member permissions: are refused from others and in direct messages, and without a known ability', async () => {
  const stranger = await createTestUser(server.services);
  const direct = (await post(owner, '/api/v1/groups/direct', { contact_id: member.id })).json.result.id;
  const refused = [await set(admin, {}), await set(member, {}), await set(stranger, {}), await set(owner, {}, direct)];
  expect(refused.map(({ status, json }) => `${status} ${json.error}`)).toEqual(Array(4).fill('403 api.forbidden'));
  const { host, path } = { host: HOST, path: `/api/v1/groups/${group}/permissions` };
  expect((await server.call('POST', path, { host, body: TEST_GRANTED_MEMBER_PERMISSIONS })).status).toBe(401);
  const wrong = [
    {},
    { ...TEST_GRANTED_MEMBER_PERMISSIONS, send_video: 'perhaps' },
    { ...TEST_GRANTED_MEMBER_PERMISSIONS, owner_id: member.id },
  ];
  for (const body of wrong) expect((await post(owner, path, body)).status).toBe(400);
  expect((await post(owner, path, TEST_GRANTED_MEMBER_PERMISSIONS)).json.result).toMatchObject({
    owner_id: owner.id,
    member_permission: TEST_GRANTED_MEMBER_PERMISSIONS,
  });
});

it('member permissions: each is saved by itself, with a line for each change', async () => {
  const path = `/api/v1/groups/${group}/permissions`;
  await Promise.all([post(owner, path, { send_image: 'denied' }), post(owner, path, { send_voice: 'denied' })]);
  const { result } = (await post(owner, path, { send_voice: 'denied' })).json;
  expect(result).toMatchObject({
    member_permission: { send_message: 'granted', send_image: 'denied', send_voice: 'denied' },
    last_seq: 2,
    last_message: { type: 'group_permission', user_id: owner.id },
  });
});

it('member permissions: a concurrent message comes before the change or is refused', async () => {
  const path = `/api/v1/groups/${group}`;
  const [, ...answers] = await Promise.all([
    set(owner, { send_message: 'denied' }),
    ...Array.from({ length: 20 }, () => say(member)),
  ]);
  const { last_seq } = (await server.call('GET', path, { host: HOST, token: owner.token })).json.result;
  // The change writes a system message, too.
  expect(last_seq).toBe(answers.filter((answer) => answer === 200).length + 1);
  expect(await say(member)).toBe('api.forbidden');
});
