import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createSocialTestGuestCall, createSocialTestUser, insertTestPosts } from '../slices/social/test-social.ts';
import { postReviewCommand } from './posts.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('posts: are held, rejected and approved; others see the post or the reason why not', async () => {
  const author = await createSocialTestUser(server);
  const [id] = await insertTestPosts(server.services, [{ by: author, at: 0 }]);
  const { config, db, events, clock } = server.services;
  const run = (...args: string[]) =>
    postReviewCommand.prepare([...args, '--reason', 'spam'])({ config, db, events, clock });
  const seen = async () => {
    const { status, json } = await createSocialTestGuestCall(server)('GET', `guest/posts/${id}`);
    return json.error ?? status;
  };
  expect(await run('hold', id!)).toBe(`hold: ${id}`);
  expect(await seen()).toBe('api.post.audit_auditing');
  await run('reject', id!);
  expect(await seen()).toBe('api.post.audit_rejected');
  expect((await author.ask('GET', `posts/${id}`)).json.result).toMatchObject({ audit_status: 'rejected' });
  await run('approve', id!);
  expect(await seen()).toBe(200);
});

it('posts: one with unprocessed files, and a missing one, cannot be reviewed', async () => {
  const author = await createSocialTestUser(server);
  const [id] = await insertTestPosts(server.services, [{ by: author, at: 0 }]);
  const { config, db, events, clock } = server.services;
  await db.updateTable('posts').set({ state: 'processing' }).where('id', '=', id!).execute();
  await expect(
    postReviewCommand.prepare(['approve', id!, 'p0', '--reason', 'fine'])({ config, db, events, clock }),
  ).rejects.toThrow(`review ${id}, p0: unknown`);
  for (const args of [
    [],
    ['hold', '--reason', 'x'],
    ['hold', id!],
    ['hold', id!, '--as', 'ann'],
    ['publish', id!, '--reason', 'x'],
  ])
    expect(() => postReviewCommand.prepare(args)).toThrow(/Usage/);
});
