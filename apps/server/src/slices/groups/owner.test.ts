import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { runTransaction } from '../../base/database/transaction.ts';
import { up as handOver } from '../../base/database/migrations/0091-hand-over-groups.ts';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, TEST_PASSWORD, type TestUser } from '../test-world.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer();
const g = createGroupTestClient(server);

const cancel = async (who: TestUser) =>
  expect(
    formatTestResponseCode(
      await server.call('DELETE', '/api/v1/users/me', {
        host: 'gu.localhost',
        token: who.token,
        body: { password: TEST_PASSWORD },
      }),
    ),
  ).toBe('200 ok');
const rolesOf = async (id: string) =>
  Object.fromEntries(
    (
      await server.services.db.selectFrom('members').select(['user_id', 'role']).where('group_id', '=', id).execute()
    ).map(({ user_id, role }) => [user_id, role]),
  );
const readOwner = async (id: string) =>
  server.services.db.selectFrom('groups').select(['owner_id', 'dissolve_at']).where('id', '=', id).executeTakeFirst();

it('transferGroup: makes another member the owner and the former owner an ordinary member', async () => {
  const [owner, admin, member, stranger] = (await g.people(4)) as [TestUser, TestUser, TestUser, TestUser];
  const gone = await createTestUser(server.services, { delete_at: new Date() });
  const group = await createTestGroup(server.services, [owner, admin, member, gone]);
  await g.promote(owner, group, admin);
  const refused = [
    await g.transfer(admin, group, admin),
    await g.transfer(owner, group, stranger),
    await g.transfer(owner, group, gone),
    await g.transfer(owner, group, owner),
  ];
  expect(refused.map(formatTestResponseCode)).toEqual([
    '403 api.forbidden',
    ...Array(3).fill('400 api.body.param_invalid.user_id'),
  ]);
  const { client } = await openReadyEventStreamTestClient(server.port, admin);
  expect((await g.transfer(owner, group, admin)).json.result).toMatchObject({
    owner_id: admin.id,
    admins: [],
    user_auth: { role: 'member' },
  });
  await client.nextEvent('group', ({ group: { user_auth } }) => user_auth.role === 'owner');
  await client.close();
  expect((await g.lines(member, group)).at(-1)).toEqual({
    type: 'group_owner',
    user_id: owner.id,
    target_id: admin.id,
  });
  expect(formatTestResponseCode(await g.kick(owner, group, owner))).toBe('200 ok');
  expect(formatTestResponseCode(await g.kick(admin, group, admin))).toBe('400 api.group.owner_cannot_leave');
});

it('dissolveGroup: ends the group for all members, with its codes and files', async () => {
  const [owner, member, stranger] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  const group = await createTestGroup(server.services, [owner, member]);
  await g.send(owner, group);
  const { share_code } = (await g.share(owner, group)).json.result;
  expect(formatTestResponseCode(await g.dissolve(member, group))).toBe('403 api.forbidden');
  const { client } = await openReadyEventStreamTestClient(server.port, member);
  expect(formatTestResponseCode(await g.dissolve(owner, group))).toBe('200 ok');
  expect((await client.nextEvent('group_removed')).event).toMatchObject({ group_id: group, reason: 'dissolved' });
  await client.close();
  for (const who of [owner, member]) {
    expect((await g.get(who, '/api/v1/users/groups')).json.result).toEqual([]);
    expect(formatTestResponseCode(await g.get(who, `/api/v2/groups/${group}/messages`))).toBe('403 api.forbidden');
  }
  expect(formatTestResponseCode(await g.join(stranger, share_code))).toBe('400 api.share_code.revoked');
  expect(await rolesOf(group)).toEqual({});
  expect(await readOwner(group)).toMatchObject({ owner_id: null, dissolve_at: expect.any(Date) });
});

it('cancelled owner: hands over to the longest-serving admin, else member; a group without another account ends', async () => {
  const [owner, early, first, second, other] = (await g.people(5)) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  const gone = await createTestUser(server.services, { delete_at: new Date() });
  const withAdmins = await createTestGroup(server.services, [owner, early, second, first]);
  await g.promote(owner, withAdmins, first);
  await g.promote(owner, withAdmins, second);
  const plain = await createTestGroup(server.services, [owner, gone, early]);
  const lonely = await createTestGroup(server.services, [owner, gone]);
  const foreign = await createTestGroup(server.services, [other, owner]);
  await g.promote(other, foreign, owner);
  const { client } = await openReadyEventStreamTestClient(server.port, first);
  await cancel(owner);
  await client.nextEvent('group', (event) => event.group.id === withAdmins && event.group.owner_id === first.id);
  await client.close();
  expect(await rolesOf(withAdmins)).toEqual({
    [owner.id]: 'member',
    [early.id]: 'member',
    [first.id]: 'owner',
    [second.id]: 'admin',
  });
  expect((await g.lines(early, withAdmins)).at(-1)).toEqual({
    type: 'group_owner',
    user_id: owner.id,
    target_id: first.id,
  });
  expect(await readOwner(plain)).toMatchObject({ owner_id: early.id, dissolve_at: null });
  expect(await readOwner(lonely)).toMatchObject({ owner_id: null, dissolve_at: expect.any(Date) });
  expect((await rolesOf(foreign))[owner.id]).toBe('member');
});

it('cancelled owner: two owners who cancel at once never leave the group to each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [owner, admin, member] = (await g.people(3)) as [TestUser, TestUser, TestUser];
    const group = await createTestGroup(server.services, [owner, admin, member]);
    await g.promote(owner, group, admin);
    await Promise.all([cancel(owner), cancel(admin)]);
    expect(await readOwner(group)).toEqual({ owner_id: member.id, dissolve_at: null });
    expect(await rolesOf(group)).toEqual({ [owner.id]: 'member', [admin.id]: 'member', [member.id]: 'owner' });
  }
});

it('getCancellation: names the owned groups and who would own each, as the cancellation then does', async () => {
  const [owner, admin, member] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  const group = await createTestGroup(server.services, [owner, member, admin], { display_name: 'Hikers' });
  const lonely = await createTestGroup(server.services, [owner], { display_name: 'Notes' });
  await createTestGroup(server.services, [member, owner]);
  await g.promote(owner, group, admin);
  const { json } = await g.get(owner, '/api/v1/users/me/cancellation');
  expect(json.result.owned_groups).toMatchObject([
    { id: group, display_name: 'Hikers', successor: { id: admin.id } },
    { id: lonely, display_name: 'Notes', successor: null },
  ]);
  await cancel(owner);
  expect(await readOwner(group)).toEqual({ owner_id: admin.id, dissolve_at: null });
  expect(await readOwner(lonely)).toMatchObject({ owner_id: null });
});

it('migration: hands over groups whose owner was cancelled before', async () => {
  const { db } = server.services;
  const [owner, admin, member] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  const group = await createTestGroup(server.services, [owner, member, admin]);
  const lonely = await createTestGroup(server.services, [owner]);
  await g.promote(owner, group, admin);
  await db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', owner.id).execute();
  await runTransaction(db, (trx) => handOver(trx as unknown as Kysely<unknown>));
  expect(await readOwner(group)).toEqual({ owner_id: admin.id, dissolve_at: null });
  expect(await rolesOf(group)).toEqual({ [owner.id]: 'member', [member.id]: 'member', [admin.id]: 'owner' });
  expect(await readOwner(lonely)).toMatchObject({ owner_id: null, dissolve_at: expect.any(Date) });
});
