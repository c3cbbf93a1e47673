import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import {
  createTestCid,
  createTestGroup,
  createTestUser,
  type TestUser,
  signInTestUser,
} from '../../slices/test-world.ts';
import { pruneEvents } from './retention.ts';
import {
  openReadyEventStreamTestClient,
  openEventStreamTestClient,
  type EventStreamTestClient,
} from './test-client.ts';
import { assignTestEventNumbers } from './test-events.ts';

const HOST = 'gu.localhost';
const server = useTestServer();
let anna: TestUser;
let bo: TestUser;
let stranger: TestUser;
let groupId: string;

beforeAll(async () => {
  [anna, bo, stranger] = [
    await createTestUser(server.services),
    await createTestUser(server.services),
    await createTestUser(server.services),
  ];
  groupId = await createTestGroup(server.services, [anna, bo]);
});

const connect = (who: TestUser, last: string | null = null) =>
  openReadyEventStreamTestClient(server.port, who, { last });
const post = (who: TestUser, path: string, body: object) =>
  server.call('POST', path, { host: HOST, token: who.token, body });
const send = async (who: TestUser, text = 'hello', group_id = groupId) =>
  (await post(who, '/api/v1/messages', { type: 'text', group_id, text, cid: createTestCid() })).json.result;

/** Sends a marker message and returns the ids of the messages the client received before it. */
async function settle(client: EventStreamTestClient, who: TestUser): Promise<string[]> {
  const own = await createTestGroup(server.services, [who]);
  const { id } = await send(who, 'marker', own);
  const seen: string[] = [];
  for (;;) {
    const { event } = await client.nextEvent('message');
    if (event.message.id === id) return seen;
    seen.push(event.message.id);
  }
}

describe('live', () => {
  it('sends a message to members only, in the same form as the history', async () => {
    const streams = await Promise.all([connect(anna), connect(bo), connect(stranger)]);
    const message = await send(anna, 'to both');
    for (const { client } of streams.slice(0, 2))
      expect((await client.nextEvent('message')).event.message).toEqual(message);
    expect(await settle(streams[2].client, stranger)).toEqual([]);
    await Promise.all(streams.map(({ client }) => client.close()));
  });

  it('checks membership at delivery', async () => {
    const cai = await createTestUser(server.services);
    const { client } = await connect(cai);
    const group = await createTestGroup(server.services, [anna, cai]);
    const before = await send(anna, 'you are in', group);
    await client.nextEvent('message');
    await server.services.db.deleteFrom('members').where('user_id', '=', cai.id).execute();
    await send(anna, 'you are out', group);
    await server.services.db
      .insertInto('members')
      .values({ group_id: group, user_id: cai.id, cleared_seq: 2 })
      .execute();
    const after = await send(anna, 'you are back', group);
    const seen = await settle(client, cai);
    expect(seen).toContain(after.id);
    expect(seen).not.toContain(before.id);
    await client.close();
  });

  it('sends a view to the other side, and the unread count only to the viewer', async () => {
    const streams = await Promise.all([connect(anna), connect(bo)]);
    const first = await send(anna);
    const second = await send(anna);
    await post(bo, `/api/v1/groups/${groupId}/view`, { msg_id: first.id });
    const expected = { type: 'view', group_id: groupId, user_id: bo.id, msg_id: first.id, seq: first.seq };
    expect((await streams[0].client.nextEvent('view')).event).toEqual(expected);
    expect((await streams[1].client.nextEvent('view')).event).toEqual({ ...expected, unread: 1, last_seq: second.seq });

    // Sending an answer counts as viewing, too.
    const answer = await send(bo);
    expect((await streams[0].client.nextEvent('view')).event).toMatchObject({ user_id: bo.id, msg_id: answer.id });
    expect(answer.seq).toBe(second.seq + 1);
    await Promise.all(streams.map(({ client }) => client.close()));
  });

  it('sends views in a larger group to all until every message is viewed, then only to the viewer', async () => {
    const others = [
      await createTestUser(server.services),
      await createTestUser(server.services),
      await createTestUser(server.services),
    ];
    const group = await createTestGroup(server.services, [anna, ...others]);
    const message = await send(anna, 'seen?', group);
    for (const other of others) await post(other, `/api/v1/groups/${group}/view`, { msg_id: message.id });
    await assignTestEventNumbers(server.services.db);
    const events = await server.services.db
      .selectFrom('events')
      .select(['group_id', 'user_id'])
      .where('type', '=', 'view')
      .where(sql`ref->>'group_id'`, '=', group)
      .execute();
    expect(events.map((event) => event.group_id ?? event.user_id)).toEqual([group, others[1]!.id, others[2]!.id]);
  });

  it('presents a new direct chat from the view of each member', async () => {
    const [dee, eli] = [
      await createTestUser(server.services, { nickname: 'Dee' }),
      await createTestUser(server.services, { nickname: 'Eli' }),
    ];
    const [hers, his] = [await connect(dee), await connect(eli)];
    const { id } = (await post(dee, '/api/v1/groups/direct', { contact_id: eli.id })).json.result;
    expect((await hers.client.nextEvent('group')).event.group).toMatchObject({
      id,
      display_name: 'Eli',
      last_message: null,
    });
    const message = await send(dee, 'hi', id);
    expect((await his.client.nextEvent('group')).event.group).toMatchObject({ id, display_name: 'Dee', unread: 1 });
    expect((await his.client.nextEvent('message')).event.message.id).toBe(message.id);
    await Promise.all([hers.client.close(), his.client.close()]);
  });

  it("sends account changes to the user's other devices", async () => {
    const other = await signInTestUser(server.services, anna);
    const { client } = await connect(other);
    await server.call('PUT', '/api/v1/users/me', {
      host: HOST,
      token: anna.token,
      body: { sound: 2, social_account: 'memo12345' },
    });
    expect((await client.nextEvent('user')).event.user).toMatchObject({
      id: anna.id,
      sound: 2,
      vibration: 1,
      social_account: 'memo12345',
    });
    await client.close();
  });
});

describe('after a disconnect', () => {
  it('replays missed events once and in order, and continues live', async () => {
    const { client, last } = await connect(bo);
    await client.close();
    const missed = [await send(anna, 'one'), await send(bo, 'two'), await send(anna, 'three')];
    await settleAll();
    const again = await openEventStreamTestClient(server.port, bo, { last });
    const told: { at: string; message: { id: string } }[] = [];
    for (let frame = await again.next(); frame.type !== 'ready'; frame = await again.next()) {
      if (frame.type === 'event' && frame.event.type === 'message')
        told.push({ at: frame.at, message: frame.event.message });
    }
    expect(told.map(({ message }) => message)).toEqual(missed);
    const live = await send(anna, 'four');
    expect((await again.nextEvent('message')).event.message).toEqual(live);
    await again.close();

    const third = await openEventStreamTestClient(server.port, bo, { last: told.at(-1)!.at });
    expect(await settle(third, bo)).toEqual([live.id]);
    await third.close();
  });

  it('neither loses nor duplicates messages that arrive while it connects', async () => {
    let { client, last } = await connect(bo);
    await client.close();
    const sent: string[] = [];
    const progress = { isDone: false };
    const sending = (async () => {
      for (let round = 0; round < 60; round += 1) sent.push((await send(anna, `no ${round}`)).id);
      progress.isDone = true;
    })();
    const seen: string[] = [];
    while (!progress.isDone) {
      client = await openEventStreamTestClient(server.port, bo, { last });
      for (const frame of await readSome(client)) {
        if (frame.type === 'event' && frame.event.type === 'message') seen.push(frame.event.message.id);
        if (frame.type === 'event') last = frame.at;
      }
      client.socket.terminate();
    }
    await sending;
    client = await openEventStreamTestClient(server.port, bo, { last });
    seen.push(...(await settle(client, bo)));
    expect(seen).toEqual(sent);
    await client.close();
  });

  it('resets after more than a thousand missed events', async () => {
    const { client, last } = await connect(bo);
    await client.close();
    await sql`insert into event_queue (type, group_id, ref) select 'view', ${groupId}, '{}' from generate_series(1, 1001)`.execute(
      server.services.db,
    );
    await settleAll();
    const again = await openEventStreamTestClient(server.port, bo, { last });
    const greeting = await again.next();
    expect(greeting).toMatchObject({ type: 'reset', last: expect.not.stringMatching(`^${last}$`) });
    const message = await send(anna, 'after the reset');
    expect((await again.nextEvent('message')).event.message.id).toBe(message.id);
    await again.close();
  });

  it('resets when the position was pruned, is in the future, or is from another log', async () => {
    const { client, last } = await connect(bo);
    await client.close();
    await send(anna, 'pruned before it is read');
    await settleAll();
    await pruneEvents(server.services.db, new Date(Date.now() + 1000));
    const [log, , writtenAt] = last.split('-');
    for (const position of [last, `${log}-999999-${writtenAt}`, 'ffffffffffff-1-1', 'nonsense']) {
      const again = await openEventStreamTestClient(server.port, bo, { last: position });
      expect(await again.next()).toMatchObject({ type: 'reset' });
      await again.close();
    }
  });
});

/** All frames up to the greeting, and those received until the next pong. */
async function readSome(client: EventStreamTestClient) {
  const frames = [];
  for (let frame = await client.next(); ; frame = await client.next()) {
    frames.push(frame);
    if (frame.type === 'ready') break;
  }
  return [...frames, ...(await client.drain())];
}

async function settleAll(): Promise<void> {
  const { client } = await connect(stranger);
  await settle(client, stranger);
  await client.close();
}
