// Installs what our own code needs. Plain JavaScript, so that it runs on any Node from version 20.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './spawn.mjs';

export const REPOSITORY_ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(REPOSITORY_ROOT, 'node_modules', '.bin');
const PNPM = 'pnpm@12.21.0';
const MIN_NODE_VERSION = 20;
/** Lines of turbo's own status output. */
export const TURBO_STATUS_LINE_PATTERN = /^\s*(•.*|cache (hit|miss).*|\$ .*|(Tasks|Cached|Time):.*)?$/;
const BYTES_PER_MB = 1024 * 1024;

/** The environment of all child processes: our Node 24 first on the PATH, and a home folder for caches. */
export function createChildEnvironment() {
  return {
    ...process.env,
    ...getHome(),
    PATH: `${BIN}${delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** Tools fail without a home folder; without one they get a folder in the checkout. */
function getHome() {
  try {
    if (process.env.HOME !== '') {
      accessSync(homedir(), constants.W_OK);
      return process.env.HOME === undefined ? { HOME: homedir() } : {};
    }
  } catch {
    // The home folder is missing or not writable.
  }
  const folder = join(REPOSITORY_ROOT, '.cache', 'home');
  mkdirSync(folder, { recursive: true });
  return { HOME: folder, npm_config_cache: join(folder, '.npm') };
}

/** Returns false after printing an error if this Node is too old. */
export function checkNodeVersion() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION) return true;
  console.error(
    `Quintet needs Node ${MIN_NODE_VERSION} or newer to start, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  return false;
}

/** Installs the packages of the lockfile and generates code, unless they are installed. Resolves to false on failure. */
export async function ensurePackagesInstalled(env) {
  if (isInstalled()) return true;
  if (!checkFreeDiskSpace(2000, 'Installing')) return false;
  console.log('Installing packages (the first time takes a few minutes) …');
  const isTerminal = process.stdout.isTTY;
  const args = [
    'install',
    '--frozen-lockfile',
    `--reporter=${isTerminal ? 'default' : 'append-only'}`,
    '--config.confirm-modules-purge=false',
  ];
  const code = await runChild('npx', ['-y', PNPM, ...args], {
    env: { ...env, npm_config_loglevel: 'error' },
    cwd: REPOSITORY_ROOT,
    heartbeat: 'installing',
  });
  if (code === 0 && isInstalled()) return generate(env);
  console.error('The packages could not be installed; the lines above say why. When that is put right, start again.');
  return false;
}

/** Commands that start without turbo need the generated code as well. */
async function generate(env) {
  const args = ['run', 'generate', '--output-logs=errors-only', '--log-prefix=none', '--no-update-notifier'];
  return (await runChild('turbo', args, { env, cwd: REPOSITORY_ROOT, filter: TURBO_STATUS_LINE_PATTERN })) === 0;
}

/** pnpm writes a copy of the lockfile after a complete installation. */
function isInstalled() {
  try {
    const read = (path) => readFileSync(join(REPOSITORY_ROOT, path), 'utf8');
    return existsSync(join(BIN, 'node')) && read('pnpm-lock.yaml') === read('node_modules/.pnpm/lock.yaml');
  } catch {
    return false;
  }
}

/** Returns false after printing an error if the disk has less free space: a tool that runs out of space prints errors that are hard to read. */
export function checkFreeDiskSpace(megabytes, step) {
  const { bavail, bsize } = statfsSync(REPOSITORY_ROOT);
  const free = Math.floor((bavail * bsize) / BYTES_PER_MB);
  if (free >= megabytes) return true;
  console.error(
    `${step} needs ${megabytes} MB on the disk of ${REPOSITORY_ROOT}, and ${free} MB are free. Free some space, then start again.`,
  );
  return false;
}
