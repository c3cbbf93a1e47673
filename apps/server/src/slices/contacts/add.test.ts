import { CONTACT_ADDS_PER_DAY } from '@quintet/domain/limits';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createChatTestClient, formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup } from '../test-world.ts';
import { createFriendTestClient } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);

const closed = { findable_by_id: 2, findable_by_phone: 2 } as const;

describe('adding a friend', () => {
  it('refuses oneself, a friend, an unknown, a suspended and a cancelled user', async () => {
    const [ann, ben] = await friends.pair();
    await friends.add(ann, ben);
    const cat = await friends.person();
    await friends.cancel(cat);
    expect(formatTestResponseCode(await friends.add(ann, ann))).toBe('400 api.contact.self');
    expect(formatTestResponseCode(await friends.add(ann, ben))).toBe('409 api.data_exist');
    expect(formatTestResponseCode(await friends.add(ben, ann))).toBe('409 api.data_exist');
    expect(formatTestResponseCode(await friends.add(ann, { id: 'u1' }))).toBe('400 api.body.param_invalid.contact');
    expect(formatTestResponseCode(await friends.add(ann, { id: 'uu001' }))).toBe('400 api.body.param_invalid.contact');
    expect(formatTestResponseCode(await friends.add(ann, await friends.person({ status: 2 })))).toBe(
      '400 api.body.param_invalid.contact',
    );
    expect(formatTestResponseCode(await friends.add(ann, cat))).toBe('400 api.author.data_is_deleted');
  });

  it('names an own block; a block by the other user looks like an unknown user', async () => {
    const [ann, ben] = await friends.pair();
    await friends.block(ann, ben);
    expect(formatTestResponseCode(await friends.add(ann, ben))).toBe('403 api.contact.blocked');
    expect(formatTestResponseCode(await friends.add(ben, ann))).toBe('400 api.body.param_invalid.contact');
    await friends.unblock(ann, ben);
    expect(formatTestResponseCode(await friends.add(ben, ann))).toBe('200 ok');
  });

  it('needs a way to find the user, or a common group', async () => {
    const ann = await friends.person();
    expect(formatTestResponseCode(await friends.add(ann, await friends.person(closed)))).toBe('403 api.forbidden');
    expect(
      formatTestResponseCode(await friends.add(ann, await friends.person({ ...closed, findable_by_phone: 1 }))),
    ).toBe('200 ok');
    const ben = await friends.person(closed);
    const group = await createTestGroup(server.services, [ann, ben]);
    expect(formatTestResponseCode(await friends.add(ann, ben, group))).toBe('200 ok');
  });

  it('keeps no friend of an invalid request', async () => {
    const [ann, ben] = await friends.pair();
    const wrong = await friends.post(ann, '/api/v1/users/contacts', { contact: ben.id, force: true });
    expect(formatTestResponseCode(wrong)).toBe('400 api.body.param_invalid.force');
    expect(await friends.list(ann)).toEqual([]);
  });
});

describe('adding from a group', () => {
  it('needs the permission of the owner or of an admin who has it', async () => {
    const [[owner, admin], [powerless, member], other] = [
      await friends.pair(),
      await friends.pair(),
      await friends.person(),
    ];
    const group = await createTestGroup(server.services, [owner, admin, powerless, member, other]);
    const setRole = (who: { id: string }, add_friend: 'granted' | 'denied') =>
      server.services.db
        .updateTable('members')
        .set({ role: 'admin', admin_permission: JSON.stringify({ add_friend }) })
        .where('group_id', '=', group)
        .where('user_id', '=', who.id)
        .execute();
    await setRole(admin, 'granted');
    await setRole(powerless, 'denied');
    const answers = [owner, admin, powerless, member].map((who) => friends.add(who, other, group));
    expect((await Promise.all(answers)).map(formatTestResponseCode)).toEqual([
      '200 ok',
      '200 ok',
      '403 api.forbidden',
      '403 api.forbidden',
    ]);
  });

  it('needs both users in the named group', async () => {
    const [ann, ben] = await friends.pair();
    const [mine, common] = [
      await createTestGroup(server.services, [ann]),
      await createTestGroup(server.services, [ben, ann]),
    ];
    const cat = await friends.person();
    const foreign = await createTestGroup(server.services, [cat, ben]);
    for (const group of [mine, common, foreign, 'g999999'])
      expect(formatTestResponseCode(await friends.add(ann, ben, group))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await friends.add(ben, ann, common))).toBe('200 ok');
  });

  it('in a direct message works once the other user has written', async () => {
    const [ann, ben] = await friends.pair();
    const { openDirect, send } = createChatTestClient(server);
    const direct = await openDirect(ann, ben.id);
    await send(ann, direct);
    expect(formatTestResponseCode(await friends.add(ann, ben, direct))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await friends.add(ben, ann, direct))).toBe('200 ok');
  });
});

describe('the daily limit', () => {
  it('holds for parallel requests; refused ones do not count', async () => {
    const ann = await friends.person();
    const others = await friends.people(CONTACT_ADDS_PER_DAY + 10);
    for (let tries = 0; tries < 5; tries += 1) await friends.add(ann, ann);
    const answers = (await Promise.all(others.map((other) => friends.add(ann, other)))).map(formatTestResponseCode);
    expect(answers.filter((answer) => answer === '200 ok')).toHaveLength(CONTACT_ADDS_PER_DAY);
    expect(new Set(answers)).toEqual(new Set(['200 ok', '400 api.too_much']));
    expect(await friends.list(ann)).toHaveLength(CONTACT_ADDS_PER_DAY);
  });

  it('counts removed friends, too', async () => {
    const [ann, ben] = await friends.pair();
    for (let day = 0; day < CONTACT_ADDS_PER_DAY; day += 1) {
      await friends.add(ann, ben);
      await friends.end(ann, ben);
    }
    expect(formatTestResponseCode(await friends.add(ann, ben))).toBe('400 api.too_much');
    expect(formatTestResponseCode(await friends.add(ben, ann))).toBe('200 ok');
  });
});
