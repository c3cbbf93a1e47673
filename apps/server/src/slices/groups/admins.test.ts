import { expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import type { TestUser } from '../test-world.ts';
import { createGroupTestClient, createTestGroupWithAdmins, TEST_DENIED_ADMIN_PERMISSIONS } from './test-groups.ts';

const server = useTestServer();
const g = createGroupTestClient(server);

it('admins: only the owner adds them, each with permissions of their own', async () => {
  const { owner, admin, weak, member, friend, group } = await createTestGroupWithAdmins(server);
  const path = `/api/v1/groups/${group}/admins`;
  expect(formatTestResponseCode(await g.promote(admin, group, member))).toBe('403 api.forbidden');
  expect(formatTestResponseCode(await g.promote(owner, group, friend))).toBe('400 api.body.param_invalid.user_id');
  expect(formatTestResponseCode(await g.promote(owner, group, owner))).toBe('403 api.forbidden');
  expect((await g.get(weak, path)).json.result).toMatchObject([
    { id: admin.id, permissions: { change_info: 'granted' } },
    { id: weak.id, permissions: TEST_DENIED_ADMIN_PERMISSIONS },
  ]);
  expect(formatTestResponseCode(await g.get(member, path))).toBe('403 api.forbidden');
  expect(formatTestResponseCode(await g.change(weak, group, { display_name: 'Ours' }))).toBe('403 api.forbidden');
  const { client } = await openReadyEventStreamTestClient(server.port, weak);
  const changed = { permissions: { ...TEST_DENIED_ADMIN_PERMISSIONS, change_info: 'granted' } };
  const ofAnother = [await g.put(admin, `${path}/${weak.id}`, changed), await g.remove(admin, `${path}/${weak.id}`)];
  expect(ofAnother.map(formatTestResponseCode)).toEqual(Array(2).fill('403 api.forbidden'));
  expect((await g.put(owner, `${path}/${weak.id}`, changed)).json.result).toMatchObject(changed);
  const told = await client.nextEvent(
    'group',
    ({ group: { user_auth } }) => user_auth.permissions.change_info === 'granted',
  );
  expect(told.event.group.user_auth.permissions).toMatchObject({
    remove_member: 'denied',
    add_admin: 'denied',
  });
  await client.close();
  expect(formatTestResponseCode(await g.change(weak, group, { display_name: 'Ours' }))).toBe('200 ok');
  expect(formatTestResponseCode(await g.remove(owner, `${path}/${weak.id}`))).toBe('200 ok');
  expect(formatTestResponseCode(await g.remove(owner, `${path}/${weak.id}`))).toBe(
    '400 api.body.param_invalid.member_id',
  );
  expect(formatTestResponseCode(await g.change(weak, group, { display_name: 'Mine' }))).toBe('403 api.forbidden');
  const types = (await g.lines(owner, group)).map(({ type }: { type: string }) => type);
  expect(types).toEqual(['add_admin', 'add_admin', 'group_displayname', 'remove_admin']);
});

it('getMember: shows the permissions of an admin to the owner and the admins only', async () => {
  const { owner, admin, weak, member, group } = await createTestGroupWithAdmins(server);
  const path = `/api/v1/groups/${group}/members`;
  const readPermissions = async (who: TestUser, { id }: TestUser) =>
    (await g.get(who, `${path}/${id}`)).json.result.permissions;
  expect(await readPermissions(owner, weak)).toEqual(TEST_DENIED_ADMIN_PERMISSIONS);
  expect(await readPermissions(admin, weak)).toEqual(TEST_DENIED_ADMIN_PERMISSIONS);
  expect(await readPermissions(member, weak)).toBeUndefined();
  expect(await readPermissions(owner, member)).toBeUndefined();
});
