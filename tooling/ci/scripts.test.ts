import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes its process id, then runs until it is told to end; notes what told it. */
const LONG = `
  const { appendFileSync } = await import('node:fs');
  const note = (what) => appendFileSync(process.env.NOTES, what + '\\n');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); setTimeout(() => process.exit(0), 50); });
  process.on('disconnect', () => { note('disconnect'); process.exit(0); });
  note(process.pid);
  setInterval(() => {}, 1000);`;

/** Runs the long program as start.mjs does. Gives the runner, the program's id and its notes. */
async function runLong(lead: boolean, env: NodeJS.ProcessEnv = {}, through: string[] = []) {
  const notes = join(temporaryFolder(), 'notes');
  const program = join(temporaryFolder(), 'runner.mjs');
  const call = `run(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(LONG)}], { lead: ${lead} })`;
  writeFileSync(
    program,
    `import { endTogether, run } from ${JSON.stringify(join(SCRIPTS, 'spawn.mjs'))};\nendTogether();\nprocess.exit(await ${call});`,
  );
  const [command, ...args] = [...through, process.execPath, program];
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const runner = spawn(command, args, { env: { ...outer, NOTES: notes, ...env }, stdio: 'ignore' });
  onTestFinished(() => void runner.kill('SIGKILL'));
  await expect.poll(() => existsSync(notes), { timeout: 10_000 }).toBe(true);
  const read = () => readFileSync(notes, 'utf8').trim().split('\n');
  return { runner, pid: Number(read()[0]), read };
}

function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

const ended = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, string | null];

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the server once, and is over when the server is',
  async (signal) => {
    const { runner, pid, read } = await runLong(true);
    runner.kill(signal);
    expect(await ended(runner)).toEqual([0, null]);
    expect(read().slice(1)).toEqual([signal]);
    expect(isAlive(pid)).toBe(false);
  },
);

it('SIGINT ends a tool and all that it began', async () => {
  const { runner, pid } = await runLong(false);
  runner.kill('SIGINT');
  expect(await ended(runner)).toEqual([0, null]);
  expect(isAlive(pid)).toBe(false);
});

it('a server notices that its runner was killed', async () => {
  const { runner, pid, read } = await runLong(true);
  runner.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
  expect(read().slice(1)).toEqual(['disconnect']);
});

it('a runner notices that the npm that started it was killed', async () => {
  const { runner, pid } = await runLong(true, { npm_lifecycle_event: 'start' }, ['sh', '-c', '"$@"; true', 'sh']);
  runner.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

it('tools get a home in the checkout where there is none', () => {
  const environment = (HOME: string | undefined) => {
    const { HOME: _, ...env } = process.env;
    const print = `import { environment } from ${JSON.stringify(join(SCRIPTS, 'setup.mjs'))}; console.log(environment().HOME)`;
    const options = { env: { ...env, ...(HOME !== undefined && { HOME }) }, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, ['--input-type=module', '-e', print], options).stdout.trim();
  };
  const own = temporaryFolder();
  expect(environment(own)).toBe(own);
  expect(environment('')).toMatch(/\.cache\/home$/);
  expect(environment('/nonexistent/home')).toMatch(/\.cache\/home$/);
});
