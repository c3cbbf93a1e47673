import type { TestServer } from '../../test-server.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createTestCid, createTestGroup, createTestUser, createTestUsers, type TestUser } from '../test-world.ts';

export const TEST_GRANTED_ADMIN_PERMISSIONS = {
  remove_member: 'granted',
  block_member: 'granted',
  change_info: 'granted',
  add_friend: 'granted',
} as const;
export const TEST_DENIED_ADMIN_PERMISSIONS = {
  remove_member: 'denied',
  block_member: 'denied',
  change_info: 'denied',
  add_friend: 'denied',
} as const;

export const TEST_DENIED_MEMBER_PERMISSIONS = {
  send_message: 'denied',
  send_image: 'denied',
  send_video: 'denied',
  send_hyperlink: 'denied',
  send_voice: 'denied',
  invite_member: 'denied',
} as const;

/** Group operations over HTTP, for tests. */
export function createGroupTestClient(server: TestServer) {
  const chat = createChatTestClient(server);
  const { get, post, put, remove } = chat;
  const at = (id: string, rest = '') => `/api/v1/groups/${id}${rest}`;
  const befriend = async (one: TestUser, others: readonly TestUser[]): Promise<void> => {
    const pairs = others.flatMap(({ id }) => [
      { user_id: one.id, contact_id: id },
      { user_id: id, contact_id: one.id },
    ]);
    if (pairs.length > 0) await server.services.db.insertInto('contacts').values(pairs).execute();
  };
  return {
    ...chat,
    people: (amount: number): Promise<TestUser[]> =>
      Promise.all(Array.from({ length: amount }, () => createTestUser(server.services))),
    befriend,
    create: (owner: TestUser, members: readonly TestUser[], more: object = {}) =>
      post(owner, '/api/v1/groups', {
        cid: createTestCid(),
        display_name: 'Club',
        member_ids: members.map(({ id }) => id),
        ...more,
      }),
    read: async (who: TestUser, id: string) => (await get(who, at(id))).json.result,
    members: async (who: TestUser, id: string, query = '') => (await get(who, at(id, `/members?${query}`))).json.result,
    /** The room's lines and messages, oldest first. */
    lines: async (who: TestUser, id: string) =>
      (await get(who, `/api/v2/groups/${id}/messages`)).json.result.map(
        ({ type, user_id, target_id, target_ids, text }: Record<string, unknown>) => ({
          type,
          user_id,
          ...(target_id ? { target_id } : {}),
          ...(target_ids ? { target_ids } : {}),
          ...(text ? { text } : {}),
        }),
      ),
    invite: (who: TestUser, id: string, users: readonly TestUser[], cid = createTestCid()) =>
      post(who, at(id, '/members'), { cid, user_ids: users.map((user) => user.id) }),
    kick: (who: TestUser, id: string, { id: userId }: TestUser) => remove(who, at(id, `/members/${userId}`)),
    promote: (
      who: TestUser,
      id: string,
      { id: user_id }: TestUser,
      permissions: object = TEST_GRANTED_ADMIN_PERMISSIONS,
    ) => post(who, at(id, '/admins'), { user_id, permissions }),
    change: (who: TestUser, id: string, body: object) => put(who, at(id), body),
    block: (who: TestUser, id: string, { id: user_id }: TestUser) => post(who, at(id, '/blocks'), { user_id }),
    unblock: (who: TestUser, id: string, { id: userId }: TestUser) => remove(who, at(id, `/blocks/${userId}`)),
    transfer: (who: TestUser, id: string, { id: user_id }: TestUser) => post(who, at(id, '/owner'), { user_id }),
    dissolve: (who: TestUser, id: string) => remove(who, at(id)),
    share: (who: TestUser, group_id: string, options: object = {}) =>
      post(who, '/api/v1/share/group', { group_id, ...options }),
    join: (who: TestUser, share_code: string) => post(who, '/api/v1/share/group/join', { share_code }),
    preview: (who: TestUser, code: string) => get(who, `/api/v1/share/group?share_code=${encodeURIComponent(code)}`),
  };
}

/** A group with an owner, an admin with all permissions, a weak admin without any, and a member; and a user who is not in it. */
export async function createTestGroupWithAdmins(server: TestServer) {
  const { promote } = createGroupTestClient(server);
  const nicknames = ['Owner', 'Admin', 'Weak', 'Member', 'Friend'] as const;
  const [owner, admin, weak, member, friend] = await createTestUsers(server.services, nicknames);
  const group = await createTestGroup(server.services, [owner, admin, weak, member]);
  await promote(owner, group, admin);
  await promote(owner, group, weak, TEST_DENIED_ADMIN_PERMISSIONS);
  return { owner, admin, weak, member, friend, group };
}
