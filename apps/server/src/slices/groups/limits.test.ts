import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runTransaction } from '../../base/database/transaction.ts';
import { findConcurrencyTestViolations } from '../../concurrency/invariants.ts';
import { useTestServer } from '../../use-test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestGroup, createTestUser, type TestUser, signInTestUser } from '../test-world.ts';
import { createGroupTestClient } from './test-groups.ts';

const server = useTestServer();
const g = createGroupTestClient(server);

const count = async (table: 'members' | 'group_blocks', group: string, condition = sql`true`): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where group_id = ${group} and ${condition}`.execute(
      server.services.db,
    )
  ).rows[0]!.n;

/** Creates users and adds them to a group without requests. */
async function fill(group: string, amount: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into users (username, nickname) select 'f' || replace(gen_random_uuid()::text, '-', ''), 'Filler'
      from generate_series(1, ${amount}::int) returning id)
    insert into members (group_id, user_id) select ${group}, id from made returning user_id as id`.execute(
    server.services.db,
  );
  return rows.map(({ id }) => id);
}

const enter = (ids: readonly string[]): Promise<TestUser[]> =>
  Promise.all(ids.map((id) => signInTestUser(server.services, { id, brand: 'GU' })));

const countAnswers = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]));

it('member limit: 200 joins and invitations at once fill a group of 2,300 exactly', async () => {
  const [owner, ...inviters] = (await g.people(11)) as [TestUser, ...TestUser[]];
  const group = await createTestGroup(server.services, [owner, ...inviters]);
  await fill(group, 2300 - 11 - 50);
  const joiners = await g.people(100);
  const invitees = await Promise.all(Array.from({ length: 100 }, () => createTestUser(server.services)));
  await Promise.all(inviters.map((inviter, n) => g.befriend(inviter, invitees.slice(n * 10, n * 10 + 10))));
  const { share_code } = (await g.share(owner, group)).json.result;
  const answers = await Promise.all([
    ...joiners.map(async (who) => formatTestResponseCode(await g.join(who, share_code))),
    ...invitees.map(async (who, n) => {
      const { status, json } = await g.invite(inviters[Math.floor(n / 10)]!, group, [who]);
      return `${status} ${json.error ?? 'ok'}`;
    }),
  ]);
  expect(countAnswers(answers)).toEqual({ '200 ok': 50, '400 api.too_much': 150 });
  expect(await count('members', group)).toBe(2300);
  expect(await g.read(owner, group)).toMatchObject({ member_count: 2300, last_seq: 50 });
  expect(await findConcurrencyTestViolations(server.services.db)).toEqual({});
});

it('code: 200 joins at once use a limited code exactly as often as allowed', async () => {
  const owner = await createTestUser(server.services);
  const group = await createTestGroup(server.services, [owner]);
  const { share_code } = (await g.share(owner, group, { max_uses: 20 })).json.result;
  const joiners = await g.people(200);
  const answers = await Promise.all(joiners.map(async (who) => formatTestResponseCode(await g.join(who, share_code))));
  expect(countAnswers(answers)).toEqual({ '200 ok': 20, '400 api.share_code.used_up': 180 });
  expect(await count('members', group)).toBe(21);
});

it('admin and block limits: 200 changes at once keep 15 admins and 50 blocks, and exactly one owner', async () => {
  const owner = await createTestUser(server.services);
  const group = await createTestGroup(server.services, [owner]);
  const ids = await fill(group, 200);
  const [heir] = await enter(ids.slice(0, 1));
  const named = ids.map((id) => ({ ...owner, id }));
  const answers = await Promise.all([
    ...named.slice(1, 101).map(async (who) => formatTestResponseCode(await g.promote(owner, group, who))),
    ...named.slice(101).map(async (who) => formatTestResponseCode(await g.block(owner, group, who))),
  ]);
  expect(countAnswers(answers)).toEqual({ '200 ok': 65, '400 api.too_much': 134 });
  expect(await count('members', group, sql`role = 'admin'`)).toBe(15);
  expect(await count('group_blocks', group)).toBe(50);
  // The owner hands over while admins come and go, and the heir hands back.
  await Promise.all([
    ...named.slice(1, 40).map((who) => g.remove(owner, `/api/v1/groups/${group}/admins/${who.id}`)),
    ...named.slice(1, 40).map((who) => g.promote(owner, group, who)),
    ...Array.from({ length: 10 }, () => g.transfer(owner, group, heir!)),
    ...Array.from({ length: 10 }, () => g.transfer(heir!, group, owner)),
  ]);
  expect(await count('members', group, sql`role = 'owner'`)).toBe(1);
  expect(await count('members', group, sql`role = 'admin'`)).toBeLessThanOrEqual(15);
  expect(await findConcurrencyTestViolations(server.services.db)).toEqual({});
});

it('full group: refuses to let a user join while another request holds its lock', async () => {
  const [owner, stranger] = (await g.people(2)) as [TestUser, TestUser];
  const group = await createTestGroup(server.services, [owner]);
  const { share_code } = (await g.share(owner, group)).json.result;
  const { db } = server.services;
  await db.updateTable('groups').set({ member_limit: 1 }).where('id', '=', group).execute();
  await runTransaction(db, async (trx) => {
    await trx.selectFrom('groups').select('id').where('id', '=', group).forUpdate().execute();
    expect(formatTestResponseCode(await g.join(stranger, share_code))).toBe('400 api.too_much');
  });
});
