import { GROUP_NICKNAME_MAX } from '@quintet/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, type TestUser } from '../test-world.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer();
const g = createGroupTestClient(server);
let owner: TestUser;
let ann: TestUser;
let bob: TestUser;
let group: string;

beforeEach(async () => {
  [owner, ann, bob] = (await g.people(3)) as [TestUser, TestUser, TestUser];
  group = await createTestGroup(server.services, [owner, ann, bob]);
});

const setName = (who: TestUser, nickname: unknown, id = group) =>
  g.put(who, `/api/v1/groups/${id}/nickname`, { nickname });
const readMember = async (reader: TestUser, { id }: TestUser, of = group) =>
  (await g.get(reader, `/api/v1/groups/${of}/members/${id}`)).json.result;

it('setGroupNickname: all members see the name in this group only, after their own remark', async () => {
  const other = await createTestGroup(server.services, [owner, ann, bob]);
  const { nickname: origin_nickname } = await readMember(bob, ann);
  expect((await setName(ann, '  Captain Ann ')).json.result).toMatchObject({
    id: ann.id,
    group_nickname: 'Captain Ann',
  });
  const named = { nickname: 'Captain Ann', group_nickname: 'Captain Ann', origin_nickname };
  expect(await readMember(bob, ann)).toMatchObject(named);
  const { json } = await g.post(bob, `/api/v1/groups/${group}/members/ids`, { user_ids: [ann.id] });
  expect(json.result).toMatchObject([named]);
  expect(await readMember(bob, ann, other)).toMatchObject({ nickname: origin_nickname, group_nickname: null });

  await g.put(bob, `/api/v1/users/nicknames/${ann.id}`, { nickname: 'Neighbour' });
  expect(await readMember(bob, ann)).toMatchObject({ ...named, nickname: 'Neighbour' });
  expect(await readMember(owner, ann)).toMatchObject(named);
  await g.promote(owner, group, ann);
  expect((await g.get(owner, `/api/v1/groups/${group}/admins`)).json.result).toMatchObject([named]);
});

it('setGroupNickname: a blank name shows the original nickname again', async () => {
  await setName(ann, 'Captain');
  expect((await setName(ann, '  ')).json.result).toMatchObject({ group_nickname: null });
  const { nickname, origin_nickname, group_nickname } = await readMember(bob, ann);
  expect([nickname, group_nickname]).toEqual([origin_nickname, null]);
});

it('setGroupNickname: refuses long names, links, other fields, direct messages and former members', async () => {
  const longest = '😀'.repeat(GROUP_NICKNAME_MAX);
  const direct = await g.openDirect(ann, bob.id);
  const answers = [
    await setName(ann, longest),
    await setName(ann, `${longest}!`),
    await setName(ann, null),
    await setName(ann, 'shop.example.com'),
    await g.put(ann, `/api/v1/groups/${group}/nickname`, { nickname: 'Captain', user_id: bob.id }),
    await setName(ann, 'Captain', direct),
    await g.kick(owner, group, bob),
    await setName(bob, 'Captain'),
  ];
  expect(answers.map(formatTestResponseCode)).toEqual([
    '200 ok',
    '400 api.body.param_invalid.nickname',
    '400 api.body.param_invalid.nickname',
    '400 api.comment.has_hyperlink',
    '400 api.body.param_invalid.user_id',
    '403 api.forbidden',
    '200 ok',
    '403 api.forbidden',
  ]);
  expect(await readMember(owner, ann)).toMatchObject({ group_nickname: longest });
});

it('setGroupNickname: members hear of a new name once, and of an unchanged one not at all', async () => {
  const { client } = await openReadyEventStreamTestClient(server.port, bob);
  for (const name of ['Captain', ' Captain ']) await setName(ann, name);
  await g.change(owner, group, { introduction: 'About us' });
  const seen = [];
  for (let isLast = false; !isLast;) {
    const frame = await client.next();
    if (frame.type !== 'event') continue;
    if (frame.event.type === 'members') seen.push(frame.event);
    isLast = frame.event.type === 'group' && frame.event.group.introduction === 'About us';
  }
  expect(seen).toEqual([{ type: 'members', group_id: group, user_ids: [ann.id], member_count: 3 }]);
  await client.close();
});

it('group nickname: finds and sorts members, and names who reacted and who invited', async () => {
  await setName(ann, '!AAA Captain');
  const find = async (text: string) =>
    (await g.members(bob, group, `text=${encodeURIComponent(text)}`)).list.map(({ id }: TestUser) => id);
  expect(await find('aaa cap')).toEqual([ann.id]);
  expect(await find((await readMember(bob, ann)).origin_nickname)).toEqual([ann.id]);
  expect((await g.members(bob, group)).list.map(({ id }: TestUser) => id)).toEqual([owner.id, ann.id, bob.id]);

  const { id } = await g.send(bob, group);
  await g.post(ann, `/api/v1/messages/${id}/emojis`, { emoji: '👍' });
  const [reaction] = (await g.get(bob, `/api/v1/messages/${id}/emojis`)).json.result;
  expect(reaction.users).toMatchObject([{ id: ann.id, nickname: '!AAA Captain' }]);

  const [friend] = (await g.people(1)) as [TestUser];
  await g.befriend(ann, [friend]);
  await g.invite(ann, group, [friend]);
  expect((await readMember(bob, friend)).inviter).toMatchObject({ id: ann.id, group_nickname: '!AAA Captain' });
});

it('group nickname: ends with the membership', async () => {
  await setName(ann, 'Captain');
  await g.kick(ann, group, ann);
  expect(await readMember(bob, ann)).toMatchObject({ group_nickname: null });
  const { share_code } = (await g.share(owner, group)).json.result;
  await g.join(ann, share_code);
  expect(await readMember(bob, ann)).toMatchObject({ group_nickname: null });
});
