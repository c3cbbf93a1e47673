import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createSocialTestUser, insertTestPosts } from '../social/test-social.ts';
import { announceMissedNotificationsJob, pruneNotificationsJob } from './jobs.ts';
import { createNotificationTestClient } from './test-notifications.ts';

let server: TestServer;
let calls: ReturnType<typeof createNotificationTestClient>;
beforeAll(async () => {
  server = await startTestServer();
  calls = createNotificationTestClient(server);
});
afterAll(() => server.close());

async function countEvents(userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select user_id, type from events union all select user_id, type from event_queue
    ) as all_events where user_id = ${userId} and type = 'notification'`.execute(server.services.db);
  return rows[0]!.count;
}

/** As if the last event had been sent long ago, or just now. */
const setEventAt = (userId: string, at: 'infinity' | '-infinity') =>
  sql`update notification_states set event_at = ${at} where user_id = ${userId}`.execute(server.services.db);

describe('events about notifications', () => {
  it('are one for many likes within a second; a job sends what was left', async () => {
    const author = await createSocialTestUser(server);
    const [post] = await insertTestPosts(server.services, [{ by: author, at: 0 }]);
    const fans = [
      await createSocialTestUser(server),
      await createSocialTestUser(server),
      await createSocialTestUser(server),
    ];
    await fans[0]!.ask('PUT', `posts/${post}/like`);
    expect(await countEvents(author.id)).toBe(1);
    await setEventAt(author.id, 'infinity');
    for (const fan of fans.slice(1)) await fan.ask('PUT', `posts/${post}/like`);
    await runJobNowInTest(server.services, announceMissedNotificationsJob);
    expect(await countEvents(author.id)).toBe(1);
    await setEventAt(author.id, '-infinity');
    await runJobNowInTest(server.services, announceMissedNotificationsJob);
    expect(await countEvents(author.id)).toBe(2);
    await runJobNowInTest(server.services, announceMissedNotificationsJob);
    expect(await countEvents(author.id)).toBe(2);
    expect((await calls.page(author)).list.map(({ count }) => count)).toEqual([3]);
  });

  it('pruning deletes what is 90 days old, and tells of the new count', async () => {
    const author = await createSocialTestUser(server);
    const fan = await createSocialTestUser(server);
    const posts = await insertTestPosts(server.services, [
      { by: author, at: 0 },
      { by: author, at: 1 },
    ]);
    for (const post of posts) await fan.ask('PUT', `posts/${post}/like`);
    await server.services.db
      .updateTable('notifications')
      .set({ last_at: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) })
      .where('target_id', '=', posts[0]!)
      .execute();
    const before = await countEvents(author.id);
    await runJobNowInTest(server.services, pruneNotificationsJob);
    expect((await calls.page(author)).list.map(({ target }) => (target as { id: string }).id)).toEqual([posts[1]]);
    expect(await calls.count(author)).toBe(1);
    expect(await countEvents(author.id)).toBeGreaterThan(before);
  });
});
