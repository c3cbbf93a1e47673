import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabasePool } from '../base/database/connect.ts';
import { startExternalTestDatabase } from '../base/database/test-servers.ts';
import {
  copyInitializedTestDataDir,
  createTestFolder,
  deleteInitializedTestDataDir,
  NODE_COMPILE_CACHE,
  startTestMainAndWait,
} from '../test-main.ts';
import { OPERATOR_COMMANDS } from './commands.ts';

type Variables = Record<string, string>;

function operateWith(env: Variables, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env },
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

const operate = (DATA_DIR: string, ...args: string[]) => operateWith({ DATA_DIR }, ...args);
const REASON = ['--reason', 'planned', '--as', 'ann'];
/** The output of a command, without the line with the database. */
const outOf = (DATA_DIR: string, ...args: string[]) =>
  operate(DATA_DIR, ...args).out.replace(`Database: ${DATA_DIR}/postgres\n`, '');

afterAll(deleteInitializedTestDataDir);

describe('the operator', () => {
  it('closes and opens a site, whether its server runs or not', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const first = await startTestMainAndWait({ DATA_DIR });
    const maintenance = async (main: typeof first) =>
      ((await (await main.get('/api/v1/maintenance')).json()) as { result: object }).result;

    expect(operate(DATA_DIR, 'maintenance', 'on', '--announcement', 'Back at noon', ...REASON)).toEqual({
      status: 0,
      out: `Database: ${DATA_DIR}/postgres\nThe site is closed.`,
      err: '',
    });
    await expect.poll(async () => (await first.get('/api/v1/users/me')).status).toBe(503);
    expect(await maintenance(first)).toMatchObject({ enabled: true, announcement: 'Back at noon' });

    first.child.kill('SIGTERM');
    await first.ended;
    const later = { start: '2090-01-01T00:00:00Z', end: '2090-01-01T01:00:00Z' };
    expect(outOf(DATA_DIR, 'maintenance', 'on', '--start', later.start, '--end', later.end, ...REASON)).toBe(
      'The site closes at 2090-01-01T00:00:00.000Z.',
    );
    const second = await startTestMainAndWait({ DATA_DIR });
    expect(await maintenance(second)).toMatchObject({
      enabled: false,
      status: 1,
      maintain_end: '2090-01-01T01:00:00.000Z',
    });
    expect(outOf(DATA_DIR, 'maintenance', 'off', ...REASON)).toBe('The site is open.');
    expect((await second.get('/readyz')).status).toBe(200);
  });

  it('switches the captcha and rotates the secret of a running server, and prints a refusal in one line', async () => {
    const DATA_DIR = await copyInitializedTestDataDir();
    const main = await startTestMainAndWait({ DATA_DIR });
    const readVerification = async () => (await (await main.get('/api/v1/verification')).json()) as object;
    const keys = BRANDS.map(({ slug }) => `${slug}=key`);
    const CAPTCHA_KEYS = keys.slice(1).join(',');
    expect(operateWith({ DATA_DIR, CAPTCHA_KEYS }, 'captcha', 'on', ...REASON)).toEqual({
      status: 1,
      out: '',
      err: `captcha: CAPTCHA_KEYS has no key for ${BRANDS[0].slug}, so users there could not get a code. Set it here and for the server, like ${BRANDS[0].slug}=….`,
    });
    expect(await readVerification()).toMatchObject({ result: { geetest_status: false } });
    expect(operateWith({ DATA_DIR, CAPTCHA_KEYS: keys.join(',') }, 'captcha', 'on', ...REASON).status).toBe(0);
    expect(await readVerification()).toMatchObject({ result: { geetest_status: true } });
    expect(operate(DATA_DIR, 'secrets', 'rotate', ...REASON)).toEqual({
      status: 0,
      out: expect.stringMatching(
        /token-keys\.json has a new secret; running instances sign with it within a second\. /,
      ),
      err: '',
    });
  });

  it('creates no database, and names the missing one', () => {
    const DATA_DIR = join(createTestFolder(), 'data');
    expect(operate(DATA_DIR, 'maintenance', 'on', ...REASON)).toEqual({
      status: 1,
      out: '',
      err: `There is no database in ${DATA_DIR}/postgres. Set DATABASE_URL or DATA_DIR as for the server, or start the server once to create one.`,
    });
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('refuses a database of DATABASE_URL without our tables', async () => {
    const foreign = await startExternalTestDatabase();
    onTestFinished(foreign.stop);
    const { connectionString } = foreign.connectionConfig as { connectionString: string };
    const { status, err } = operateWith({ DATABASE_URL: connectionString }, 'captcha', 'off', ...REASON);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/postgres is not a Quintet database\./),
    ]);
    const { db } = openDatabasePool(foreign.connectionConfig);
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
  });

  it('lists the commands', () => {
    const { status, out } = operate('/nonexistent');
    expect([status, out]).toEqual([0, expect.stringContaining('pnpm operator maintenance on [--announcement <text>]')]);
  });

  it('is told in one line what is wrong', () => {
    const { status, err } = operate('/nonexistent', 'fly');
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^There is no command "fly"\. Commands: maintenance, .*$/),
    ]);
  });

  it.each([
    [['captcha'], 'captcha: expects "on" or "off".'],
    [['invite-codes', 'add', 'abcd'], /^invite-codes: --reason is required\. Usage.*$/],
    [['invite-codes', 'add', 'ab'], 'invite-codes: "ab" is not 4 to 8 letters and digits.'],
    [['registration', '--invite-code', 'maybe'], /^registration: maybe is none of hide, optional, require\. Usage.*$/],
    [['captcha', 'on'], /^captcha: --reason is required\. Usage.*$/],
    [['maintenance', 'off'], /^maintenance: --reason is required\. Usage.*$/],
    [['maintenance'], /^maintenance: expects "on" or "off"\. Usage: maintenance on.*$/],
    [['maintenance', 'on', '--start', 'soon'], /^maintenance: --start soon is not a time\. Usage.*$/],
    [['maintenance', 'on', '--until', 'soon'], /^maintenance: Unknown option '--until'.*$/],
    [['maintenance', 'on', '--start', '2026-01-02', '--end', '2026-01-01', ...REASON], '--end must be after --start.'],
  ] as const)('is told before a database is opened what is wrong with %o', ([name, ...args], message) => {
    // Of a StartError only the message is printed, of other errors the stack, too.
    const line = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(() => OPERATOR_COMMANDS[name]!.prepare(args)).toThrow(
      expect.objectContaining({ name: 'StartError', message: line }),
    );
  });
});
