import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const IS_UP = /is up/i;

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** `http://gu.localhost:4183`; without a slug, the universal build. */
export const originAt = (port: number, slug?: string): string => `http://${slug ? `${slug}.` : ''}localhost:${port}`;

interface ServerOptions {
  /** The tree it is started from; this one unless said otherwise. */
  root?: string;
  dataDir: string;
  /** What it prints; appended. */
  log: string;
  env?: Record<string, string>;
}

/** The real server in a process of its own, over a data folder of its own. */
export class Server {
  readonly #options: ServerOptions;
  #process: ChildProcess | undefined;
  #port = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  get port(): number {
    return this.#port;
  }

  origin(slug?: string): string {
    return originAt(this.#port, slug);
  }

  /** Resolves when it answers; a second start uses the same port and data. */
  async start(): Promise<this> {
    this.#port ||= await freePort();
    const { root = ROOT, dataDir, log, env } = this.#options;
    mkdirSync(dirname(log), { recursive: true });
    const output = createWriteStream(log, { flags: 'a' });
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: join(root, 'apps/demo'),
      // Each browser of a test has an address of its own (test.ts), so that none uses up what another may; what one account may is
      // for all tests that use it.
      env: {
        ...process.env,
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
      let said = '';
      const read = (chunk: Buffer) => {
        output.write(chunk);
        said += chunk.toString();
        if (IS_UP.test(said)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was up:\n${said}`)));
    });
    return this;
  }

  /** Ends it as Ctrl-C does, its database included. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** As a crash or a power cut: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** The same, and its database with it. */
  async killWithDatabase(): Promise<void> {
    const lock = readFileSync(join(this.#options.dataDir, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    await this.kill();
  }

  /** `pnpm operator …`, on this server's data while it runs. */
  async operate(...args: string[]): Promise<void> {
    await this.operateWith({}, ...args);
  }

  /** The same with variables that the server itself does not have. */
  async operateWith(variables: Record<string, string>, ...args: string[]): Promise<void> {
    const { root = ROOT, dataDir, env } = this.#options;
    await run(process.execPath, ['src/operator.ts', ...args], {
      cwd: join(root, 'apps/server'),
      env: { ...process.env, ...env, ...variables, DATA_DIR: dataDir },
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
