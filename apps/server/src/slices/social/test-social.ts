import type { Services } from '../../platform/services.ts';
import type { TestResponse, TestServer } from '../../test-server.ts';
import { createTestUser, type TestUser } from '../test-world.ts';
import { runQueuedJobsInTest } from '../../platform/jobs/test-jobs.ts';
import { processLongPostFileJob, processQuickPostFileJob, processPostFileOrDefer } from './file-jobs.ts';

/** Runs all queued file jobs, as an instance does. */
export const processAllPostFilesInTest = (
  services: Services,
  options?: Parameters<typeof runQueuedJobsInTest>[2],
  quickMs?: number,
): Promise<void> =>
  runQueuedJobsInTest(
    services,
    [
      {
        ...processQuickPostFileJob,
        run: (...[given, payload, attempt]) => processPostFileOrDefer(given, payload as never, attempt, quickMs),
      },
      processLongPostFileJob,
    ],
    options,
  );

type Ask = (method: string, path: string, body?: object) => Promise<TestResponse>;

/** A signed-in user of the social operations; `path` is relative to /social/api/. */
export type SocialTestUser = TestUser & { authorId: string; ask: Ask };

export const createSocialTestGuestCall =
  (server: TestServer, headers: Record<string, string> = {}): Ask =>
  (method, path, body) =>
    server.call(method, `/social/api/${path}`, { host: 'gu.localhost', body, headers });

export async function createSocialTestUser(
  server: TestServer,
  fields: Parameters<typeof createTestUser>[1] = {},
): Promise<SocialTestUser> {
  const person = await createTestUser(server.services, fields);
  return {
    ...person,
    authorId: `a${person.id.slice(1)}`,
    ask: (method, path, body) =>
      server.call(method, `/social/api/${path}`, {
        host: 'gu.localhost',
        token: person.token,
        body,
      }),
  };
}

/** Creates an account for each nickname, in this order. */
export async function createSocialTestUsers<const Nicknames extends readonly string[]>(
  server: TestServer,
  nicknames: Nicknames,
): Promise<{ -readonly [Index in keyof Nicknames]: SocialTestUser }> {
  const users: SocialTestUser[] = [];
  for (const nickname of nicknames) users.push(await createSocialTestUser(server, { nickname }));
  return users as { -readonly [Index in keyof Nicknames]: SocialTestUser };
}

/** Inserts published posts; `at`: minutes after a fixed time. Returns their ids in this order. */
export async function insertTestPosts(
  { db }: Pick<Services, 'db'>,
  posts: readonly { by: TestUser; at: number; text?: string; privacy?: 1 | 2 | 3 | 4 }[],
): Promise<string[]> {
  const rows = posts.map(({ by, at, text = 'post', privacy = 1 }) => ({
    user_id: by.id,
    text,
    privacy,
    create_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
  }));
  return (await db.insertInto('posts').values(rows).returning('id').execute()).map(({ id }) => id);
}

export const getTestResponseListIds = (answer: TestResponse): string[] =>
  answer.json.result.list.map(({ id }: { id: string }) => id);

/** Follows `next_id` to the end. Returns the ids of each page. */
export async function readAllTestPageIds(ask: Ask, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | null = ''; next !== null;) {
    const answer: TestResponse = await ask(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}${next && `next_id=${next}`}`,
    );
    pages.push(getTestResponseListIds(answer));
    next = answer.json.result.next_id;
  }
  return pages;
}
