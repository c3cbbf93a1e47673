import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestCid, createTestGroup, createTestUser, type TestUser } from '../test-world.ts';

const server = useTestServer();
let anna: TestUser;
let bo: TestUser;

beforeAll(async () => {
  anna = await createTestUser(server.services, { nickname: 'Anna', avatar: '/media/a.webp' });
  bo = await createTestUser(server.services, { nickname: 'Bo' });
});

const hostOf = (who: TestUser) => `${who.brand.toLowerCase()}.localhost`;
const get = (who: TestUser, path: string) => server.call('GET', path, { host: hostOf(who), token: who.token });
const post = (who: TestUser, path: string, body: object) =>
  server.call('POST', path, { host: hostOf(who), token: who.token, body });
const open = (who: TestUser, contact_id: string) => post(who, '/api/v1/groups/direct', { contact_id });
const list = async (who: TestUser) => (await get(who, '/api/v1/users/groups')).json.result;
const send = async (who: TestUser, group_id: string, text = 'hello') =>
  (await post(who, '/api/v1/messages', { type: 'text', group_id, text, cid: createTestCid() })).json.result;
const view = (who: TestUser, groupId: string, msg_id: string) =>
  post(who, `/api/v1/groups/${groupId}/view`, { msg_id });

describe('a direct message', () => {
  it('is one group for both users, also when both open it at once', async () => {
    const openings = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? open(anna, bo.id) : open(bo, anna.id))),
    );
    expect(new Set(openings.map(({ json }) => json.result.id)).size).toBe(1);
    const group = openings[0]!.json.result;
    expect(group).toMatchObject({
      type: 1,
      name: [anna.id, bo.id].sort().join('_'),
      member_count: 2,
      owner_id: null,
      last_message: null,
      unread: 0,
      user_auth: { role: 'member' },
    });
    const [seenByAnna] = await list(anna);
    expect(seenByAnna).toMatchObject({ display_name: 'Bo', target: { id: bo.id, nickname: 'Bo', avatar: null } });
    const [seenByBo] = await list(bo);
    expect(seenByBo).toMatchObject({ display_name: 'Anna', icon: '/media/a.webp', target: { id: anna.id } });
  });

  it('appears in the other user’s list with its first message', async () => {
    const cai = await createTestUser(server.services);
    const dee = await createTestUser(server.services);
    const { id } = (await open(cai, dee.id)).json.result;
    expect(await list(cai)).toHaveLength(1);
    expect(await list(dee)).toEqual([]);
    const message = await send(cai, id);
    expect(await list(dee)).toMatchObject([{ id, unread: 1, last_message: { id: message.id } }]);
  });

  it('is refused with oneself, an unknown or a cancelled account, and allowed across brands', async () => {
    const elsewhere = await createTestUser(server.services, { brand: 'MEE' });
    const gone = await createTestUser(server.services, { delete_at: new Date() });
    expect((await open(anna, elsewhere.id)).status).toBe(200);
    const answers = await Promise.all([anna.id, 'u99999999', gone.id].map((id) => open(anna, id)));
    expect(answers.map(({ json }) => json.error)).toEqual([
      ...Array(2).fill('api.body.param_invalid.contact_id'),
      'api.author.data_is_deleted',
    ]);
  });
});

describe('the chat list', () => {
  it('counts unread messages and sorts the newest chat first', async () => {
    const people = [await createTestUser(server.services), await createTestUser(server.services)] as const;
    const [ed, flo] = people;
    const quiet = await createTestGroup(server.services, [ed, flo], { display_name: 'Quiet' });
    const busy = await createTestGroup(server.services, [ed, flo], { display_name: 'Busy' });
    await send(flo, quiet);
    const seen = await send(flo, busy, 'one');
    await send(flo, busy, 'two');
    const last = await send(flo, busy, 'three');

    expect(await list(ed)).toMatchObject([
      {
        id: busy,
        name: 'Busy',
        unread: 3,
        last_seq: 3,
        last_viewed: null,
        last_message: { id: last.id, text: 'three', seq: 3 },
      },
      { id: quiet, unread: 1, last_seq: 1 },
    ]);
    expect((await view(ed, busy, seen.id)).json.result).toEqual({
      last_viewed: seen.id,
      last_viewed_seq: 1,
      last_seq: 3,
      unread: 2,
    });
    expect((await list(ed))[0]).toMatchObject({ unread: 2, last_viewed: seen.id, last_viewed_seq: 1 });
    // The sender has no unread messages, and sees how far the other has read.
    expect((await list(flo))[0]).toMatchObject({
      unread: 0,
      last_viewed: last.id,
      last_read: seen.id,
      last_read_seq: 1,
    });

    expect((await view(ed, busy, last.id)).json.result.unread).toBe(0);
    expect((await view(ed, busy, seen.id)).json.result).toEqual({
      last_viewed: last.id,
      last_viewed_seq: 3,
      last_seq: 3,
      unread: 0,
    });
    expect((await list(flo))[0]).toMatchObject({ last_read: last.id });
  });

  it('marks earlier messages as viewed when the user sends one', async () => {
    const gil = await createTestUser(server.services);
    const hui = await createTestUser(server.services);
    const id = await createTestGroup(server.services, [gil, hui]);
    await send(gil, id);
    await send(gil, id);
    const answer = await send(hui, id);
    expect((await list(hui))[0]).toMatchObject({
      unread: 0,
      last_viewed: answer.id,
      last_viewed_seq: 3,
      last_read: null,
    });
    expect((await list(gil))[0]).toMatchObject({ unread: 1, last_read_seq: 2 });
  });

  it('leaves out a cleared last message', async () => {
    const ida = await createTestUser(server.services);
    const id = await createTestGroup(server.services, [anna, ida]);
    await send(anna, id);
    await server.services.db
      .updateTable('members')
      .set({ cleared_seq: 1, last_viewed_seq: 1, viewed_message_count: 1 })
      .where('group_id', '=', id)
      .where('user_id', '=', ida.id)
      .execute();
    expect(await list(ida)).toMatchObject([{ last_message: null, cleared_seq: 1, unread: 0 }]);
    expect((await get(ida, `/api/v2/groups/${id}/messages`)).json.result).toEqual([]);
  });

  it('shows a muted chat as muted to that user only, and notifies their other devices', async () => {
    const [jo, kim] = [await createTestUser(server.services), await createTestUser(server.services)];
    const id = await createTestGroup(server.services, [jo, kim]);
    const [own, others] = [
      await openReadyEventStreamTestClient(server.port, jo),
      await openReadyEventStreamTestClient(server.port, kim),
    ];
    for (const notify of [2, 1]) {
      expect((await post(jo, '/api/v1/users/notify', { group_id: id, notify })).json.result).toBe(true);
      await own.client.nextEvent('group', ({ group }) => group.id === id && group.notify === notify);
      expect((await list(jo))[0]).toMatchObject({ id, notify });
    }
    expect(await others.client.drain()).toEqual([]);
    expect((await list(kim))[0]).toMatchObject({ notify: 1 });
    const stranger = await createTestUser(server.services);
    expect((await post(stranger, '/api/v1/users/notify', { group_id: id, notify: 2 })).json.error).toBe(
      'api.forbidden',
    );
    await Promise.all([own.client.close(), others.client.close()]);
  });
});

describe('a group', () => {
  it('refuses non-members', async () => {
    const id = await createTestGroup(server.services, [anna]);
    const message = await send(anna, id);
    const answers = await Promise.all([
      get(bo, `/api/v1/groups/${id}`),
      get(bo, `/api/v1/groups/${id}/members`),
      get(bo, `/api/v2/groups/${id}/messages`),
      get(bo, `/api/v1/groups/${id}/messages/${message.id}`),
      view(bo, id, message.id),
      post(bo, '/api/v1/messages', { type: 'text', group_id: id, text: 'let me in', cid: createTestCid() }),
      get(bo, '/api/v1/groups/g1'),
    ]);
    expect(answers.map(({ status, json }) => `${status} ${json.error}`)).toEqual(Array(7).fill('403 api.forbidden'));
  });

  it('refuses guests', async () => {
    expect((await server.call('GET', '/api/v1/users/groups', { host: 'gu.localhost' })).status).toBe(401);
  });

  it('updates its member count by a trigger', async () => {
    const id = await createTestGroup(server.services, [anna, bo]);
    const count = async () => (await get(anna, `/api/v1/groups/${id}`)).json.result.member_count;
    expect(await count()).toBe(2);
    await server.services.db.deleteFrom('members').where('group_id', '=', id).where('user_id', '=', bo.id).execute();
    expect(await count()).toBe(1);
  });

  it('lists members page by page, owner and admins first', async () => {
    const owner = await createTestUser(server.services, { nickname: 'Owner' });
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, index) => createTestUser(server.services, { nickname: `P_${index}%` })),
    );
    const id = await createTestGroup(server.services, [owner, ...others]);
    const admin = others[4]!;
    await server.services.db.updateTable('members').set({ role: 'admin' }).where('user_id', '=', admin.id).execute();

    const seen: { id: string; role: string }[] = [];
    let next: string | null = null;
    do {
      const path: string = `/api/v1/groups/${id}/members?limit=3${next ? `&next_id=${next}` : ''}`;
      const { result } = (await get(owner, path)).json;
      expect(result.list.length).toBeLessThanOrEqual(3);
      seen.push(...result.list);
      next = result.next_id;
    } while (next);
    const plain = others.filter((other) => other !== admin).map((other) => other.id);
    expect(seen.map((member) => member.id)).toEqual([owner.id, admin.id, ...plain]);
    expect(seen.slice(0, 3).map(({ role }) => role)).toEqual(['owner', 'admin', 'member']);

    const found = (await get(owner, `/api/v1/groups/${id}/members?text=${encodeURIComponent('_3%')}`)).json.result.list;
    expect(found.map((member: { nickname: string }) => member.nickname)).toEqual(['P_3%']);
    expect((await get(owner, `/api/v1/groups/${id}/members?next_id=x`)).json.error).toBe(
      'api.body.param_invalid.next_id',
    );
    expect((await get(owner, `/api/v1/groups/${id}`)).json.result.admins).toEqual([admin.id]);
  });

  it('returns users by id who wrote in it and left', async () => {
    const leaver = await createTestUser(server.services);
    const silent = await createTestUser(server.services);
    const id = await createTestGroup(server.services, [anna, leaver, silent]);
    await send(leaver, id);
    await server.services.db
      .deleteFrom('members')
      .where('group_id', '=', id)
      .where('user_id', 'in', [leaver.id, silent.id])
      .execute();
    const { result } = (
      await post(anna, `/api/v1/groups/${id}/members/ids`, { user_ids: [anna.id, leaver.id, silent.id] })
    ).json;
    expect(result.map((member: { id: string }) => member.id)).toEqual([anna.id, leaver.id].sort());
    const odd = [anna.id, anna.id, 'nobody', 'u999999999999999999', ''];
    const known = (await post(anna, `/api/v1/groups/${id}/members/ids`, { user_ids: odd })).json.result;
    expect(known.map((member: { id: string }) => member.id)).toEqual([anna.id]);
    expect((await get(anna, `/api/v1/groups/${id}/members/${leaver.id}`)).json.result).toMatchObject({
      role: 'member',
      account_cancelled: false,
    });
    expect((await get(anna, `/api/v1/groups/${id}/members/${silent.id}`)).json.error).toBe(
      'api.body.param_invalid.member_id',
    );
  });
});
