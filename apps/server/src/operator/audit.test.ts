import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSocialTestUser, insertTestPosts } from '../slices/social/test-social.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { auditLogCommand } from './audit.ts';
import { postReviewCommand } from './posts.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('audit: lists operator, action, target and reason, newest first, of all targets or of one', async () => {
  expect(await auditLogCommand.prepare([])(server.services)).toBe('No action is recorded.');
  const author = await createSocialTestUser(server);
  const ids = await insertTestPosts(server.services, [
    { by: author, at: 0 },
    { by: author, at: 1 },
  ]);
  await postReviewCommand.prepare(['hold', ...ids, '--reason', ' ad\u001b[2J\n', '--as', 'ann'])(server.services);
  await postReviewCommand.prepare(['approve', ids[1]!, '--reason', 'not an ad'])(server.services);
  const lines = (await auditLogCommand.prepare([])(server.services)).split('\n').map((line) => line.split('  '));
  expect(lines).toEqual([
    [expect.stringMatching(/^\d{4}-.*Z$/), userInfo().username, 'posts approve', ids[1], 'not an ad'],
    [expect.any(String), 'ann', 'posts hold', ids[1], String.raw`ad\u001b[2J`],
    [expect.any(String), 'ann', 'posts hold', ids[0], String.raw`ad\u001b[2J`],
  ]);
  expect((await auditLogCommand.prepare([ids[0]!])(server.services)).split('\n')).toHaveLength(1);
  for (const args of [['a', 'b'], ['--all']]) expect(() => auditLogCommand.prepare(args)).toThrow(/Usage/);
});

it('audit: the database refuses to change, delete and truncate entries', async () => {
  const { db } = server.services;
  const before = await db.selectFrom('operator_audit').selectAll().execute();
  for (const statement of [
    sql`update operator_audit set reason = 'another'`,
    sql`delete from operator_audit`,
    sql`truncate operator_audit`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('operator_audit is append-only');
  expect(await db.selectFrom('operator_audit').selectAll().execute()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

it.each([
  [[]],
  [['--reason', ' ']],
  [['--as', 'ann']],
  [['--reason', 'x'.repeat(2001)]],
  [['--reason', 'x', '--as', ' ']],
])('audit: an action without a reason or an operator is refused: %j', (options) => {
  expect(() => postReviewCommand.prepare(['hold', 'p1', ...options])).toThrow(/^posts: .*Usage: posts hold/);
});
