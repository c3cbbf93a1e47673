import { randomInt } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../test-server.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestCid, createTestGroup, type TestUser } from '../test-world.ts';
import { createFriendTestClient, toComparableTestResponse } from './test-contacts.ts';

/** What a stranger can learn about users who hide, from the answers and from the work that they cost. */

let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const server = useTestServer({ adapt: (services) => ({ ...services, db: services.db.withPlugin(counter) }) });
const friends = createFriendTestClient(server);

const KINDS = ['open', 'hidden', 'blocker', 'suspended', 'cancelled', 'unknown'] as const;
type Kind = (typeof KINDS)[number];
type Target = { id: string; username: string; phone: string };

let stranger: TestUser;
let group: string;
let targets: Record<Kind, Target>;

const createTarget = async (fields: object = {}): Promise<Target & TestUser> => {
  const contact = { username: `target${randomInt(100_000, 1_000_000)}`, phone: `139${randomInt(1e7, 1e8)}` };
  return { ...contact, ...(await friends.person({ nickname: 'Target', country: 'CN', ...contact, ...fields })) };
};

beforeAll(async () => {
  stranger = await friends.person();
  group = await createTestGroup(server.services, [stranger]);
  targets = {
    open: await createTarget(),
    hidden: await createTarget({ findable_by_id: Toggle.CLOSE, findable_by_phone: Toggle.CLOSE }),
    blocker: await createTarget(),
    suspended: await createTarget({ status: Toggle.CLOSE }),
    cancelled: await createTarget(),
    unknown: { id: 'u99999', username: 'target099999', phone: '13812345678' },
  };
  await friends.block(targets.blocker as Target & TestUser, stranger);
  await friends.cancel(targets.cancelled as Target & TestUser);
});

/** An answer without the ids that the stranger has sent, and times. */
const describeAnswer = (answer: TestResponse): string =>
  toComparableTestResponse({
    ...answer,
    text: answer.text
      .replaceAll(/"[uagt]\d+(_u\d+)?"|"target\d+"/g, '"…"')
      .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '""'),
  });

type Send = (who: TestUser, target: Target) => Promise<TestResponse>;

/** The kinds of users by their answers: those of one list answer alike. */
async function groupByAnswer(send: Send): Promise<Kind[][]> {
  const kindsByAnswer = new Map<string, Kind[]>();
  for (const kind of KINDS) {
    const answer = describeAnswer(await send(stranger, targets[kind]));
    kindsByAnswer.set(answer, [...(kindsByAnswer.get(answer) ?? []), kind]);
  }
  return [...kindsByAnswer.values()];
}

const { get, post, put, remove } = friends;
const OF_A_SEARCH: Kind[][] = [['open'], ['hidden'], ['blocker', 'suspended', 'cancelled', 'unknown']];
const OF_A_PAGE: Kind[][] = [['open', 'hidden', 'blocker', 'suspended'], ['cancelled'], ['unknown']];
const OF_WHAT_IS_KEPT: Kind[][] = [['open', 'hidden', 'blocker', 'suspended', 'cancelled'], ['unknown']];
const ALL_ALIKE: Kind[][] = [[...KINDS]];

describe('a stranger gets', () => {
  it.each<[operation: string, expected: Kind[][], send: Send]>([
    ['search by account ID', OF_A_SEARCH, (who, { username }) => friends.search(who, username)],
    ['search by phone', OF_A_SEARCH, (who, { phone }) => friends.search(who, phone)],
    ['the user', OF_A_PAGE, (who, { id }) => get(who, `/api/v1/users/${id}`)],
    ['the author', OF_A_PAGE, (who, { id }) => get(who, `/social/api/authors/a${id.slice(1)}`)],
    ['a chat', OF_A_PAGE, (who, { id }) => post(who, '/api/v1/groups/direct', { contact_id: id })],
    ['groups in common', ALL_ALIKE, (who, { id }) => get(who, `/api/v1/users/${id}/groups`)],
    ['the own memo', OF_WHAT_IS_KEPT, (who, { id }) => get(who, `/api/v1/users/memo/${id}`)],
    ['a new memo', OF_WHAT_IS_KEPT, (who, { id }) => post(who, `/api/v1/users/memo/${id}`, { memo: 'new' })],
    ['a remark', OF_WHAT_IS_KEPT, (who, { id }) => put(who, `/api/v1/users/nicknames/${id}`, { nickname: 'Who' })],
    ['no remark', OF_WHAT_IS_KEPT, (who, { id }) => remove(who, `/api/v1/users/nicknames/${id}`)],
    ['a report', OF_WHAT_IS_KEPT, (who, { id }) => post(who, '/api/v1/users/report', { user_id: id, reason: 1 })],
    ['a member', ALL_ALIKE, (who, { id }) => get(who, `/api/v1/groups/${group}/members/${id}`)],
    ['members', ALL_ALIKE, (who, { id }) => post(who, `/api/v1/groups/${group}/members/ids`, { user_ids: [id] })],
    [
      'an invitation into a group',
      [['open', 'hidden', 'blocker', 'suspended', 'unknown'], ['cancelled']],
      (who, { id }) => post(who, `/api/v1/groups/${group}/members`, { user_ids: [id], cid: createTestCid() }),
    ],
    ['a friend removed', ALL_ALIKE, (who, { id }) => remove(who, `/api/v1/users/contacts/${id}`)],
    ['a block', OF_WHAT_IS_KEPT, (who, { id }) => post(who, '/api/v1/users/blocks', { block_id: id })],
    ['no block', ALL_ALIKE, (who, { id }) => remove(who, `/api/v1/users/blocks/${id}`)],
  ])('%s: with the same answer for these users', async (_operation, expected, send) => {
    expect(await groupByAnswer(send)).toEqual(expected);
  });

  it('by adding a friend: the same answer for users who block the stranger, suspended and unknown ones', async () => {
    const alike = await Promise.all(
      (['blocker', 'suspended', 'unknown'] as const).map(async (kind) =>
        describeAnswer(await friends.add(stranger, targets[kind])),
      ),
    );
    expect(new Set(alike).size).toBe(1);
  });
});

it.each<[string, (target: Target) => string]>([
  ['account ID', ({ username }) => username],
  ['phone number', ({ phone }) => phone],
])('search by %s: a user who is not found costs the same statements as nobody', async (_what, toText) => {
  const counts = new Map<Kind, number>();
  for (const kind of OF_A_SEARCH[2]!) {
    statements = 0;
    await friends.search(stranger, toText(targets[kind]));
    counts.set(kind, statements);
  }
  expect(new Set(counts.values())).toEqual(new Set([counts.get('unknown')]));
});
