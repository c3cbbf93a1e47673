import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const REPOSITORY_ROOT = join(import.meta.dirname, '../..');

export interface CiCommand {
  /** Program and arguments; the program is looked up on the PATH (node_modules/.bin first). */
  run: readonly [string, ...string[]];
  /** Relative to the root, the default. */
  folder?: string;
  /** The command is killed, and fails, after this time. */
  minutes?: number;
}

export interface CiCommandResult {
  isOk: boolean;
  seconds: number;
  log: string;
  /** The last lines of the log. */
  tail: string[];
}

const HEARTBEAT_SECONDS = 20;
const TAIL_LINES = 60;
/** The caller's options, and a larger young generation (in MB): tests of the server then take a tenth less time. */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`;
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/** Runs one command, writes its output to a log file and prints progress. Never rejects: a command that cannot start has failed. */
export function runCiCommand(name: string, { run, folder = '.', minutes = 30 }: CiCommand): Promise<CiCommandResult> {
  const log = join(REPOSITORY_ROOT, 'report/verify', `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log, { flags: 'a' });
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tail: string[] = [];

  return new Promise((resolve) => {
    // Its own process group, so that a signal also ends its children.
    const child = spawn(run[0], run.slice(1), {
      cwd: join(REPOSITORY_ROOT, folder),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS, FORCE_COLOR: '0', NO_COLOR: '1', CI: '1', DO_NOT_TRACK: '1' },
    });
    const kill = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // The process group has ended.
      }
    };
    const interrupt = () => {
      kill('SIGTERM');
      // Commands that run beside this one are killed first.
      setImmediate(() => process.exit(130));
    };
    const limit = setTimeout(() => {
      tail.push(`killed after ${minutes} minutes`);
      kill('SIGKILL');
    }, minutes * 60_000);
    const heartbeat = setInterval(
      () => console.log(`      ${name} … ${seconds()} s · ${tail.at(-1)?.slice(0, 100) ?? ''}`),
      HEARTBEAT_SECONDS * 1000,
    );
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

    const read = (chunk: Buffer) => {
      file.write(chunk);
      const lines = chunk
        .toString()
        .replace(ANSI, '')
        .split('\n')
        .map((line) => line.trimEnd());
      tail.push(...lines.filter(Boolean));
      tail.splice(0, tail.length - TAIL_LINES);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);

    const finish = (isOk: boolean) => {
      clearTimeout(limit);
      clearInterval(heartbeat);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      file.end();
      resolve({ isOk, seconds: seconds(), log, tail });
    };
    child.on('error', (error) => {
      tail.push(error.message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
