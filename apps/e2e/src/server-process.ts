import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import PROCESS_ENV from '@quintet/server/process-env' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const READY_PATTERN = /is up/i;
/** Halves the time that dozens of processes with the same modules take to load them. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'quintet-compile-cache');

/** Finds an unused port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** `http://gu.localhost:4183`; without a slug, the universal build. */
export const getServerOrigin = (port: number, slug?: string): string =>
  `http://${slug ? `${slug}.` : ''}localhost:${port}`;

interface ServerOptions {
  /** The repository to start from; default this one. */
  root?: string;
  dataDir: string;
  /** The log file; appended. */
  log: string;
  env?: Record<string, string>;
}

/** The real server in its own process with its own data folder. */
export class ServerProcess {
  readonly #options: ServerOptions;
  #process: ChildProcess | undefined;
  #port = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  get port(): number {
    return this.#port;
  }

  get dataDir(): string {
    return this.#options.dataDir;
  }

  origin(slug?: string): string {
    return getServerOrigin(this.#port, slug);
  }

  /** Resolves when the server is ready; a second start uses the same port and data. */
  async start(): Promise<this> {
    this.#port ||= await findFreePort();
    const { root = ROOT, dataDir, log, env } = this.#options;
    mkdirSync(dirname(log), { recursive: true });
    const output = createWriteStream(log, { flags: 'a' });
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: join(root, 'apps/demo'),
      // Each browser has its own IP (test.ts), so that rate limits do not affect other browsers. The factor lifts the limits per
      // account, which several tests share.
      env: {
        ...PROCESS_ENV,
        ...process.env,
        NODE_COMPILE_CACHE,
        TRUST_PROXY: '1',
        RATE_LIMIT_FACTOR: '1000',
        ...env,
        DATA_DIR: dataDir,
        PORT: String(this.#port),
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      let startupOutput = '';
      const read = (chunk: Buffer) => {
        output.write(chunk);
        startupOutput += chunk.toString();
        if (READY_PATTERN.test(startupOutput)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was up:\n${startupOutput}`)));
    });
    return this;
  }

  /** Ends the server and its database like Ctrl-C. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Kills the server, like a crash or a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Kills the server and its database. */
  async killWithDatabase(): Promise<void> {
    const lock = readFileSync(join(this.#options.dataDir, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    await this.kill();
  }

  /** Runs `pnpm operator …` on this server's data while it runs. */
  async runOperator(...args: string[]): Promise<void> {
    await this.runOperatorWith({}, ...args);
  }

  /** Runs an action of the operator with additional environment variables. */
  async runOperatorWith(variables: Record<string, string>, ...args: string[]): Promise<void> {
    const { root = ROOT, dataDir, env } = this.#options;
    await run(process.execPath, ['src/operator/main.ts', ...args, '--reason', 'test'], {
      cwd: join(root, 'apps/server'),
      env: { ...process.env, NODE_COMPILE_CACHE, ...env, ...variables, DATA_DIR: dataDir },
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
