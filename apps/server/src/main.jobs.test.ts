import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type DatabaseConnectionConfig } from './base/database/connect.ts';
import { createTestDatabase } from './base/database/test-database.ts';
import { createUndecodableTestMp4 } from './platform/media/test-files.ts';
import { processLongPostFileJob } from './slices/social/file-jobs.ts';
import { createSocialTestUser } from './slices/social/test-social.ts';
import { startTestMainAndWait, createTestFolder } from './test-main.ts';
import { startTestServer } from './test-server.ts';

/** A DATABASE_URL; also works for the built-in database, which only has a socket. */
function toUrl(connectionConfig: DatabaseConnectionConfig): string {
  if ('connectionString' in connectionConfig) return connectionConfig.connectionString;
  const { host, port, user, database } = connectionConfig;
  return `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user }).toString()}`;
}

it('the server: releases a long transcode at SIGTERM, and another instance completes it', async () => {
  const dataDir = createTestFolder();
  const [gate, ffmpeg, ffprobe] = ['gate', 'ffmpeg', 'ffprobe'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  const streams = [{ codec_name: 'hevc', width: 64, height: 64 }];
  const probed = JSON.stringify({ format: { duration: '600' }, streams });
  const noPoster = 'case "$*" in *pipe:1) exit 1;; esac';
  const transcode = `until [ -e ${gate} ]; do sleep 0.02; done; for last; do :; done; echo film > "\${last#file:}"`;
  writeFileSync(ffprobe, `#!/bin/sh\necho '${probed}'\n`);
  writeFileSync(ffmpeg, `#!/bin/sh\n${noPoster}\n${transcode}\n`);
  for (const path of [ffmpeg, ffprobe]) chmodSync(path, 0o755);

  const { connectionConfig, drop } = await createTestDatabase();
  const server = await startTestServer({ connectionConfig, config: { dataDir, media: { s3: null, ffmpeg, ffprobe } } });
  onTestFinished(async () => {
    await server.close();
    await drop();
  });
  const author = await createSocialTestUser(server);
  const clip = createUndecodableTestMp4({ width: 64, height: 64, seconds: 1 });
  const { json } = await author.ask('GET', `posts/upload-info?kind=video&extension=mp4&size=${clip.length}`);
  const { url, file_path } = json.result;
  await server.call('PUT', url, { body: clip, headers: { 'content-type': 'application/octet-stream' } });
  const { id } = (await author.ask('POST', 'posts', { text: '', file_paths: [file_path] })).json.result;

  const env = { DATABASE_URL: toUrl(connectionConfig), DATA_DIR: dataDir, FFMPEG: ffmpeg, FFPROBE: ffprobe };
  const readJobs = async () =>
    (await server.services.jobs.boss.findJobs(processLongPostFileJob.name))
      .filter(({ state }) => state !== 'completed')
      .map(({ state, retryCount }) => [state, retryCount]);
  const first = await startTestMainAndWait(env);
  await expect.poll(readJobs, { timeout: 10_000 }).toEqual([['active', 0]]);
  const end = setTimeout(() => first.child.kill('SIGKILL'), 10_000);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  clearTimeout(end);
  expect(await readJobs()).toEqual([['created', 0]]);

  writeFileSync(gate, '');
  await startTestMainAndWait(env);
  await expect
    .poll(async () => (await author.ask('GET', `posts/${id}`)).json.result.state, { timeout: 20_000 })
    .toBe('published');
});
