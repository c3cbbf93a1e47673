import { expect, it, vi } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestGroup, type TestUser } from '../test-world.ts';
import { membershipEndedHook } from './delete-memberships.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer();
const groups = createGroupTestClient(server);

it('membershipEndedHook: runs for users who leave, are removed or blocked, and for all members of a dissolved group', async () => {
  const [owner, left, removed, blocked, last] = (await groups.people(5)) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  const groupId = await createTestGroup(server.services, [owner, left, removed, blocked, last]);
  const run = vi.spyOn(membershipEndedHook, 'run');
  await groups.kick(left, groupId, left);
  await groups.kick(owner, groupId, removed);
  await groups.block(owner, groupId, blocked);
  await groups.dissolve(owner, groupId);
  const ended = run.mock.calls.map(([, { userIds, ...rest }]) => ({ ...rest, userIds: [...userIds].sort() }));
  run.mockRestore();
  expect(ended).toEqual([
    { groupId, reason: 'left', userIds: [left.id] },
    { groupId, reason: 'removed', userIds: [removed.id] },
    { groupId, reason: 'blocked', userIds: [blocked.id] },
    { groupId, reason: 'dissolved', userIds: [owner.id, last.id].sort() },
  ]);
});
