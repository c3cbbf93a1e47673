import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startExternalTestDatabase } from './base/database/test-servers.ts';
import {
  deleteInitializedTestDataDir,
  listTestFolderProcessIds,
  startTestMainToFail,
  startTestMainAndWait,
  createTestFolder,
  copyInitializedTestDataDir,
} from './test-main.ts';

afterAll(deleteInitializedTestDataDir);

describe('a data folder', () => {
  it.each([
    [
      'has no version file',
      (folder: string) => rmSync(join(folder, 'PG_VERSION')),
      /is not a database .*Restore your backup, or move the folder away/,
    ],
    [
      'has another version',
      (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), '17\n'),
      /was created by PostgreSQL 17, but Quintet contains 18/,
    ],
    [
      'has a truncated control file',
      (folder: string) => truncateSync(join(folder, 'global/pg_control'), 100),
      /does not start: .*pg_control.*Restore your backup/,
    ],
    [
      'has no write-ahead log',
      (folder: string) => rmSync(join(folder, 'pg_wal'), { recursive: true }),
      /does not start: .*pg_wal.*Restore your backup/,
    ],
    [
      'is a file',
      (folder: string) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
      /cannot be a folder, because a file is in its place/,
    ],
  ])('is refused in one line if it %s', async (_name, damage, line) => {
    const DATA_DIR = await copyInitializedTestDataDir();
    damage(join(DATA_DIR, 'postgres'));
    const { code, lines } = await startTestMainToFail({ DATA_DIR });
    expect([code, lines]).toEqual([1, [expect.stringMatching(line)]]);
    expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).toEqual([]);
  });

  it('is refused in one line without write permission', async () => {
    const locked = join(createTestFolder(), 'locked');
    mkdirSync(locked, { mode: 0o555 });
    const isRoot = process.getuid?.() === 0;
    const { code, lines } = await startTestMainToFail({ DATA_DIR: isRoot ? '/sys/quintet' : join(locked, 'data') });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/(Quintet may not write in|is read-only).* DATA_DIR /)]]);
  });
});

describe('the configuration', () => {
  it('reports all its errors before anything is created', async () => {
    const DATA_DIR = join(createTestFolder(), 'data');
    const { code, lines } = await startTestMainToFail({
      DATA_DIR,
      PUBLIC_PORT: 'x',
      TRUST_PROXY: 'true',
      DEFAULT_BRAND: 'nope',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^PUBLIC_PORT=x is not a whole number/),
      expect.stringMatching(/^DEFAULT_BRAND=nope is not a brand\. Brands: /),
      expect.stringMatching(/^TRUST_PROXY=true is neither a number of proxies/),
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('disables development features in production', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR, NODE_ENV: 'production' });
    expect((await main.get('/dev/outbox')).status).toBe(404);
  });
});

describe('DATABASE_URL', () => {
  it.each([
    [
      'refuses the connection',
      'postgresql://u:secret@127.0.0.1:9/x',
      /^DATABASE_URL: no server answers at 127\.0\.0\.1:9\/x\. Start that PostgreSQL/,
    ],
    [
      'has an unknown host',
      'postgresql://u:secret@nowhere.invalid/x',
      /^DATABASE_URL: the host of nowhere\.invalid\/x is not known/,
    ],
  ])('is refused in one line without its password if it %s', async (_name, DATABASE_URL, line) => {
    const { code, lines } = await startTestMainToFail({ DATABASE_URL });
    expect([code, lines]).toEqual([1, [expect.stringMatching(line)]]);
    expect(lines.join()).not.toContain('secret');
  });

  it('is used if its PostgreSQL works, without a built-in database and development features', async () => {
    const foreign = await startExternalTestDatabase();
    onTestFinished(foreign.stop);
    const { connectionString } = foreign.connectionConfig as { connectionString: string };
    const DATA_DIR = createTestFolder();
    const main = await startTestMainAndWait({ DATABASE_URL: connectionString, DATA_DIR });
    expect((await main.get('/readyz')).status).toBe(200);
    expect((await main.get('/dev/outbox')).status).toBe(404);
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);

    const wrong = new URL(connectionString);
    wrong.password = 'wrong';
    expect((await startTestMainToFail({ DATABASE_URL: wrong.href })).lines).toEqual([
      expect.stringMatching(/refuses the user or the password/),
    ]);
    const other = new URL(connectionString);
    other.pathname = '/other';
    expect((await startTestMainToFail({ DATABASE_URL: other.href })).lines).toEqual([
      expect.stringMatching(/\/other does not exist\. Create it/),
    ]);
    main.child.kill('SIGTERM');
    expect(await main.ended).toBe(0);
  });
});
