import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabasePool } from './base/database/connect.ts';
import { toPostgresStartError, toPostgresExitError } from './base/database/embedded/postgres-errors.ts';
import { createLocalInstanceSignals } from './platform/events/signals.ts';
import { createEventRecorder } from './platform/events/log.ts';
import { RawHttpTestConnection } from './platform/http/test-raw-connection.ts';
import { setMaintenance } from './platform/maintenance-state-cache.ts';
import { mountSmallTestDisk } from './test-disk.ts';
import {
  deleteInitializedTestDataDir,
  getEmbeddedTestDatabaseConnectionConfig,
  listTestFolderProcessIds,
  startTestMainToFail,
  startTestMainProcess,
  startTestMainAndWait,
  createTestFolder,
  copyInitializedTestDataDir,
  saveInitializedTestDataDir,
} from './test-main.ts';

/** Writes through a separate connection while the server runs. */
async function announce(dataDir: string, announcement: string): Promise<void> {
  const { db } = openDatabasePool(getEmbeddedTestDatabaseConnectionConfig(dataDir));
  await setMaintenance(
    { db, events: createEventRecorder(db, createLocalInstanceSignals()) },
    { isOn: false, announcement, start: null, end: null },
    new Date(),
  );
  await db.destroy();
}

const postmasterOf = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

async function announcement(main: { get: (path: string) => Promise<Response> }): Promise<string> {
  const answer = (await (await main.get('/api/v1/maintenance')).json()) as { result: { announcement: string } };
  return answer.result.announcement;
}

afterAll(deleteInitializedTestDataDir);

describe('the server', () => {
  // A long path: PostgreSQL's socket does not fit into it.
  it('creates a database in a folder with a very long path, prints its addresses, serves, ends at SIGINT', async () => {
    const DATA_DIR = join(createTestFolder(), 'long '.repeat(30), '长长的名字'.repeat(8));
    const main = await startTestMainAndWait({ DATA_DIR });
    expect(main.out()).toContain(`http://gu.localhost:${main.port}`);
    expect((await main.get('/readyz')).status).toBe(200);
    expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).not.toEqual([]);
    main.child.kill('SIGINT');
    expect(await main.ended).toBe(0);
    expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).toEqual([]);
    expect(main.err()).toBe('');
    saveInitializedTestDataDir(DATA_DIR);
  });

  it('on SIGTERM ends readiness, continues serving, then ends despite open connections', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR, SHUTDOWN_DELAY: '4000' });
    expect(main.out()).toContain(`http://gu.localhost:${main.port}`);
    const unfinished = new RawHttpTestConnection(main.port);
    unfinished.send('POST /api/v1/login', { host: 'localhost' }, Buffer.from('{'), 1000);
    const deaf = new RawHttpTestConnection(main.port);
    const upgrade = { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-version': '13' };
    deaf.send('GET /api/v1/events', { host: 'localhost', ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' });
    expect((await deaf.next())?.status).toBe(101);
    main.child.kill('SIGTERM');
    await expect.poll(async () => (await main.get('/readyz')).status).toBe(503);
    const answer = await main.get('/api/v1/register');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await main.ended).toBe(0);
    expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).toEqual([]);
    expect(main.err()).toBe('');
    await Promise.all([unfinished.closed, deaf.closed]);
  });

  it('can be ended during its start', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    for (const delay of [250, 400, 550]) {
      const main = await startTestMainProcess({ DATA_DIR });
      await sleep(delay);
      main.child.kill('SIGINT');
      await main.ended;
      expect(main.err()).toBe('');
    }
    expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).toEqual([]);
  });

  it('loses no data after kill -9', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR });
    await announce(DATA_DIR, 'kept');
    main.child.kill('SIGKILL');
    await main.ended;
    expect(await announcement(await startTestMainAndWait({ DATA_DIR }))).toBe('kept');
  });

  it('ends a database that survived its server, without data loss', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const folder = join(DATA_DIR, 'postgres');
    const main = await startTestMainAndWait({ DATA_DIR });
    await announce(DATA_DIR, 'kept');
    const postmaster = postmasterOf(DATA_DIR);
    const keepers = listTestFolderProcessIds(folder, (name) => name !== 'postgres');
    expect(keepers).not.toEqual([]);
    // The server must not notice the end of its keepers.
    main.child.kill('SIGSTOP');
    for (const pid of keepers) process.kill(pid, 'SIGKILL');
    main.child.kill('SIGKILL');
    await main.ended;
    expect(listTestFolderProcessIds(folder)).toContain(postmaster);
    const next = await startTestMainAndWait({ DATA_DIR });
    expect(listTestFolderProcessIds(folder)).not.toContain(postmaster);
    expect(await announcement(next)).toBe('kept');
  });

  it('continues when a process of the database crashes, and still owns the folder', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR });
    await announce(DATA_DIR, 'before');
    const { pool, db } = openDatabasePool(getEmbeddedTestDatabaseConnectionConfig(DATA_DIR));
    const witness = await pool.connect();
    const { rows } = await witness.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'quintet ${main.child.pid}'`,
    );
    // PostgreSQL then drops all connections and recovers after some time.
    const hasNoticed = new Promise((resolve) => witness.once('end', resolve));
    process.kill(rows[0]!.pid, 'SIGKILL');
    await hasNoticed;
    witness.release(true);
    await db.destroy();
    // Each of these attempts takes seconds on a busy machine.
    const untilRecovered = { timeout: 90_000 };
    await expect.poll(async () => (await main.get('/readyz').catch(() => null))?.status, untilRecovered).toBe(200);
    expect(await announcement(main)).toBe('before');
    await expect
      .poll(async () => (await startTestMainToFail({ DATA_DIR })).lines.join(), untilRecovered)
      .toContain('already runs');
    expect((await main.get('/readyz')).status).toBe(200);
  });

  it('restarts a killed database: requests get 503 meanwhile, the folder stays locked, no data is lost', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR });
    const log = await main.get('/api/v1/maintenance').then(() => main.out());
    for (const word of ['one', 'two']) {
      await announce(DATA_DIR, word);
      process.kill(postmasterOf(DATA_DIR), 'SIGKILL');
      const second = startTestMainToFail({ DATA_DIR });
      const seen = new Set<number>();
      for (let status = 0; status !== 200 || !seen.has(503); seen.add(status)) {
        ({ status } = await main.get('/api/v1/register'));
        await sleep(10);
      }
      expect([...seen].toSorted()).toEqual([200, 503]);
      // The state before the announcement may be served from the cache for a second.
      await expect.poll(() => announcement(main)).toBe(word);
      expect((await second).lines).toEqual([expect.stringContaining('Quintet already runs on the database')]);
    }
    const told = main
      .out()
      .slice(log.length)
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(told.filter((line) => !line.includes('the database does not answer'))).toEqual([]);
    // Usually one line per outage. Processes of the killed database may still answer a statement, which ends the outage for a moment.
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(told.length).toBeLessThanOrEqual(4);
    expect(main.err()).toBe('');
  });

  it('ends with one line when its killed database does not start again', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR });
    truncateSync(join(DATA_DIR, 'postgres/global/pg_control'), 100);
    process.kill(postmasterOf(DATA_DIR), 'SIGKILL');
    expect(await main.ended).toBe(1);
    expect(main.err()).toMatch(/^The database in .* does not start: .*pg_control[^\n]*\n$/);
  });

  it('can be ended during a restart of its database', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    for (const delay of [0, 50, 150]) {
      const main = await startTestMainAndWait({ DATA_DIR });
      process.kill(postmasterOf(DATA_DIR), 'SIGKILL');
      await sleep(delay);
      main.child.kill('SIGINT');
      expect(await main.ended).toBe(0);
      expect(listTestFolderProcessIds(join(DATA_DIR, 'postgres'))).toEqual([]);
    }
  });

  it('starts despite a lock file whose pid another program has now, and ends at SIGHUP', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    writeFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), `${process.pid}\n`);
    const main = await startTestMainAndWait({ DATA_DIR });
    expect((await main.get('/readyz')).status).toBe(200);
    main.child.kill('SIGHUP');
    expect(await main.ended).toBe(0);
    expect(main.err()).toBe('');
  });
});

describe('a second server', () => {
  it('on the same folder or port is refused in one line, leaves no database behind, and the first continues', async () => {
    const [DATA_DIR, other] = [await copyInitializedTestDataDir(), await copyInitializedTestDataDir()];
    const main = await startTestMainAndWait({ DATA_DIR });
    expect(await startTestMainToFail({ DATA_DIR })).toEqual({
      code: 1,
      lines: [
        `Quintet already runs on the database in ${DATA_DIR}/postgres (process ${main.child.pid}). Stop that one, or set DATA_DIR to another folder.`,
      ],
    });
    expect(await startTestMainToFail({ DATA_DIR: other, PORT: String(main.port) })).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Port \d+ is taken by another program\. .*PORT=\d+ npm start$/)],
    });
    expect(listTestFolderProcessIds(join(other, 'postgres'))).toEqual([]);
    expect((await main.get('/readyz')).status).toBe(200);
  });

  it('is refused if it starts at the same moment on a new folder', async () => {
    const DATA_DIR = createTestFolder();
    const results = await Promise.allSettled([startTestMainAndWait({ DATA_DIR }), startTestMainAndWait({ DATA_DIR })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a full disk', () => {
  const LINE =
    /^No space left on the disk of .*postgres\. Free at least 300 MB and start again; no saved data is lost\.$/;

  it('is reported in one line, and no data is lost once there is space', async () => {
    const disk = mountSmallTestDisk(20);
    // Without permission to mount, only check the message.
    if (!disk)
      return expect(
        toPostgresStartError('FATAL: could not write: No space left on device', '/x/postgres').message,
      ).toMatch(LINE);
    const DATA_DIR = join(disk.folder, 'data');
    expect(await startTestMainToFail({ DATA_DIR })).toEqual({ code: 1, lines: [expect.stringMatching(LINE)] });

    disk.resize(300);
    const first = await startTestMainAndWait({ DATA_DIR });
    await announce(DATA_DIR, 'kept');
    first.child.kill('SIGTERM');
    await first.ended;
    disk.fill();
    expect(await startTestMainToFail({ DATA_DIR })).toEqual({ code: 1, lines: [expect.stringMatching(LINE)] });

    rmSync(join(disk.folder, 'everything-else'));
    expect(await announcement(await startTestMainAndWait({ DATA_DIR }))).toBe('kept');
  });

  it('causes errors if it fills while the server runs, but loses no confirmed data', async () => {
    const disk = mountSmallTestDisk(300);
    if (!disk)
      return expect(
        toPostgresExitError('PANIC: could not write to file: No space left on device', '/x/postgres', '').message,
      ).toMatch(LINE);
    const DATA_DIR = join(disk.folder, 'data');
    const main = await startTestMainAndWait({ DATA_DIR });
    await announce(DATA_DIR, 'kept');
    disk.fill();
    const { db, pool } = openDatabasePool(getEmbeddedTestDatabaseConnectionConfig(DATA_DIR));
    await expect(
      pool.query(`create table big as select repeat('x', 1000) || n as text from generate_series(1, 300000) n`),
    ).rejects.toThrow(/No space left on device|Connection terminated|ECONN/);
    await db.destroy().catch(() => {});
    rmSync(join(disk.folder, 'everything-else'));
    const isUp = await expect
      .poll(async () => (await main.get('/readyz').catch(() => null))?.status, { timeout: 20_000 })
      .toBe(200)
      .then(
        () => true,
        () => false,
      );
    if (!isUp) expect([await main.ended, main.err()]).toEqual([1, expect.stringMatching(LINE)]);
    const next = isUp ? main : await startTestMainAndWait({ DATA_DIR });
    expect(await announcement(next)).toBe('kept');
  });
});
