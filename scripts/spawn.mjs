// Runs programs for start.mjs so that whatever it begins ends with it. Plain JavaScript: it starts on whatever Node is there.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const HEARTBEAT = 20_000;
const LOOK_AT_PARENTS = 500;

/** The child that runs now; there is one at a time. */
let current = null;
let isEnding = false;

/**
 * Resolves to the exit code. The child is in a session of its own: Ctrl-C reaches us alone, and we pass it on once.
 * `lead` gives it a channel by which it notices our death, too; `hide` leaves out lines of what it says.
 */
export function run(command, args, { env = process.env, cwd, lead = false, heartbeat = '', hide } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const beat = () => console.log(`  ${heartbeat} … ${Math.round((Date.now() - started) / 1000)} s`);
    const timer = heartbeat && setInterval(beat, HEARTBEAT);
    const finish = (code) => {
      clearInterval(timer);
      current = null;
      if (isEnding) process.exit(code ?? 0);
      resolve(code);
    };
    const output = hide ? 'pipe' : 'inherit';
    const stdio = ['ignore', output, output, ...(lead ? ['ipc'] : [])];
    current = spawn(command, args, { env, cwd, detached: true, stdio });
    for (const input of hide ? [current.stdout, current.stderr] : []) {
      createInterface({ input }).on('line', (line) => hide.test(line) || console.log(line));
    }
    current.isGroup = !lead;
    current.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      finish(1);
    });
    current.once(hide ? 'close' : 'exit', (code, signal) => {
      if (signal === 'SIGKILL' && lead)
        console.error('The server was killed. Start again; nothing that was saved is lost.');
      finish(code ?? (isEnding ? 0 : 1));
    });
  });
}

/** Ends us with the child, however we are told to, and when the npm or pnpm that started us is gone. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('exit', () => current && kill('SIGTERM'));
  const parents = process.env.npm_lifecycle_event ? starters() : [];
  setInterval(() => parents.every(isAlive) || end('SIGTERM'), LOOK_AT_PARENTS).unref();
}

function end(signal) {
  if (!current) process.exit(0);
  isEnding = true;
  // The server takes its time for what is under way; tools just end. A second Ctrl-C hurries both.
  kill(current.isGroup ? 'SIGTERM' : signal);
}

function kill(signal) {
  try {
    process.kill(current.isGroup ? -current.pid : current.pid, signal);
  } catch {
    // It has just ended.
  }
}

/** Our parent, and its parent where ours is only a shell between npm and us. */
function starters() {
  const parent = process.ppid;
  const { name, ppid } = status(parent) ?? {};
  return /^(sh|dash|bash|ash)$/.test(name) ? [parent, ppid] : [parent];
}

/** One that has ended and only waits for its parent to notice is not alive. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return status(pid)?.state !== 'Z';
}

/** What Linux knows of a process; undefined elsewhere. */
function status(pid) {
  try {
    const [, name, state, ppid] = /^\d+ \((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state, ppid: Number(ppid) };
  } catch {
    return undefined;
  }
}
