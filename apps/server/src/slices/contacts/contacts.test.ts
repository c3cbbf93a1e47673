import { describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { signInTestUser } from '../test-world.ts';
import { createFriendTestClient } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('friends', () => {
  it('are in both lists at once, each with the other’s account ID and the own remark nickname', async () => {
    const [ann, ben] = await friends.pair();
    expect(await friends.list(ann)).toEqual([]);
    const { json } = await friends.add(ann, ben);
    expect(json.result).toMatchObject({ id: ben.id, account_cancelled: false });
    await friends.put(ann, `/api/v1/users/nicknames/${ben.id}`, { nickname: 'Benny' });
    const [[seenByAnn], [seenByBen]] = [await friends.list(ann), await friends.list(ben)];
    expect(seenByAnn).toMatchObject({ id: ben.id, nickname: 'Benny', username: expect.stringMatching(/^a1/) });
    expect(seenByAnn!.origin_nickname).not.toBe('Benny');
    expect(seenByBen).toMatchObject({ id: ann.id, username: expect.stringMatching(/^a1/) });
    expect(seenByBen!.nickname).toBe(seenByBen!.origin_nickname);
  });

  it('are listed by page, each once', async () => {
    const [ann, ...others] = [await friends.person(), ...(await friends.people(5))] as const;
    for (const other of others) await friends.add(ann, other);
    const part = async (query: string) => (await friends.get(ann, `/api/v1/users/contacts/part?${query}`)).json.result;
    const first = await part('limit=2');
    const second = await part(`limit=3&next_id=${first.next_id}`);
    expect([...first.list, ...second.list]).toEqual(await friends.list(ann));
    expect([first.list.length, second.next_id]).toEqual([2, null]);
    const wrong = await friends.get(ann, '/api/v1/users/contacts/part?next_id=x');
    expect(formatTestResponseCode(wrong)).toBe('400 api.body.param_invalid.next_id');
  });

  it('are removed from both lists; removing again changes nothing', async () => {
    const [ann, ben] = await friends.pair();
    await friends.add(ann, ben);
    expect(formatTestResponseCode(await friends.end(ben, ann))).toBe('200 ok');
    expect([await friends.list(ann), await friends.list(ben)]).toEqual([[], []]);
    expect(formatTestResponseCode(await friends.end(ben, ann))).toBe('200 ok');
  });

  it('are no longer friends after a block, and stay so when it is removed', async () => {
    const [ann, ben] = await friends.pair();
    await friends.add(ann, ben);
    await friends.block(ann, ben);
    expect([await friends.list(ann), await friends.list(ben)]).toEqual([[], []]);
    await friends.unblock(ann, ben);
    expect([await friends.list(ann), await friends.list(ben)]).toEqual([[], []]);
  });

  it('stay in the lists of their friends when they cancel the account, without account ID', async () => {
    const [ann, ben] = await friends.pair();
    await friends.add(ann, ben);
    expect(formatTestResponseCode(await friends.cancel(ben))).toBe('200 ok');
    expect(await friends.list(ann)).toMatchObject([{ id: ben.id, account_cancelled: true, username: null }]);
    const left = await server.services.db.selectFrom('contacts').where('user_id', '=', ben.id).selectAll().execute();
    expect(left).toEqual([]);
    await friends.end(ann, ben);
    expect(await friends.list(ann)).toEqual([]);
  });
});

describe('events of friends', () => {
  it('show additions, remarks, profile changes and removals on all devices of both users', async () => {
    const [ann, ben] = await friends.pair();
    const tablet = await signInTestUser(server.services, ann);
    const devices = [ann, tablet, ben];
    const clients = await Promise.all(
      devices.map(async (device) => (await openReadyEventStreamTestClient(server.port, device)).client),
    );
    await friends.add(ann, ben);
    const added = await Promise.all(clients.map((client) => client.nextEvent('contact')));
    expect(idsOf(added.map(({ event }) => event.contact))).toEqual([ben.id, ben.id, ann.id]);

    const ofAnn = clients.slice(0, 2);
    const expectBoth = async (contact: object) => {
      for (const client of ofAnn) expect((await client.nextEvent('contact')).event.contact).toMatchObject(contact);
    };
    await friends.put(ann, `/api/v1/users/nicknames/${ben.id}`, { nickname: 'Benny' });
    await expectBoth({ nickname: 'Benny', introduction: '' });
    await friends.put(ben, '/api/v2/users/me', { introduction: 'Hello' });
    await expectBoth({ nickname: 'Benny', introduction: 'Hello' });
    await friends.end(ben, ann);
    const removed = await Promise.all(clients.map((client) => client.nextEvent('contact_removed')));
    expect(idsOf(removed.map(({ event }) => event))).toEqual([ben.id, ben.id, ann.id]);
    for (const client of clients) await client.close();
  });

  it('show a cancelled account to its friends', async () => {
    const [[ann, ben], [cat, stranger]] = [await friends.pair(), await friends.pair()];
    for (const friend of [ann, cat]) await friends.add(friend, ben);
    const watching = [ann, cat, stranger];
    const clients = await Promise.all(
      watching.map(async (who) => (await openReadyEventStreamTestClient(server.port, who)).client),
    );
    await friends.cancel(ben);
    for (const client of clients.slice(0, 2)) {
      const { event } = await client.nextEvent('contact', ({ contact }) => contact.account_cancelled);
      expect(event.contact.id).toBe(ben.id);
    }
    expect(await clients[2]!.drain()).toEqual([]);
    for (const client of clients) await client.close();
  });

  it('show no private change to friends', async () => {
    const [ann, ben] = await friends.pair();
    await friends.add(ann, ben);
    const { client } = await openReadyEventStreamTestClient(server.port, ann);
    await friends.put(ben, '/api/v1/users/me', { sound: 2, findable_by_phone: 2 });
    await friends.put(ann, '/api/v1/users/me', { sound: 2 });
    await client.nextEvent('user');
    expect(await client.drain()).toEqual([]);
    await client.close();
  });
});
