import { statfsSync } from 'node:fs';
import type { ShutdownStack } from './shutdown.ts';
import type { ServerConfig } from './base/config.ts';
import { toPostgresStartError } from './base/database/embedded/postgres-errors.ts';
import { toStartErrorIfFixable, openDatabase } from './base/database/open.ts';
import { hasDemoWorld } from './demo-world.ts';
import { buildHttpServer } from './app.ts';
import { assertPortAvailable, listenOnPort } from './listen-on-port.ts';
import { createLogger } from './base/log.ts';
import { createServices } from './services.ts';
import type { Services } from './platform/services.ts';
import { startMetricsServer } from './platform/http/metrics-port.ts';
import { jobRegistry } from './platform/jobs/job-definition.ts';
import { startJobWorkers } from './platform/jobs/workers.ts';
import { sliceRegistry } from './slices/registry.ts';
import type { StartError } from './base/start-error.ts';

type RunningServer = {
  /** Resolves to the reason when the server cannot continue. */
  failed: Promise<StartError>;
  /** Ends readiness; requests are still served. */
  drain: () => void;
  /** Lines from the preparation to print. */
  notes: string[];
};

/** Fills the database before the server listens, like the demo world. Returns lines to print. */
export type SeedDatabase = (services: Services, print: (line: string) => void) => Promise<string[]>;

/** Starts database, services, preparation and HTTP. @throws StartError with one line on what to do */
export async function startServer(
  config: ServerConfig,
  say: (line: string) => void,
  begun: ShutdownStack,
  seed: SeedDatabase = async () => [],
): Promise<RunningServer> {
  await assertPortAvailable(config);
  const log = createLogger(config.logLevel);
  const { db, pool, address, failed, close, shared } = await openDatabase(config, log, say);
  await begun.defer(close);
  const services = await createServices({ config, db, pool, address, log, say, shared });
  const sayWhereThereIsSpace = (line: string) => {
    checkSpace(config);
    say(line);
  };
  await services.jobs.open(jobRegistry.all).catch((error: unknown) => {
    throw toStartErrorIfFixable(error);
  });
  await begun.defer(() => services.jobs.close());
  const notes = await seed(services, sayWhereThereIsSpace).catch((error: unknown) => {
    throw toStartErrorIfFixable(error);
  });
  const app = await buildHttpServer(services, sliceRegistry);
  await begun.defer(() => app.close());
  await begun.defer(await startMetricsServer(config));
  await begun.defer(await startJobWorkers(services, jobRegistry.all));
  await listenOnPort(app, config);
  if (config.isProduction && (await hasDemoWorld(db)))
    say('The database holds the demo world, and the password of its accounts is published. Use another database.');
  return { failed, drain: () => services.shutdown.abort(), notes };
}

/** Bytes needed for a preparation, including PostgreSQL's own files. */
const PREPARATION_SPACE = 300 * 2 ** 20;

/** Checks the free space, because a full disk would crash the built-in database. @throws StartError */
function checkSpace({ databaseUrl, dataDir }: ServerConfig): void {
  if (databaseUrl) return;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < PREPARATION_SPACE) throw toPostgresStartError('ENOSPC', dataDir);
}
