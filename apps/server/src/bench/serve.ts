/** A benchmark server as a separate process: `node serve.ts <connection config as JSON> [<job to run> …]`. Sends its port, and its memory on request, by IPC. */
import type { AddressInfo } from 'node:net';
import { readServerConfig } from '../base/config.ts';
import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { buildHttpServer } from '../app.ts';
import { createLogger } from '../base/log.ts';
import { jobRegistry } from '../platform/jobs/job-definition.ts';
import { startJobWorkers } from '../platform/jobs/workers.ts';
import { createServices } from '../services.ts';
import { sliceRegistry } from '../slices/registry.ts';
import { BENCH_TOKEN_SECRET } from './users.ts';

const config = {
  ...readServerConfig({}),
  rateLimitFactor: 1_000_000,
  logLevel: 'error',
  tokenSecrets: [BENCH_TOKEN_SECRET],
  ledgerSecrets: [BENCH_TOKEN_SECRET],
};
const connectionConfig = JSON.parse(process.argv[2]!) as DatabaseConnectionConfig;
const { db, pool } = openDatabasePool(connectionConfig);
const services = await createServices({ config, db, pool, connectionConfig, log: createLogger(config.logLevel) });
const jobs = jobRegistry.all.filter(({ name }) => process.argv.slice(3).includes(name));
if (jobs.length > 0) {
  await services.jobs.open(jobs);
  await startJobWorkers(services, jobs);
}
const app = await buildHttpServer(services, sliceRegistry);
// All members of a full group may connect at once.
await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });

process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  process.send!({ memory: process.memoryUsage() });
});
process.on('disconnect', () => process.exit());
process.send!({ port: (app.server.address() as AddressInfo).port });
