import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startUp, temporaryFolder } from './test-main.ts';

function operate(DATA_DIR: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'operator.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR },
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

describe('the operator', () => {
  it('closes and opens a site that runs, and one that does not', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startUp({ DATA_DIR });
    const maintenance = async (main: typeof first) =>
      ((await (await main.get('/api/v1/maintenance')).json()) as { result: object }).result;

    expect(operate(DATA_DIR, 'maintenance', 'on', '--announcement', 'Back at noon')).toEqual({
      status: 0,
      out: 'The site is closed.',
      err: '',
    });
    await expect.poll(async () => (await first.get('/api/v1/users/me')).status).toBe(503);
    expect(await maintenance(first)).toMatchObject({ enabled: true, announcement: 'Back at noon' });

    first.child.kill('SIGTERM');
    await first.ended;
    const later = { start: '2090-01-01T00:00:00Z', end: '2090-01-01T01:00:00Z' };
    expect(operate(DATA_DIR, 'maintenance', 'on', '--start', later.start, '--end', later.end).out).toBe(
      'The site closes at 2090-01-01T00:00:00.000Z.',
    );
    const second = await startUp({ DATA_DIR });
    expect(await maintenance(second)).toMatchObject({
      enabled: false,
      status: 1,
      maintain_end: '2090-01-01T01:00:00.000Z',
    });
    expect(operate(DATA_DIR, 'maintenance', 'off').out).toBe('The site is open.');
    expect((await second.get('/readyz')).status).toBe(200);
  });

  it('decides on the captcha and on the fields of registration', async () => {
    const DATA_DIR = temporaryFolder();
    const main = await startUp({ DATA_DIR });
    const told = async (path: string) => ((await (await main.get(path)).json()) as { result: object }).result;
    expect(operate(DATA_DIR, 'captcha', 'on').out).toBe('Codes are sent after a captcha.');
    expect(await told('/api/v1/verification')).toMatchObject({ geetest_status: true });
    operate(DATA_DIR, 'registration', '--social-account', 'require');
    expect(operate(DATA_DIR, 'registration', '--invite-code', 'hide').out).toBe(
      'Account memo: require. Invite code: hide.',
    );
    expect(await told('/api/v1/register')).toEqual({ social_account: 3, invite_code: 1 });
  });

  it('is told what there is', () => {
    const { status, out } = operate('/nonexistent');
    expect([status, out]).toEqual([0, expect.stringContaining('pnpm operator maintenance on [--announcement <text>]')]);
  });

  it.each([
    [['fly'], /^There is no command "fly"\. There are: maintenance, /],
    [['captcha'], 'captcha: say on or off.'],
    [['registration', '--invite-code', 'maybe'], /^registration: maybe is none of hide, optional, require\. Usage/],
    [['maintenance'], /^maintenance: say on or off\. Usage: maintenance on/],
    [['maintenance', 'on', '--start', 'soon'], /^maintenance: --start soon is no time\. Usage/],
    [['maintenance', 'on', '--until', 'soon'], /^maintenance: Unknown option '--until'/],
    [['maintenance', 'on', '--start', '2026-01-02', '--end', '2026-01-01'], '--end has to be after --start.'],
  ])('is told in one line what is wrong with %o', (args, message) => {
    const { status, err } = operate('/nonexistent', ...args);
    expect([status, err]).toEqual([1, typeof message === 'string' ? message : expect.stringMatching(message)]);
    expect(err).not.toContain('\n');
  });
});
