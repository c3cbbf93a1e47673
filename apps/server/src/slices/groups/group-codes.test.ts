import { beforeEach, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer({ clock: () => new Date(Date.now() + later) });
const g = createGroupTestClient(server);
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let group: string;
let later = 0;

const INVALID = '400 api.body.param_invalid.share_code';
const REVOKED = '400 api.share_code.revoked';

beforeEach(async () => {
  later = 0;
  [owner, member, stranger] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  group = await createTestGroup(server.services, [owner, member], { display_name: 'Hikers' });
});

const codeOf = async (who: TestUser, options: object = {}): Promise<string> =>
  (await g.share(who, group, options)).json.result.share_code;

it('code: stays the same until it is replaced, and each member has one', async () => {
  const { json } = await g.share(owner, group);
  const { share_code, url } = json.result;
  expect(json.result).toMatchObject({ expire_at: null, max_uses: null, uses: 0 });
  expect(share_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(url).toBe(`http://gu.localhost/chat?invite=${share_code}`);
  expect(await codeOf(owner)).toBe(share_code);
  expect(await codeOf(member)).not.toBe(share_code);
  const replaced = await codeOf(owner, { replace: true });
  expect(replaced).not.toBe(share_code);
  expect(formatTestResponseCode(await g.join(stranger, share_code))).toBe(REVOKED);
  expect(formatTestResponseCode(await g.join(stranger, replaced))).toBe('200 ok');
});

it('code: does not work while its maker is suspended', async () => {
  const code = await codeOf(member);
  const setStatus = (status: 1 | 2) =>
    server.services.db.updateTable('users').set({ status }).where('id', '=', member.id).execute();
  await setStatus(2);
  expect(formatTestResponseCode(await g.preview(stranger, code))).toBe(REVOKED);
  expect(formatTestResponseCode(await g.join(stranger, code))).toBe(REVOKED);
  await setStatus(1);
  expect(formatTestResponseCode(await g.join(stranger, code))).toBe('200 ok');
});

it('code: shows the group to a stranger, who joins with one line; joining again changes nothing', async () => {
  await g.send(owner, group, 'before');
  const code = await codeOf(member);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  expect((await g.preview(stranger, typed)).json.result).toEqual({
    id: group,
    display_name: 'Hikers',
    icon_thumbnail: null,
    introduction: '',
    member_count: 2,
    member_limit: 2300,
    is_member: false,
  });
  const { client } = await openReadyEventStreamTestClient(server.port, owner);
  const joined = (await g.join(stranger, typed)).json.result;
  expect(joined).toMatchObject({ id: group, member_count: 3, unread: 0, user_auth: { role: 'member' } });
  const told = await client.nextEvent('members', ({ user_ids }) => user_ids.includes(stranger.id));
  expect(told.event).toMatchObject({ user_ids: [stranger.id], member_count: 3 });
  await client.nextEvent('message', ({ message }) => message.type === 'member_join' && message.user_id === stranger.id);
  await client.close();
  expect(formatTestResponseCode(await g.join(stranger, code))).toBe('200 ok');
  expect(await g.lines(stranger, group)).toEqual([{ type: 'member_join', user_id: stranger.id }]);
  expect((await g.share(member, group)).json.result.uses).toBe(1);
  const { inviter } = (await g.get(owner, `/api/v1/groups/${group}/members/${stranger.id}`)).json.result;
  expect(inviter.id).toBe(member.id);
  expect((await g.preview(stranger, code)).json.result.is_member).toBe(true);
});

it('code: each end has its own error', async () => {
  const expiring = await codeOf(owner, { lifetime: 60 });
  const single = await codeOf(member, { max_uses: 1 });
  const other = await createTestUser(server.services);
  expect(formatTestResponseCode(await g.join(other, single))).toBe('200 ok');
  expect(formatTestResponseCode(await g.join(stranger, single))).toBe('400 api.share_code.used_up');
  later = 61_000;
  expect(formatTestResponseCode(await g.join(stranger, expiring))).toBe('400 api.body.param_expired.share_code');
  expect(formatTestResponseCode(await g.preview(stranger, expiring))).toBe('400 api.body.param_expired.share_code');
  // An ended code is replaced by itself.
  const next = await codeOf(owner);
  expect(next).not.toBe(expiring);
  await server.services.db.updateTable('groups').set({ member_limit: 3 }).where('id', '=', group).execute();
  expect(formatTestResponseCode(await g.join(stranger, next))).toBe('400 api.too_much');
  expect(formatTestResponseCode(await g.post(owner, '/api/v1/share/group/revoke', { group_id: group }))).toBe('200 ok');
  expect(formatTestResponseCode(await g.join(stranger, next))).toBe(REVOKED);
  expect([await g.join(stranger, 'ABCDEFGH'), await g.join(stranger, 'nonsense!')].map(formatTestResponseCode)).toEqual(
    [INVALID, INVALID],
  );
});

it('code: ends with the maker’s right to invite, for ordinary members and for those who left', async () => {
  const [ofOwner, ofMember] = [await codeOf(owner), await codeOf(member)];
  await g.post(owner, `/api/v1/groups/${group}/permissions`, { invite_member: 'denied' });
  expect(formatTestResponseCode(await g.join(stranger, ofMember))).toBe(REVOKED);
  expect(formatTestResponseCode(await g.share(member, group))).toBe('403 api.forbidden');
  await g.post(owner, `/api/v1/groups/${group}/permissions`, { invite_member: 'granted' });
  await g.kick(member, group, member);
  expect(formatTestResponseCode(await g.join(stranger, ofMember))).toBe(REVOKED);
  // A code that ended by leaving stays ended after the maker's return.
  await g.join(member, ofOwner);
  expect(formatTestResponseCode(await g.join(stranger, ofMember))).toBe(REVOKED);
  const path = '/api/v1/share/group/revoke';
  expect(formatTestResponseCode(await g.post(member, path, { group_id: group, all: true }))).toBe('403 api.forbidden');
  expect(formatTestResponseCode(await g.post(owner, path, { group_id: group, all: true }))).toBe('200 ok');
  expect(formatTestResponseCode(await g.join(stranger, ofOwner))).toBe(REVOKED);
});

it('code: tries at unknown codes are limited, valid ones are not', async () => {
  const code = await codeOf(owner);
  for (let n = 0; n < 15; n += 1) expect(formatTestResponseCode(await g.preview(stranger, code))).toBe('200 ok');
  for (let n = 0; n < 10; n += 1) expect(formatTestResponseCode(await g.preview(stranger, 'ABCDEFGH'))).toBe(INVALID);
  const { status, json, headers } = await g.join(stranger, code);
  expect(`${status} ${json.error}`).toBe('429 api.too_many_requests');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
