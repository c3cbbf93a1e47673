import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from './database/test-servers.ts';

/** Paths of the server. In Debian's redis-tools, `redis-check-rdb` is the same binary: `argv0` selects its role. */
const PROGRAMS = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/redis-check-rdb',
];

function find(): string | undefined {
  return [process.env.REDIS_SERVER ?? '', ...PROGRAMS].find((path) => path !== '' && existsSync(path));
}

/** Installs Redis by apt, if this user is allowed to. */
function install(): void {
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    spawnSync(command, [...prefix, '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'redis-tools');
}

/** Starts a Redis for one test. */
export async function startTestRedis(): Promise<{ url: string; freeze: () => void; close: () => Promise<void> }> {
  if (!find()) install();
  const program = find();
  if (!program)
    throw new Error('Redis is missing. Install it (`sudo apt-get install redis-tools`), or name one by REDIS_SERVER.');
  const port = await findFreePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    argv0: 'redis-server',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept connections')) break;
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
