import { expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { createTestSharpImage } from '../../platform/media/test-files.ts';
import { writeBannedWords } from '../../platform/banned-words.ts';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestUser, type TestUser } from '../test-world.ts';
import { createTestMultipartForm } from '../../platform/http/test-form.ts';
import { deleteUnusedGroupIconsJob } from './icons.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer({ clock: () => now });
const g = createGroupTestClient(server);
let now = new Date();

it('createGroup: makes a group of friends with two lines that all members see', async () => {
  const [owner, bo, cai] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  await g.befriend(owner, [bo, cai]);
  const { json } = await g.create(owner, [bo, cai], { display_name: '  Hikers ', introduction: 'On Sundays' });
  const { group, not_added } = json.result;
  expect(not_added).toEqual([]);
  expect(group).toMatchObject({
    type: 2,
    display_name: 'Hikers',
    introduction: 'On Sundays',
    owner_id: owner.id,
    member_count: 3,
    unread: 0,
    user_auth: { role: 'owner' },
  });
  const lines = [
    { type: 'group_create', user_id: owner.id },
    { type: 'invite_member', user_id: owner.id, target_id: bo.id, target_ids: [bo.id, cai.id] },
  ];
  expect(await g.lines(owner, group.id)).toEqual(lines);
  expect(await g.lines(cai, group.id)).toEqual(lines);
  const [listed] = (await g.get(cai, '/api/v1/users/groups')).json.result;
  expect(listed).toMatchObject({ id: group.id, unread: 0, last_seq: 2 });
  const page = await g.members(bo, group.id);
  expect(page.total).toBe(3);
  expect(page.list[0]).toMatchObject({ id: owner.id, role: 'owner', inviter: null });
  expect(page.list[1]).toMatchObject({ role: 'member', inviter: { id: owner.id } });
});

it('createGroup: the same cid fifty times at once makes one group', async () => {
  const [owner, bo] = await g.people(2);
  await g.befriend(owner!, [bo!]);
  const cid = createTestCid();
  const answers = await Promise.all(Array.from({ length: 50 }, () => g.create(owner!, [bo!], { cid })));
  expect(new Set(answers.map(formatTestResponseCode))).toEqual(new Set(['200 ok']));
  expect(new Set(answers.map(({ json }) => json.result.group.id)).size).toBe(1);
  expect((await g.get(owner!, '/api/v1/users/groups')).json.result).toHaveLength(1);
  const { id } = answers[0]!.json.result.group;
  expect(await g.lines(owner!, id)).toHaveLength(2);
});

it('createGroup: the answer lists who could not be added and why, also when repeated', async () => {
  const [owner, friend, blocker, stranger] = await g.people(4);
  const gone = await createTestUser(server.services, { delete_at: new Date() });
  await g.befriend(owner!, [friend!, blocker!, gone]);
  await g.post(blocker!, '/api/v1/users/blocks', { block_id: owner!.id });
  const cid = createTestCid();
  const asked = [blocker!, stranger!, friend!, gone, { ...stranger!, id: 'u999999999' }];
  const { json } = await g.create(owner!, asked, { cid });
  expect(json.result.not_added).toEqual([
    { user_id: blocker!.id, reason: 'not_friend' },
    { user_id: stranger!.id, reason: 'not_friend' },
    { user_id: gone.id, reason: 'cancelled' },
    { user_id: 'u999999999', reason: 'not_friend' },
  ]);
  expect(json.result.group.member_count).toBe(2);
  expect((await g.create(owner!, asked, { cid })).json.result.not_added).toEqual(json.result.not_added);
});

it('createGroup: is refused without can_create_group, with a blank name and with a banned word', async () => {
  const friend = await createTestUser(server.services);
  const unable = await createTestUser(server.services, { can_create_group: false });
  const owner = await createTestUser(server.services);
  await g.befriend(friend, [unable, owner]);
  expect(formatTestResponseCode(await g.create(unable, [friend]))).toBe('403 api.forbidden');
  expect(formatTestResponseCode(await g.create(owner, [friend], { display_name: '  ' }))).toBe(
    '400 api.body.param_invalid.display_name',
  );
  await writeBannedWords(server.services.db, ['casino'], new Date());
  const answer = await g.create(owner, [friend], { introduction: 'Our CASINO' });
  expect(formatTestResponseCode(answer)).toBe('400 api.body.has_banned_word.introduction');
  expect(answer.json.result).toEqual({ word: 'casino' });
  await writeBannedWords(server.services.db, [], new Date());
  expect((await g.get(owner, '/api/v1/users/groups')).json.result).toEqual([]);
});

it('createGroup: takes an uploaded picture once, and only from its uploader', async () => {
  const [owner, friend] = await g.people(2);
  await g.befriend(owner!, [friend!]);
  const picture = async () => {
    const form = createTestMultipartForm('image', await createTestSharpImage(40, 30).png().toBuffer());
    const host = 'gu.localhost';
    return (await server.call('POST', '/api/v1/groups/icon', { host, token: owner!.token, ...form })).json.result;
  };
  const { icon, icon_thumbnail } = await picture();
  const wrong = '400 api.body.param_invalid.icon';
  expect(formatTestResponseCode(await g.create(friend!, [owner!], { icon }))).toBe(wrong);
  expect((await g.create(owner!, [friend!], { icon })).json.result.group).toMatchObject({ icon, icon_thumbnail });
  expect(formatTestResponseCode(await g.create(owner!, [friend!], { icon }))).toBe(wrong);

  const unused = await picture();
  now = new Date(Date.now() + 25 * 3600_000);
  await runJobNowInTest(server.services, deleteUnusedGroupIconsJob);
  now = new Date();
  expect(formatTestResponseCode(await g.create(owner!, [friend!], { icon: unused.icon }))).toBe(wrong);
  expect((await g.get(owner!, unused.icon)).status).toBe(404);
  expect((await g.get(owner!, icon)).status).toBe(200);
});

it('createGroup: the group appears on the devices of its members', async () => {
  const [owner, friend] = await g.people(2);
  await g.befriend(owner!, [friend!]);
  const { client } = await openReadyEventStreamTestClient(server.port, friend!);
  const { id } = (await g.create(owner!, [friend!])).json.result.group;
  expect((await client.nextEvent('group')).event.group).toMatchObject({ id, member_count: 2 });
  await client.close();
});
