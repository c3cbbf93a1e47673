import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { TestServerOptions } from '../test-server.ts';
import { useTestServer } from '../use-test-server.ts';
import { createUploadTestClient } from './test-uploads.ts';

/** The server finds no ffmpeg. */
export const TEST_CONFIG_WITHOUT_FFMPEG = { media: { s3: null, ffmpeg: '/nowhere', ffprobe: '/nowhere' } };

/** Starts a server with a data folder of its own for all tests of a file. */
export function useUploadTestServer({ config, ...options }: TestServerOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quintet-uploads-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const server = useTestServer({ ...options, config: { ...config, dataDir } });
  return { server, dataDir, uploads: createUploadTestClient(server) };
}
