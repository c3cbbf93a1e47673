import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes its process id, then runs until a signal or a disconnect, and records it. */
const LONG_RUNNING_PROGRAM = `
  const { appendFileSync } = await import('node:fs');
  const record = (event) => appendFileSync(process.env.LOG_FILE, event + '\\n');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { record(signal); setTimeout(() => process.exit(0), 50); });
  process.on('disconnect', () => { record('disconnect'); process.exit(0); });
  record(process.pid);
  setInterval(() => {}, 1000);`;

/** Runs the program as start.mjs does. Returns the runner, the program's process id and a reader of its log. */
async function startRunner(ipc: boolean, env: NodeJS.ProcessEnv = {}, prefix: string[] = []) {
  const logFile = join(temporaryFolder(), 'log');
  const program = join(temporaryFolder(), 'runner.mjs');
  const call = `runChild(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(LONG_RUNNING_PROGRAM)}], { ipc: ${ipc} })`;
  writeFileSync(
    program,
    `import { forwardSignalsToChild, runChild } from ${JSON.stringify(join(SCRIPTS, 'spawn.mjs'))};\nforwardSignalsToChild();\nprocess.exit(await ${call});`,
  );
  const [command, ...args] = [...prefix, process.execPath, program];
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const runner = spawn(command, args, { env: { ...outer, LOG_FILE: logFile, ...env }, stdio: 'ignore' });
  onTestFinished(() => void runner.kill('SIGKILL'));
  await expect.poll(() => existsSync(logFile), { timeout: 10_000 }).toBe(true);
  const read = () => readFileSync(logFile, 'utf8').trim().split('\n');
  return { runner, pid: Number(read()[0]), read };
}

function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

const waitForExit = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, string | null];

it.each(['SIGINT', 'SIGTERM'] as const)(
  'spawn: passes %s to the server once and exits after the server',
  async (signal) => {
    const { runner, pid, read } = await startRunner(true);
    runner.kill(signal);
    expect(await waitForExit(runner)).toEqual([0, null]);
    expect(read().slice(1)).toEqual([signal]);
    expect(isAlive(pid)).toBe(false);
  },
);

it('spawn: SIGINT ends a tool and its children', async () => {
  const { runner, pid } = await startRunner(false);
  runner.kill('SIGINT');
  expect(await waitForExit(runner)).toEqual([0, null]);
  expect(isAlive(pid)).toBe(false);
});

it('spawn: a server ends when its runner is killed', async () => {
  const { runner, pid, read } = await startRunner(true);
  runner.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
  expect(read().slice(1)).toEqual(['disconnect']);
});

it('spawn: a runner ends when the npm that started it is killed', async () => {
  const { runner, pid } = await startRunner(true, { npm_lifecycle_event: 'start' }, ['sh', '-c', '"$@"; true', 'sh']);
  runner.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

it('setup: tools get a home folder in the checkout if there is none', () => {
  const getHome = (HOME: string | undefined) => {
    const { HOME: _, ...env } = process.env;
    const print = `import { createChildEnvironment } from ${JSON.stringify(join(SCRIPTS, 'setup.mjs'))}; console.log(createChildEnvironment().HOME)`;
    const options = { env: { ...env, ...(HOME !== undefined && { HOME }) }, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, ['--input-type=module', '-e', print], options).stdout.trim();
  };
  const own = temporaryFolder();
  expect(getHome(own)).toBe(own);
  expect(getHome('')).toMatch(/\.cache\/home$/);
  expect(getHome('/nonexistent/home')).toMatch(/\.cache\/home$/);
});

it('start: says that the port is taken before it builds', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, HOST: 'localhost', PORT: String(port) };
  const start = spawn(process.execPath, [join(SCRIPTS, 'start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void start.kill());
  let output = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(start, 'close');
  expect(output.trim()).toMatch(/^Port \d+ is taken by another program\. .*$/);
  expect(code).toBe(1);
});
