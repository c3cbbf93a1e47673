import { expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createGroupTestClient } from '../groups/test-groups.ts';
import { createUploadTestClient } from '../test-uploads.ts';
import { createTestGroup, type TestUser } from '../test-world.ts';

const server = useTestServer();
const groups = createGroupTestClient(server);
const uploads = createUploadTestClient(server);

/** The numbers of a group's pins and of its files that are not released. */
async function countContent(groupId: string) {
  const { db } = server.services;
  const pins = await db.selectFrom('pins').select('message_id').where('group_id', '=', groupId).execute();
  const files = await db
    .selectFrom('files')
    .select('id')
    .where('group_id', '=', groupId)
    .where('state', 'not in', ['deleting', 'deleted'])
    .execute();
  return { pins: pins.length, files: files.length };
}

it('dissolved group: loses its pins and files, unsent ones included; a group that a member leaves keeps them', async () => {
  const [owner, member] = (await groups.people(2)) as [TestUser, TestUser];
  const group = await createTestGroup(server.services, [owner, member]);
  const { id } = await groups.send(owner, group);
  await groups.post(owner, `/api/v1/groups/${group}/pins`, { msg_id: id });
  const sent = await uploads.upload(member, group, 'file', 'txt', Buffer.from('sent'));
  expect((await uploads.sendFile(member, group, 'file', sent, { filename: 'sent.txt' })).status).toBe(200);
  await uploads.upload(member, group, 'file', 'txt', Buffer.from('unsent'));
  await groups.kick(member, group, member);
  expect(await countContent(group)).toEqual({ pins: 1, files: 2 });
  await groups.dissolve(owner, group);
  expect(await countContent(group)).toEqual({ pins: 0, files: 0 });
});
