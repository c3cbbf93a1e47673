import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createUndecodableTestMp4, createTestSharpImage } from '../../platform/media/test-files.ts';
import { expireTestJobHeartbeats } from '../../platform/jobs/test-jobs.ts';
import { processLongPostFileJob, processQuickPostFileJob } from './file-jobs.ts';
import { processAllPostFilesInTest, type SocialTestUser, createSocialTestUser } from './test-social.ts';

/** Users take turns with files that are published within these milliseconds. */
const TURN_MS = 600_000;
const now = new Date(Date.now() - (Date.now() % TURN_MS));
const dataDir = mkdtempSync(join(tmpdir(), 'quintet-turns-'));
const gate = join(dataDir, 'gate');
const programs = { ffmpeg: join(dataDir, 'ffmpeg'), ffprobe: join(dataDir, 'ffprobe') };
let server: TestServer;
let picture: Buffer;

/** Installs fake ffmpeg and ffprobe programs: a video of this codec, whose encoding waits until the gate file exists. */
function setPrograms(codec: string): void {
  const streams = [{ codec_name: codec, width: 64, height: 64 }];
  const probed = JSON.stringify({ format: { duration: '600' }, streams });
  const noPoster = 'case "$*" in *pipe:1) exit 1;; esac';
  const whenOpen = `until [ -e ${gate} ]; do sleep 0.02; done; for last; do :; done; echo film > "\${last#file:}"`;
  writeFileSync(programs.ffprobe, `#!/bin/sh\necho '${probed}'\n`);
  writeFileSync(programs.ffmpeg, `#!/bin/sh\n${noPoster}\n${whenOpen}\n`);
  for (const path of Object.values(programs)) chmodSync(path, 0o755);
}

const openGate = () => writeFileSync(gate, '');

beforeAll(async () => {
  setPrograms('hevc');
  server = await startTestServer({
    config: { dataDir, media: { s3: null, ...programs } },
    clock: () => now,
  });
  picture = await createTestSharpImage(40, 30).jpeg().toBuffer();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function publish(who: SocialTestUser, kind: 'image' | 'video', amount = 1): Promise<string> {
  const [body, extension] =
    kind === 'image' ? [picture, 'jpg'] : [createUndecodableTestMp4({ width: 64, height: 64, seconds: 1 }), 'mp4'];
  const upload = async () => {
    const query = `kind=${kind}&extension=${extension}&size=${body.length}`;
    const { url, file_path } = (await who.ask('GET', `posts/upload-info?${query}`)).json.result;
    await server.call('PUT', url, { body, headers: { 'content-type': 'application/octet-stream' } });
    return file_path;
  };
  const file_paths: string[] = [];
  for (let index = 0; index < amount; index += 1) file_paths.push(await upload());
  return (await who.ask('POST', 'posts', { text: '', file_paths })).json.result.id;
}
const stateOf = async (who: SocialTestUser, id: string) => (await who.ask('GET', `posts/${id}`)).json.result.state;
const files = (who: SocialTestUser) =>
  server.services.db.selectFrom('files').selectAll().where('user_id', '=', who.id).orderBy('position').execute();

const longJobs = (who: SocialTestUser) =>
  server.services.jobs.boss.findJobs(processLongPostFileJob.name, { key: who.id });

it('file jobs: users take turns, each with one file at a time', async () => {
  const people = [
    await createSocialTestUser(server),
    await createSocialTestUser(server),
    await createSocialTestUser(server),
  ] as const;
  const [anna, bo, cleo] = people;
  await publish(anna, 'image', 3);
  await publish(bo, 'image', 2);
  const { boss } = server.services.jobs;
  const take = () => boss.fetch(processQuickPostFileJob.name, { includeMetadata: true, ignoreStartAfter: true });
  const next = async () => {
    const [job] = await take();
    return job && { id: job.id, whose: people.findIndex(({ id }) => id === job.singletonKey) };
  };
  const finish = (job: { id: string } | undefined) => boss.complete(processQuickPostFileJob.name, job!.id);

  const [first, second] = [await next(), await next()];
  expect([first?.whose, second?.whose, await next()]).toEqual([0, 1, undefined]);
  await finish(first);
  await publish(cleo, 'image', 1);
  const third = await next();
  expect(third?.whose).toBe(2);
  await finish(second);
  expect([(await next())?.whose, (await next())?.whose]).toEqual([0, 1]);
  // The instances that worked on these files have died.
  await expireTestJobHeartbeats(server.services, processQuickPostFileJob);
  const later = await Promise.all(Array.from({ length: 6 }, take));
  expect(new Set(later.flatMap(([job]) => job?.singletonKey ?? []))).toEqual(new Set(people.map(({ id }) => id)));
  await boss.deleteAllJobs(processQuickPostFileJob.name);
});

it('file jobs: a long video does not delay quick files, nor two of one user the videos of others', async () => {
  const [anna, bo] = [await createSocialTestUser(server), await createSocialTestUser(server)];
  const films = [await publish(anna, 'video'), await publish(anna, 'video'), await publish(bo, 'video')];
  const working = processAllPostFilesInTest(server.services);
  const held = async (who: SocialTestUser) => (await longJobs(who)).filter(({ state }) => state === 'active').length;
  await expect.poll(async () => [await held(anna), await held(bo)]).toEqual([1, 1]);
  const [own, another] = [await publish(anna, 'image'), await publish(bo, 'image')];
  await processAllPostFilesInTest(server.services);
  expect([await stateOf(anna, own), await stateOf(bo, another)]).toEqual(['published', 'published']);
  expect(await stateOf(anna, films[0]!)).toBe('processing');
  openGate();
  await working;
  expect(await Promise.all([stateOf(anna, films[0]!), stateOf(anna, films[1]!), stateOf(bo, films[2]!)])).toEqual(
    films.map(() => 'published'),
  );
});

it('file jobs: a video that exceeds the quick limit moves to the long jobs', async () => {
  setPrograms('h264');
  rmSync(gate);
  const anna = await createSocialTestUser(server);
  const id = await publish(anna, 'video');
  expect(await files(anna)).toMatchObject([{ is_long: false }]);
  await processAllPostFilesInTest(server.services, undefined, 100);
  expect(await files(anna)).toMatchObject([{ is_long: true, state: 'processing' }]);
  expect(await longJobs(anna)).toMatchObject([{ state: 'created', retryCount: 0 }]);
  openGate();
  await processAllPostFilesInTest(server.services);
  expect(await stateOf(anna, id)).toBe('published');
});
