import type { Schemas } from '@quintet/api/types';
import { expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestGroup, createTestUser, type TestUser } from '../test-world.ts';
import { createGroupTestClient, createTestGroupWithAdmins } from './test-groups.ts';

const server = useTestServer();
const g = createGroupTestClient(server);

/** A group with admins, whose members are all friends of the user who is not in it. */
async function createGroup() {
  const room = await createTestGroupWithAdmins(server);
  await g.befriend(room.friend, [room.owner, room.admin, room.weak, room.member]);
  return room;
}

it('inviteMembers: adds friends with one line, and a repeated request changes nothing', async () => {
  const { owner, admin, member, friend, group } = await createGroup();
  const other = await createTestUser(server.services);
  await g.befriend(member, [other]);
  const cid = createTestCid();
  const { json } = await g.invite(member, group, [friend, other, admin], cid);
  expect(json.result.added.map(({ id }: TestUser) => id).toSorted()).toEqual([friend.id, other.id].toSorted());
  expect(json.result.not_added).toEqual([{ user_id: admin.id, reason: 'already_member' }]);
  expect((await g.invite(member, group, [friend, other, admin], cid)).json.result).toEqual(json.result);
  const lines = await g.lines(owner, group);
  expect(lines.at(-1)).toEqual({
    type: 'invite_member',
    user_id: member.id,
    target_id: friend.id,
    target_ids: [friend.id, other.id],
  });
  // New members see the room from their line on.
  expect(await g.lines(friend, group)).toEqual([lines.at(-1)]);
  expect(await g.read(friend, group)).toMatchObject({ unread: 0, member_count: 6 });
  expect((await g.get(owner, `/api/v1/groups/${group}/members/${friend.id}`)).json.result).toMatchObject({
    inviter: { id: member.id },
    join_at: expect.any(String),
  });
});

it('inviteMembers: needs the permission, and fails as a whole in a full group', async () => {
  const { owner, member, friend, group } = await createGroup();
  await g.post(owner, `/api/v1/groups/${group}/permissions`, { invite_member: 'denied' });
  expect(formatTestResponseCode(await g.invite(member, group, [friend]))).toBe('403 api.forbidden');
  await server.services.db.updateTable('groups').set({ member_limit: 4 }).where('id', '=', group).execute();
  expect(formatTestResponseCode(await g.invite(owner, group, [friend]))).toBe('400 api.too_much');
  await server.services.db.updateTable('groups').set({ member_limit: 5 }).where('id', '=', group).execute();
  const other = await createTestUser(server.services);
  await g.befriend(owner, [other]);
  expect((await g.invite(owner, group, [friend, other])).json.result).toMatchObject({
    added: [{ id: friend.id }],
    not_added: [{ user_id: other.id, reason: 'limit' }],
  });
});

it('leaving: a user who left on their own is not added again, but may join by code', async () => {
  const { owner, friend, group } = await createGroup();
  await g.invite(owner, group, [friend]);
  const { client } = await openReadyEventStreamTestClient(server.port, friend);
  expect(formatTestResponseCode(await g.kick(friend, group, friend))).toBe('200 ok');
  expect((await client.nextEvent('group_removed')).event).toMatchObject({ group_id: group, reason: 'left' });
  await client.close();
  expect((await g.lines(owner, group)).at(-1)).toEqual({ type: 'member_left', user_id: friend.id });
  expect(formatTestResponseCode(await g.get(friend, `/api/v1/groups/${group}`))).toBe('403 api.forbidden');
  expect((await g.invite(owner, group, [friend])).json.result.not_added).toEqual([
    { user_id: friend.id, reason: 'left' },
  ]);
  const { share_code } = (await g.share(owner, group)).json.result;
  expect(formatTestResponseCode(await g.join(friend, share_code))).toBe('200 ok');
  await g.kick(owner, group, friend);
  expect((await g.invite(owner, group, [friend])).json.result.added).toMatchObject([{ id: friend.id }]);
});

it('removeMember: needs the permission, and an admin never removes the owner or an admin', async () => {
  const { owner, admin, weak, member, friend, group } = await createGroup();
  const answers = [
    await g.kick(weak, group, member),
    await g.kick(member, group, weak),
    await g.kick(admin, group, weak),
    await g.kick(admin, group, owner),
    await g.kick(owner, group, owner),
    await g.kick(owner, group, friend),
  ];
  expect(answers.map(formatTestResponseCode)).toEqual([
    ...Array(4).fill('403 api.forbidden'),
    '400 api.group.owner_cannot_leave',
    '400 api.body.param_invalid.member_id',
  ]);
  const { client } = await openReadyEventStreamTestClient(server.port, member);
  expect(formatTestResponseCode(await g.kick(admin, group, member))).toBe('200 ok');
  expect((await client.nextEvent('group_removed')).event).toMatchObject({ reason: 'removed' });
  await client.close();
  // The name of a removed member stays known, because the line names them.
  const { result } = (await g.post(owner, `/api/v1/groups/${group}/members/ids`, { user_ids: [member.id] })).json;
  expect(result).toMatchObject([{ id: member.id }]);
  expect(result[0]).not.toHaveProperty('join_at');
  expect(formatTestResponseCode(await g.kick(owner, group, admin))).toBe('200 ok');
  expect(await g.read(owner, group)).toMatchObject({ admins: [weak.id], member_count: 2 });
});

it('removeMembers: removes many with one line and says who stays', async () => {
  const { owner, admin, weak, member, friend, group } = await createGroup();
  const many = await g.people(3);
  await g.befriend(owner, many);
  await g.invite(owner, group, many);
  const { client } = await openReadyEventStreamTestClient(server.port, owner);
  const ids = [...many.map(({ id }) => id), owner.id, weak.id, friend.id];
  const { json } = await g.post(admin, `/api/v1/groups/${group}/members/remove`, { user_ids: ids });
  expect(json.result).toEqual({
    removed: many.map(({ id }) => id),
    not_removed: [
      { user_id: owner.id, reason: 'no_permission' },
      { user_id: weak.id, reason: 'no_permission' },
      { user_id: friend.id, reason: 'not_member' },
    ],
  });
  const told = await client.nextEvent('members', ({ member_count }) => member_count === 4);
  expect(told.event.user_ids).toEqual(json.result.removed);
  await client.close();
  const lines = await g.lines(owner, group);
  expect(lines.at(-1)).toMatchObject({ type: 'remove_member', target_ids: json.result.removed });
  expect(lines.filter(({ type }: { type: string }) => type === 'remove_member')).toHaveLength(1);
  const one = `/api/v1/groups/${group}/members/remove`;
  expect(formatTestResponseCode(await g.post(weak, one, { user_ids: [member.id] }))).toBe('403 api.forbidden');
});

it('listMembers: sorts admins by date, then members by name, and searches nicknames and remarks', async () => {
  const { owner, admin, member } = await createGroup();
  const named = await Promise.all(
    ['bea', 'Ann', '100%_sure', 'çınar'].map((nickname) => createTestUser(server.services, { nickname })),
  );
  const [bea, ann, sure, cinar] = named as [TestUser, TestUser, TestUser, TestUser];
  const club = await createTestGroup(server.services, [owner, member, ...named, admin]);
  await g.promote(owner, club, sure);
  await g.promote(owner, club, admin);
  await g.put(owner, `/api/v1/users/nicknames/${member.id}`, { nickname: 'aaa Remark' });
  const ids = async (who: TestUser, query = '') =>
    (await g.members(who, club, query)).list.map(({ id }: TestUser) => id);
  expect(await ids(owner)).toEqual([owner.id, sure.id, admin.id, member.id, ann.id, bea.id, cinar.id]);
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await g.members(owner, club, `limit=2${next && `&next_id=${next}`}`);
    expect(page.total).toBe(7);
    seen.push(...page.list.map(({ id }: TestUser) => id));
    next = page.next_id;
  }
  expect(seen).toEqual(await ids(owner, 'limit=500'));
  expect(await ids(owner, 'text=AAA%20REM')).toEqual([member.id]);
  expect(await ids(ann, 'text=AAA%20REM')).toEqual([]);
  expect(await ids(owner, `text=${encodeURIComponent('%_')}`)).toEqual([sure.id]);
  expect(await g.members(owner, club, 'text=nobody')).toEqual({ list: [], next_id: null, total: 0 });
  expect(formatTestResponseCode(await g.get(owner, `/api/v1/groups/${club}/members?limit=501`))).toBe(
    '400 api.body.param_invalid.limit',
  );
});

it('blacklist: a member on it stays out by invitation, code and card until taken off', async () => {
  const { owner, admin, weak, member, friend, group } = await createGroup();
  await g.invite(owner, group, [friend]);
  const { share_code } = (await g.share(owner, group)).json.result;
  const { client } = await openReadyEventStreamTestClient(server.port, friend);
  const refused = [
    await g.block(weak, group, friend),
    await g.block(admin, group, weak),
    await g.block(admin, group, owner),
  ];
  expect(refused.map(formatTestResponseCode)).toEqual(Array(3).fill('403 api.forbidden'));
  expect(
    [await g.block(admin, group, friend), await g.block(admin, group, friend)].map(formatTestResponseCode),
  ).toEqual(Array(2).fill('200 ok'));
  expect((await client.nextEvent('group_removed')).event).toMatchObject({ reason: 'blocked' });
  await client.close();
  expect((await g.get(admin, `/api/v1/groups/${group}/blocks`)).json.result).toMatchObject([{ id: friend.id }]);
  expect(formatTestResponseCode(await g.get(member, `/api/v1/groups/${group}/blocks`))).toBe('403 api.forbidden');
  expect((await g.invite(owner, group, [friend])).json.result.not_added).toEqual([
    { user_id: friend.id, reason: 'blocked' },
  ]);
  expect(formatTestResponseCode(await g.join(friend, share_code))).toBe('400 api.group.blocked');
  expect(formatTestResponseCode(await g.preview(friend, share_code))).toBe('400 api.group.blocked');
  // The card of the group shows this user nothing but its code.
  const direct = await g.openDirect(owner, friend.id);
  const card = { group_id: group, group_ids: [direct], cid: createTestCid() };
  expect((await g.post(owner, '/api/v1/share/group/send-message', card)).json.result).toMatchObject([
    { type: 'share_group', target_id: share_code, share: { title: 'Group', group_id: group } },
  ]);
  const [seen] = (await g.get(friend, `/api/v2/groups/${direct}/messages`)).json.result;
  expect(seen.share).toEqual({ id: share_code, title: '', image: null });

  expect(formatTestResponseCode(await g.unblock(admin, group, friend))).toBe('200 ok');
  expect(formatTestResponseCode(await g.join(friend, share_code))).toBe('200 ok');
  expect(formatTestResponseCode(await g.block(owner, group, { ...friend, id: 'u999999' }))).toBe(
    '400 api.body.param_invalid.user_id',
  );
});

it('blacklist: taking a user off it notifies the owner and the admins only', async () => {
  const { owner, admin, member, friend, group } = await createGroup();
  const streams = [];
  for (const who of [owner, admin, member])
    streams.push((await openReadyEventStreamTestClient(server.port, who)).client);
  await g.invite(owner, group, [friend]);
  await g.block(owner, group, friend);
  await g.unblock(owner, group, friend);
  await g.change(owner, group, { introduction: 'About us' });
  const changes = streams.map(async (client) => {
    let count = 0;
    for (;;) {
      const frame = await client.next();
      if (frame.type !== 'event') continue;
      const { event } = frame;
      if (event.type === 'group' && event.group.introduction === 'About us') return count;
      if (event.type === 'members' && event.user_ids.includes(friend.id)) count += 1;
    }
  });
  expect(await Promise.all(changes)).toEqual([3, 3, 2]);
  for (const client of streams) await client.close();
});

it('profile: a new nickname reaches the members of a group who are no friends, an introduction does not', async () => {
  const { owner, weak, member, group } = await createGroup();
  const { client } = await openReadyEventStreamTestClient(server.port, weak);
  const edit = (body: object) =>
    server.call('PUT', '/api/v2/users/me', { host: 'gu.localhost', token: member.token, body });
  await edit({ introduction: 'I like ropes' });
  await g.change(owner, group, { introduction: 'About us' });
  const events = [];
  for (;;) {
    const frame = await client.next();
    if (frame.type !== 'event') continue;
    if (frame.event.type === 'group' && frame.event.group.introduction === 'About us') break;
    events.push(frame.event);
  }
  expect(events).not.toContainEqual(expect.objectContaining({ type: 'members', user_ids: [member.id] }));
  await edit({ nickname: 'Renamed' });
  const { event } = await client.nextEvent('members', ({ user_ids }) => user_ids.includes(member.id));
  expect(event.group_id).toBe(group);
  await client.close();
});

it('settings: each change is a line, an unchanged value is none', async () => {
  const { owner, member, group } = await createGroup();
  await g.change(owner, group, { display_name: 'Hikers', introduction: 'On Sundays' });
  await g.change(owner, group, { display_name: 'Hikers', introduction: 'On Sundays' });
  expect(await g.read(member, group)).toMatchObject({ display_name: 'Hikers', introduction: 'On Sundays' });
  expect((await g.lines(owner, group)).slice(2)).toEqual([
    { type: 'group_displayname', user_id: owner.id, text: 'Hikers' },
    { type: 'group_introduction', user_id: owner.id },
  ]);
  expect((await g.get(member, `/api/v1/groups/${group}/admins_limit`)).json.result).toEqual({
    admin_limit: 15,
    member_limit: 2300,
    block_limit: 50,
  });
});

it('direct message: has no members, admins, settings and codes to change', async () => {
  const { owner, member, friend } = await createGroup();
  const id = await g.openDirect(owner, friend.id);
  const answers = [
    await g.invite(owner, id, [member]),
    await g.kick(owner, id, owner),
    await g.kick(owner, id, friend),
    await g.block(owner, id, friend),
    await g.promote(owner, id, friend),
    await g.change(owner, id, { display_name: 'x' }),
    await g.transfer(owner, id, friend),
    await g.dissolve(owner, id),
    await g.share(owner, id),
  ];
  expect(answers.map(formatTestResponseCode)).toEqual(Array(9).fill('403 api.forbidden'));
});

it('blocked sender: their messages and quotes of these name the reader who blocked them, in history and live', async () => {
  const { owner, admin, member, group } = await createGroup();
  await g.post(member, '/api/v1/users/blocks', { block_id: admin.id });
  const { client } = await openReadyEventStreamTestClient(server.port, member);
  const { id } = await g.send(admin, group, 'hello');
  const told = await client.nextEvent('message', ({ message }) => message.id === id);
  expect(told.event.message.block_user_ids).toEqual([member.id]);
  await client.close();
  const history = async (who: TestUser) => (await g.get(who, `/api/v2/groups/${group}/messages`)).json.result;
  const last = async (who: TestUser) => (await history(who)).at(-1);
  expect([await last(member), await last(owner)].map((message) => message.block_user_ids)).toEqual([[member.id], []]);
  await g.post(owner, `/api/v1/messages/${id}/thread`, { type: 'text', text: 'an answer', cid: createTestCid() });
  expect((await last(member)).thread).toMatchObject({ id, block_user_ids: [member.id] });
  expect((await last(admin)).thread).not.toHaveProperty('block_user_ids');
  await g.remove(member, `/api/v1/users/blocks/${admin.id}`);
  expect((await last(member)).thread).not.toHaveProperty('block_user_ids');
  expect((await history(member)).flatMap((message: Schemas['Message']) => message.block_user_ids)).toEqual([]);
});
