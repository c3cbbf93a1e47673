import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportsCommand } from '../operator/reports.ts';
import { createTestSharpImage } from '../platform/media/test-files.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { processAllPostFilesInTest, createSocialTestUser, type SocialTestUser } from './social/test-social.ts';
import { runRecurringJobsInTest } from './test-recurring-jobs.ts';
import { createUploadTestClient } from './test-uploads.ts';
import { createTestGroup, TEST_PASSWORD } from './test-world.ts';

const DAY_MS = 86_400_000;
const dataDir = mkdtempSync(join(tmpdir(), 'quintet-reported-'));
let server: TestServer;
let u: ReturnType<typeof createUploadTestClient>;
let now = new Date();

beforeAll(async () => {
  const media = { s3: null, ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' };
  server = await startTestServer({ config: { dataDir, media }, clock: () => now });
  u = createUploadTestClient(server);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const operate = (...args: string[]) => reportsCommand.prepare(args)(server.services);
const stored = () =>
  readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const picture = () => createTestSharpImage(300, 200).png().toBuffer();

/** A picture in a group, and the message with it. */
async function sendPicture(from: SocialTestUser, to: SocialTestUser) {
  const group = await createTestGroup(server.services, [from, to]);
  const path = await u.upload(from, group, 'image', 'png', await picture());
  return { group, message: (await u.sendFile(from, group, 'image', path)).json.result };
}

async function publishPicture(author: SocialTestUser): Promise<string> {
  const content = await picture();
  const query = `kind=image&extension=png&size=${content.length}`;
  const { url, file_path } = (await author.ask('GET', `posts/upload-info?${query}`)).json.result;
  await u.put(url, content);
  const { id } = (await author.ask('POST', 'posts', { text: '', file_paths: [file_path] })).json.result;
  await processAllPostFilesInTest(server.services);
  return id;
}

type Ended = { name: string; report: (by: SocialTestUser, of: SocialTestUser) => Promise<() => Promise<unknown>> };

/** Reports a picture; the returned function makes its original go. */
const ENDS: Ended[] = [
  {
    name: 'a retracted message, reported with its author',
    report: async (by, of) => {
      const { group, message } = await sendPicture(of, by);
      await u.post(by, '/api/v1/users/report', { user_id: of.id, reason: 2, group_id: group, msg_ids: [message.id] });
      return () => u.remove(of, `/api/v1/messages/${message.id}`);
    },
  },
  {
    name: 'a dissolved group, reported with its latest messages',
    report: async (by, of) => {
      const { group } = await sendPicture(of, by);
      await u.post(by, `/api/v1/groups/${group}/report`, { reason: 2 });
      return () => u.remove(of, `/api/v1/groups/${group}`);
    },
  },
  {
    name: 'a deleted post',
    report: async (by, of) => {
      const id = await publishPicture(of);
      await by.ask('POST', 'report/post', { post_id: id, reason: 2 });
      return () => of.ask('DELETE', `posts/${id}`);
    },
  },
  {
    name: 'a post of a cancelled account',
    report: async (by, of) => {
      await by.ask('POST', 'report/post', { post_id: await publishPicture(of), reason: 2 });
      return () => u.remove(of, '/api/v1/users/me', { password: TEST_PASSWORD });
    },
  },
  // Last, because it moves the clock.
  {
    name: 'an expired message',
    report: async (by, of) => {
      const { group, message } = await sendPicture(of, by);
      await u.post(by, `/api/v1/groups/${group}/report`, { reason: 2, msg_ids: [message.id] });
      return async () => (now = new Date(now.getTime() + 15 * DAY_MS));
    },
  },
];

describe('reported files', () => {
  it('are kept when the report and the deletion run at the same time', async () => {
    const [by, of] = [await createSocialTestUser(server), await createSocialTestUser(server)];
    for (let round = 0; round < 10; round += 1) {
      const { group, message } = await sendPicture(of, by);
      const [reported] = await Promise.all([
        u.post(by, '/api/v1/users/report', { user_id: of.id, reason: 2, group_id: group, msg_ids: [message.id] }),
        u.remove(of, `/api/v1/messages/${message.id}`),
      ]);
      expect([200, 400]).toContain(reported.status);
      await runRecurringJobsInTest(server.services);
      const kept = await server.services.db.selectFrom('report_files').select('file_id').execute();
      for (const { file_id } of kept) expect(stored().some((name) => name.startsWith(file_id))).toBe(true);
    }
  });

  it.each(ENDS)('stay in the store until the report of $name is resolved', async ({ report }) => {
    const [by, of] = [await createSocialTestUser(server), await createSocialTestUser(server)];
    const before = stored();
    const end = await report(by, of);
    const kept = stored().filter((name) => !before.includes(name));
    expect(kept.length).toBeGreaterThan(0);
    await end();
    await runRecurringJobsInTest(server.services);
    expect(stored()).toEqual(expect.arrayContaining(kept));

    const id = (await operate('list')).split('\n').at(-1)!.split('  ')[0]!;
    const folder = join(dataDir, id);
    expect(await operate('save-files', id, folder)).toBe(join(folder, readdirSync(folder)[0]!));
    const saved = readdirSync(folder);
    expect(saved).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)]);
    expect(await sharp(readFileSync(join(folder, saved[0]!))).metadata()).toMatchObject({ width: 300, height: 200 });

    await operate('resolve', 'upheld', id, '--reason', 'seen', '--as', 'ann');
    await runRecurringJobsInTest(server.services);
    expect(stored().filter((name) => kept.includes(name))).toEqual([]);
    expect(await operate('save-files', id, folder)).toBe('The report keeps no files.');
  });
});
