// What has to be there before our own code can run. Plain JavaScript: it starts on whatever Node is there.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './spawn.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const PNPM = 'pnpm@12.21.0';
const OLDEST_NODE = 20;
const MEGABYTE = 1024 * 1024;

/** The environment for all that we run: our Node 24 first, and a home where tools may keep their caches. */
export function environment() {
  return {
    ...process.env,
    ...home(),
    PATH: `${BIN}${delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** Tools fail where there is no home; then they get one in the checkout. */
function home() {
  try {
    if (process.env.HOME !== '') {
      accessSync(homedir(), constants.W_OK);
      return process.env.HOME === undefined ? { HOME: homedir() } : {};
    }
  } catch {
    // Nobody's home.
  }
  const folder = join(ROOT, '.cache', 'home');
  mkdirSync(folder, { recursive: true });
  return { HOME: folder, npm_config_cache: join(folder, '.npm') };
}

export function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return true;
  console.error(
    `Quintet needs Node ${OLDEST_NODE} or newer to start, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  return false;
}

/** Installs what the lockfile names, unless it is there. Resolves to whether all is well. */
export async function install(env) {
  if (isInstalled()) return true;
  if (!hasSpace(2000, 'Installing')) return false;
  console.log('Installing packages (the first time takes a few minutes) …');
  const isWatched = process.stdout.isTTY;
  const args = [
    'install',
    '--frozen-lockfile',
    `--reporter=${isWatched ? 'default' : 'append-only'}`,
    '--config.confirm-modules-purge=false',
  ];
  const code = await run('npx', ['-y', PNPM, ...args], {
    env: { ...env, npm_config_loglevel: 'error' },
    cwd: ROOT,
    heartbeat: 'installing',
  });
  if (code === 0 && isInstalled()) return true;
  console.error('The packages could not be installed; the lines above say why. When that is put right, start again.');
  return false;
}

/** pnpm leaves a copy of the lockfile when it has installed all of it. */
function isInstalled() {
  try {
    const read = (path) => readFileSync(join(ROOT, path), 'utf8');
    return existsSync(join(BIN, 'node')) && read('pnpm-lock.yaml') === read('node_modules/.pnpm/lock.yaml');
  } catch {
    return false;
  }
}

/** A step that runs out of space half-way says so in many words; this says it in one line. */
export function hasSpace(megabytes, what) {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= megabytes) return true;
  console.error(
    `${what} needs ${megabytes} MB on the disk of ${ROOT}, and ${free} MB are free. Free some space, then start again.`,
  );
  return false;
}
