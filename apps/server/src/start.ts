import { statfsSync } from 'node:fs';
import type { ShutdownStack } from './shutdown.ts';
import type { ServerConfig } from './base/config.ts';
import { toPostgresStartError } from './base/database/embedded/postgres-errors.ts';
import { toStartErrorIfFixable, openAndMigrateDatabase } from './base/database/open.ts';
import { hasDemoData } from './demo-data-marker.ts';
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

/** Fills the database before the server listens, like the demo data. Returns lines to print. */
export type SeedDatabase = (services: Services, print: (line: string) => void) => Promise<string[]>;

/** Starts database, services, preparation and HTTP. @throws StartError with one line on what to do */
export async function startServer(
  config: ServerConfig,
  print: (line: string) => void,
  shutdown: ShutdownStack,
  seed: SeedDatabase = async () => [],
): Promise<RunningServer> {
  await assertPortAvailable(config);
  const log = createLogger(config.logLevel);
  const { db, pool, connectionConfig, failed, close, shared } = await openAndMigrateDatabase(config, log, print);
  await shutdown.defer(close);
  const services = await createServices({ config, db, pool, connectionConfig, log, print, shared });
  const printAndCheckSpace = (line: string) => {
    assertFreeDiskSpace(config);
    print(line);
  };
  await services.jobs.open(jobRegistry.all).catch((error: unknown) => {
    throw toStartErrorIfFixable(error);
  });
  await shutdown.defer(() => services.jobs.close());
  const notes = await seed(services, printAndCheckSpace).catch((error: unknown) => {
    throw toStartErrorIfFixable(error);
  });
  const app = await buildHttpServer(services, sliceRegistry);
  await shutdown.defer(() => app.close());
  await shutdown.defer(await startMetricsServer(config));
  await shutdown.defer(await startJobWorkers(services, jobRegistry.all));
  await listenOnPort(app, config);
  if (config.isProduction && (await hasDemoData(db)))
    print('The database holds the demo data, and the password of its accounts is published. Use another database.');
  return { failed, drain: () => services.shutdown.abort(), notes };
}

/** Bytes needed for a preparation, including PostgreSQL's own files. */
const MIN_FREE_BYTES = 300 * 2 ** 20;

/** Checks the free space, because a full disk would crash the built-in database. @throws StartError */
function assertFreeDiskSpace({ databaseUrl, dataDir }: ServerConfig): void {
  if (databaseUrl) return;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) throw toPostgresStartError('ENOSPC', dataDir);
}
