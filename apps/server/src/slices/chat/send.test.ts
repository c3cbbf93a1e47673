import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { assignTestEventNumbers } from '../../platform/events/test-events.ts';
import {
  createTestCid,
  createTestGroup,
  createTestUser,
  formatTestMemberPermission,
  type TestUser,
} from '../test-world.ts';

const HOST = 'gu.localhost';
const server = useTestServer();
let people: [TestUser, TestUser, TestUser];

beforeAll(async () => {
  people = [
    await createTestUser(server.services),
    await createTestUser(server.services),
    await createTestUser(server.services),
  ];
});

const send = (who: TestUser, body: object) =>
  server.call('POST', '/api/v1/messages', {
    host: HOST,
    token: who.token,
    body: { type: 'text', cid: createTestCid(), ...body },
  });
const historyOf = (groupId: string) =>
  server.services.db.selectFrom('messages').selectAll().where('group_id', '=', groupId).orderBy('seq').execute();

describe('the same cid', () => {
  it('creates one message when it is sent fifty times at once', async () => {
    const [anna] = people;
    const group_id = await createTestGroup(server.services, people);
    const cid = createTestCid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(anna, { group_id, text: 'once', cid })));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.result.id} ${json.result.seq}`)).size).toBe(1);
    expect(await historyOf(group_id)).toHaveLength(1);
    await assignTestEventNumbers(server.services.db);
    const events = await server.services.db
      .selectFrom('events')
      .selectAll()
      .where('group_id', '=', group_id)
      .where('type', '=', 'message')
      .execute();
    expect(events).toHaveLength(1);
    const later = await send(anna, { group_id, text: 'said otherwise', cid });
    expect(later.json.result).toEqual(answers[0]!.json.result);
  });

  it('creates another message for another sender, and is refused in another group', async () => {
    const [anna, bo] = people;
    const group_id = await createTestGroup(server.services, people);
    const cid = createTestCid();
    expect((await send(anna, { group_id, text: 'mine', cid })).json.result.seq).toBe(1);
    expect((await send(bo, { group_id, text: 'mine too', cid })).json.result.seq).toBe(2);
    const elsewhere = await createTestGroup(server.services, people);
    expect((await send(anna, { group_id: elsewhere, text: 'mine', cid })).json.error).toBe(
      'api.body.param_invalid.cid',
    );
  });

  it('sent to two groups at once creates a message in one of them', async () => {
    const [anna] = people;
    const groups = [await createTestGroup(server.services, people), await createTestGroup(server.services, people)];
    const cid = createTestCid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(anna, { group_id: groups[index % 2], text: 'where', cid })),
    );
    const lengths = await Promise.all(groups.map(async (id) => (await historyOf(id)).length));
    expect(lengths.sort()).toEqual([0, 1]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});

describe('seq', () => {
  it('has no gaps and increases with time under concurrent sending', async () => {
    const step = fc.record({
      sender: fc.nat(2),
      group: fc.nat(1),
      text: fc.constantFrom('a word', '', 'see http://x.example/y'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const groups = [await createTestGroup(server.services, people), await createTestGroup(server.services, people)];
        await Promise.all(
          steps.map(({ sender, group, text }) => send(people[sender]!, { group_id: groups[group], text })),
        );
        for (const [index, id] of groups.entries()) {
          const rows = await historyOf(id);
          const accepted = steps.filter(({ group, text }) => group === index && text === 'a word').length;
          expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: accepted }, (_, place) => place + 1));
          const times = rows.map(({ create_at }) => create_at.getTime());
          expect(times).toEqual([...times].sort((a, b) => a - b));
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('sending', () => {
  it('returns the message in the wire format', async () => {
    const [anna] = people;
    const group_id = await createTestGroup(server.services, people);
    const cid = createTestCid();
    const { json } = await send(anna, { group_id, text: '  你好 \n', cid });
    expect(json.result).toMatchObject({
      group_id,
      user_id: anna.id,
      type: 'text',
      text: '你好',
      seq: 1,
      cid,
      thread_id: null,
      expire_at: null,
    });
    expect(json.result.id).toMatch(/^m\d+$/);
    expect(Date.parse(json.result.create_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    ['nothing', '', 'api.body.param_invalid.text'],
    ['blanks', ' \n\t ', 'api.body.param_invalid.text'],
    ['5,001 characters', '字'.repeat(5001), 'api.body.param_invalid.text'],
    ['a link', 'look at https://example.com/x', 'api.comment.has_hyperlink'],
  ])('refuses %s', async (_name, text, error) => {
    const group_id = await createTestGroup(server.services, people);
    const answer = await send(people[0], { group_id, text });
    expect([answer.status, answer.json.error]).toEqual([400, error]);
    expect(await historyOf(group_id)).toEqual([]);
  });

  it('accepts 5,000 characters, also of two code units each', async () => {
    const group_id = await createTestGroup(server.services, people);
    expect((await send(people[0], { group_id, text: '😀'.repeat(5000) })).status).toBe(200);
  });

  it('recommends a user, with a card', async () => {
    const group_id = await createTestGroup(server.services, people);
    const sent = await send(people[0], { group_id, type: 'recommand', target_id: people[1].id });
    const { id } = people[1];
    const card = { id: `a${id.slice(1)}`, user_id: id, title: expect.stringMatching(/./) };
    expect(sent.json.result).toMatchObject({ type: 'recommand', target_id: id, text: null, share: card });

    const refused = await send(people[0], { group_id, type: 'recommand', target_id: 'u1' });
    expect(refused.json.error).toBe('api.body.param_invalid.target_id');
  });
});

describe('the permission to send', () => {
  it('is set by the owner for members, and does not restrict the owner', async () => {
    const [owner, member] = people;
    const group_id = await createTestGroup(server.services, people, {
      member_permission: formatTestMemberPermission({ send_message: 'denied' }),
    });
    expect((await send(member, { group_id, text: 'hi' })).json.error).toBe('api.forbidden');
    expect((await send(owner, { group_id, text: 'hi' })).status).toBe(200);
  });

  it('covers links once the owner grants them', async () => {
    const group_id = await createTestGroup(server.services, people, {
      member_permission: formatTestMemberPermission({ send_hyperlink: 'granted' }),
    });
    for (const who of people) expect((await send(who, { group_id, text: 'https://example.com/x' })).status).toBe(200);
  });

  it('is denied to users on the blacklist', async () => {
    const [, member] = people;
    const group_id = await createTestGroup(server.services, people);
    await server.services.db.insertInto('group_blocks').values({ group_id, user_id: member.id }).execute();
    expect((await send(member, { group_id, text: 'hi' })).json.error).toBe('api.forbidden');
  });

  it('in a direct message is denied to both sides of a block, and towards a cancelled account', async () => {
    const cai = await createTestUser(server.services);
    const dee = await createTestUser(server.services);
    const opened = await server.call('POST', '/api/v1/groups/direct', {
      host: HOST,
      token: cai.token,
      body: { contact_id: dee.id },
    });
    const group_id = opened.json.result.id;
    expect((await send(cai, { group_id, text: 'hi' })).status).toBe(200);
    expect((await send(cai, { group_id, text: 'www.example.com' })).json.error).toBe('api.comment.has_hyperlink');

    await server.services.db.insertInto('blocks').values({ user_id: dee.id, block_id: cai.id }).execute();
    expect((await send(cai, { group_id, text: 'hi' })).json.error).toBe('api.forbidden');
    expect((await send(dee, { group_id, text: 'hi' })).json.error).toBe('api.forbidden');

    await server.services.db.deleteFrom('blocks').execute();
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', dee.id).execute();
    expect((await send(cai, { group_id, text: 'hi' })).json.error).toBe('api.author.data_is_deleted');
  });
});
