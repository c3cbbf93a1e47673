import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChatTestClient } from '../slices/test-chat.ts';
import { createSocialTestUser, insertTestPosts } from '../slices/social/test-social.ts';
import { createTestGroup, createTestUser } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { reportsCommand } from './reports.ts';
import { statsCommand } from './stats.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
/** The numbers, without the explanations. */
const numbers = async (laterMs = 0) =>
  (await statsCommand.prepare([])({ ...server.services, clock: () => new Date(Date.now() + laterMs) }))
    .split('\n')
    .slice(0, 6);

it('stats: are zero on an empty site', async () => {
  expect(await numbers()).toEqual([
    'Users: 0',
    'Active users: 0 in a day, 0 in 30 days',
    'Messages: 0',
    'Published posts: 0',
    'Open reports: 0',
    'Media: 0 bytes (0 MB)',
  ]);
  expect(() => statsCommand.prepare(['all'])).toThrow(/Usage/);
});

it('stats: count users, active users, messages, posts, open reports and stored bytes', async () => {
  const { db } = server.services;
  const chat = createChatTestClient(server);
  const [anna, bo] = [await createSocialTestUser(server), await createSocialTestUser(server)];
  await createTestUser(server.services, { delete_at: new Date() });
  await db.insertInto('users').values({ username: 'never0001', nickname: 'Never' }).execute();
  // Bo signed in on two devices, the latest sign-in ten days ago.
  const away = { user_id: bo.id, device_id: 'away', brand: 'GU', create_at: new Date(), used_at: new Date() };
  await db.insertInto('sessions').values(away).execute();
  await sql`update sessions set used_at = now() - interval '10 days' where user_id <> ${anna.id}`.execute(db);

  const groupId = await createTestGroup(server.services, [anna, bo]);
  const sent = [await chat.send(anna, groupId), await chat.send(bo, groupId)];
  await chat.remove(anna, `/api/v1/messages/${sent[0].id}`);
  const [postId, rejected] = await insertTestPosts(server.services, [
    { by: bo, at: 0 },
    { by: bo, at: 1 },
  ]);
  await db.updateTable('posts').set({ state: 'rejected' }).where('id', '=', rejected!).execute();
  const file = { user_id: bo.id, extension: 'png', kind: 'image' as const, secret: Buffer.from('x') };
  const variants = JSON.stringify([{ size: 30 }, { size: 7 }]);
  await db
    .insertInto('files')
    .values([
      { ...file, id: 'a', state: 'ready', size: 2_000_000, variants },
      { ...file, id: 'b', state: 'ready', variants },
      { ...file, id: 'c', state: 'processing', upload_size: 500 },
      { ...file, id: 'd', state: 'deleted', size: 9, variants },
      { ...file, id: 'e', state: 'uploading', upload_size: 9 },
    ])
    .execute();
  await chat.post(anna, '/api/v1/users/report', { user_id: bo.id, reason: 3 });
  await anna.ask('POST', 'report/post', { post_id: postId, reason: 2 });

  expect(await numbers(2 * HOUR_MS)).toEqual([
    'Users: 3',
    'Active users: 1 in a day, 3 in 30 days',
    'Messages: 2',
    'Published posts: 1',
    'Open reports: 2, the oldest 2 h 0 min old',
    'Media: 2000574 bytes (2 MB)',
  ]);
  await reportsCommand.prepare(['resolve', 'dismissed', 'user-1', 'post-1', '--reason', 'fine'])(server.services);
  expect((await numbers())[4]).toBe('Open reports: 0');
});
