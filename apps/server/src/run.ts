import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BRANDS } from '@quintet/brand/list';
import { ShutdownStack } from './shutdown.ts';
import { type ServerConfig, readServerConfig, UNIVERSAL_SLUG } from './base/config.ts';
import { StartError } from './base/start-error.ts';
import { areLocalHostsAllowed } from './platform/hosting/hosts.ts';
import { type SeedDatabase, startServer } from './start.ts';

/** Milliseconds for the shutdown after the delay. A slower database ends by itself without data loss. */
const END_TIMEOUT_MS = 7_500;
/** Milliseconds that an aborted start gets to stop. */
const START_ABORT_TIMEOUT_MS = 5_000;

const shutdown = new ShutdownStack();
let starting: Promise<unknown> = Promise.resolve();
let isEnding = false;
/** Ends readiness and waits until load balancers have noticed. */
let drain = async (): Promise<void> => {};

async function end(exitCode: number, isDrained = false): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (isDrained) await drain();
  setTimeout(() => process.exit(exitCode), END_TIMEOUT_MS).unref();
  await shutdown.run();
  await Promise.race([starting, sleep(START_ABORT_TIMEOUT_MS)]);
  process.exit(exitCode);
}

async function giveUp(error: unknown): Promise<void> {
  if (isEnding) return;
  console.error(error instanceof StartError ? error.message : error);
  await end(1);
}

/** Percent by which the heap grows before V8 collects garbage. V8's own choice is up to 300, and it keeps the pages that it freed. */
const HEAP_GROWTH_PERCENT = 50;

/**
 * Keeps the process small. Collects garbage once: without it V8 lets its first heap grow to about 250 MB; afterwards the limit follows
 * from what is in use.
 */
function boundMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}

async function start(seed?: SeedDatabase): Promise<void> {
  const config = readServerConfig(process.env);
  const { failed, drain: endReadiness, notes } = await startServer(config, console.log, shutdown, seed);
  void failed.then(giveUp);
  drain = () => {
    endReadiness();
    return sleep(config.shutdownDelay);
  };
  boundMemory();
  process.send?.('up');
  if (!config.announce) return;
  console.log(['', 'Quintet is up. Ctrl-C ends it.', '', ...listAddresses(config), ...notes, ''].join('\n'));
}

/** Runs the server in this process until a signal or a failure ends it. `seed` fills the database before it listens. */
export async function runServer(seed?: SeedDatabase): Promise<void> {
  // A second signal exits at once. The database ends with this process in any case.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Only SIGTERM comes from an orchestrator with a load balancer, so only it waits for the drain.
    process.on(signal, () => (isEnding ? process.exit(1) : void end(0, signal === 'SIGTERM')));
  }
  // The parent process with the IPC channel has ended.
  process.on('disconnect', () => void end(0));
  process.on('uncaughtException', giveUp);
  process.on('unhandledRejection', giveUp);

  const attempt = start(seed);
  starting = attempt.catch(() => {});
  await attempt.catch(giveUp);
}

type ListedConfig = Pick<ServerConfig, 'publicPort' | 'brandHosts' | 'isProduction'>;

/** Lists the addresses of each brand, one line per brand. */
function listAddresses({ publicPort, ...config }: ListedConfig): string[] {
  const at = (host: string) => `http://${host}${publicPort === 80 ? '' : `:${publicPort}`}`;
  const own = Object.entries(config.brandHosts);
  const isLocal = areLocalHostsAllowed(config);
  const row = (title: string, site: string, localHost: string) => [
    title,
    ...(isLocal ? [at(localHost)] : []),
    ...own.filter(([, slug]) => slug === site).map(([host]) => host),
  ];
  const rows = [
    ...BRANDS.map(({ slug, title }) => row(title, slug, `${slug}.localhost`)),
    row(UNIVERSAL_SLUG, UNIVERSAL_SLUG, 'localhost'),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...places]) => `  ${name.padEnd(width)}  ${places.join('  ')}`);
}
