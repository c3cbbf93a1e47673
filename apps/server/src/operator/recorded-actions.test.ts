import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSocialTestUser, insertTestPosts } from '../slices/social/test-social.ts';
import { useTestServer } from '../use-test-server.ts';
import { bannedWordsCommand } from './banned-words.ts';
import { captchaCommand } from './captcha.ts';
import { inviteCodesCommand } from './invite-codes.ts';
import { maintenanceCommand } from './maintenance.ts';
import { minefieldCommand } from './minefield.ts';
import { postReviewCommand } from './posts.ts';
import { registrationFieldsCommand } from './registration.ts';
import { reportsCommand } from './reports.ts';
import { usersCommand } from './users.ts';

const server = useTestServer();
let userId: string;
let suspendedId: string;
let postId: string;
let reportId: number;
beforeAll(async () => {
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
    server.services.db,
  );
});
beforeEach(async () => {
  const author = await createSocialTestUser(server);
  [userId, suspendedId] = [author.id, (await createSocialTestUser(server, { status: 2 })).id];
  [postId] = (await insertTestPosts(server.services, [{ by: author, at: 0 }])) as [string];
  ({ id: reportId } = await server.services.db
    .insertInto('post_reports')
    .values({ reporter_id: suspendedId, post_id: postId, author_id: userId, reason: 1, evidence: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow());
});

/** The rows that the actions write. Events that are numbered meanwhile only move from one table to the other. */
async function readState() {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(u order by id) from users u), (select jsonb_agg(s order by id) from sessions s),
      (select jsonb_agg(s order by key) from settings s), (select jsonb_agg(i order by code) from invite_codes i),
      (select jsonb_agg(p order by id) from posts p), (select jsonb_agg(r order by id) from post_reports r),
      (select count(*) from events) + (select count(*) from event_queue))::text as state`.execute(server.services.db);
  const { length } = await server.services.db.selectFrom('operator_audit').select('id').execute();
  return { state: rows[0]!.state, length };
}

const ACTIONS = [
  ['users suspend', 'users', () => usersCommand.prepare(['suspend', userId, '--reason', 'x'])],
  ['users restore', 'users', () => usersCommand.prepare(['restore', suspendedId, '--reason', 'x'])],
  ['users note', 'operator_audit', () => usersCommand.prepare(['note', userId, '--reason', 'x'])],
  ['posts reject', 'posts', () => postReviewCommand.prepare(['reject', postId, '--reason', 'x'])],
  [
    'reports resolve',
    'post_reports',
    () => reportsCommand.prepare(['resolve', 'upheld', `post-${reportId}`, '--reason', 'x']),
  ],
  ['maintenance on', 'settings', () => maintenanceCommand.prepare(['on', '--reason', 'x'])],
  ['banned-words add', 'settings', () => bannedWordsCommand.prepare(['add', 'casino', '--reason', 'x'])],
  ['minefield off', 'settings', () => minefieldCommand.prepare(['off', '--reason', 'x'])],
  ['captcha off', 'settings', () => captchaCommand.prepare(['off', '--reason', 'x'])],
  ['registration', 'settings', () => registrationFieldsCommand.prepare(['--invite-code', 'hide', '--reason', 'x'])],
  [
    'invite-codes add',
    'invite_codes',
    () => inviteCodesCommand.prepare(['add', randomBytes(4).toString('hex'), '--reason', 'x']),
  ],
] as const;

describe.each(ACTIONS)('%s', (name, table, prepare) => {
  it.each([
    ['the entry cannot be written', 'trigger failing before insert on operator_audit'],
    ['the commit fails', 'constraint trigger failing after insert on operator_audit deferrable initially deferred'],
    ['the action cannot be done', `trigger failing before insert or update on ${table}`],
  ])('neither changes nor records anything if %s', async (_when, trigger) => {
    const { db } = server.services;
    await sql.raw(`create ${trigger} for each row execute function fail()`).execute(db);
    const before = await readState();
    await expect(prepare()(server.services)).rejects.toThrow('disk full');
    expect(await readState()).toEqual(before);
    await sql
      .raw(`drop trigger failing on ${trigger.includes('on operator_audit') ? 'operator_audit' : table}`)
      .execute(db);

    await prepare()(server.services);
    const after = await readState();
    expect(after.length).toBe(before.length + 1);
    expect(after.state === before.state).toBe(name === 'users note');
  });
});
