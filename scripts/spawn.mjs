// Runs child processes that end with this process. Plain JavaScript, so that it runs on any Node from version 20.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const HEARTBEAT_MS = 20_000;
const PARENT_CHECK_MS = 500;

/** The running child; there is one at a time. */
let child = null;
let isEnding = false;

/**
 * Resolves to the exit code. The child has its own session: Ctrl-C reaches only this process, which passes it on once.
 * With `ipc` the child has a channel that closes when this process dies. `filter` matches output lines to leave out.
 */
export function runChild(command, args, { env = process.env, cwd, ipc = false, heartbeat = '', filter } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const beat = () => console.log(`  ${heartbeat} … ${Math.round((Date.now() - started) / 1000)} s`);
    const timer = heartbeat && setInterval(beat, HEARTBEAT_MS);
    const finish = (code) => {
      clearInterval(timer);
      child = null;
      if (isEnding) process.exit(code ?? 0);
      resolve(code);
    };
    const output = filter ? 'pipe' : 'inherit';
    const stdio = ['ignore', output, output, ...(ipc ? ['ipc'] : [])];
    child = spawn(command, args, { env, cwd, detached: true, stdio });
    for (const input of filter ? [child.stdout, child.stderr] : []) {
      createInterface({ input }).on('line', (line) => filter.test(line) || console.log(line));
    }
    child.isGroup = !ipc;
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      finish(1);
    });
    child.once(filter ? 'close' : 'exit', (code, signal) => {
      if (signal === 'SIGKILL' && ipc) console.error('The server was killed. Start again; no saved data is lost.');
      finish(code ?? (isEnding ? 0 : 1));
    });
  });
}

/** Listens for signals and passes them on to the child; also ends both when the npm or pnpm that started this process is gone. */
export function forwardSignalsToChild() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('exit', () => child && kill('SIGTERM'));
  const parents = process.env.npm_lifecycle_event ? getParents() : [];
  setInterval(() => parents.every(isAlive) || end('SIGTERM'), PARENT_CHECK_MS).unref();
}

function end(signal) {
  if (!child) process.exit(0);
  isEnding = true;
  // The server finishes requests in progress first; tools end at once. A second Ctrl-C ends both at once.
  kill(child.isGroup ? 'SIGTERM' : signal);
}

function kill(signal) {
  try {
    process.kill(child.isGroup ? -child.pid : child.pid, signal);
  } catch {
    // The child has just ended.
  }
}

/** The parent process, and the grandparent if the parent is only a shell between npm and this process. */
function getParents() {
  const parent = process.ppid;
  const { name, ppid } = readStatus(parent) ?? {};
  return /^(sh|dash|bash|ash)$/.test(name) ? [parent, ppid] : [parent];
}

/** Returns false for a zombie, which has ended already. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return readStatus(pid)?.state !== 'Z';
}

/** A process in Linux's /proc; undefined on other systems. */
function readStatus(pid) {
  try {
    const [, name, state, ppid] = /^\d+ \((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state, ppid: Number(ppid) };
  } catch {
    return undefined;
  }
}
