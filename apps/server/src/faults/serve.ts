/** A server in a process of its own, which can be killed: `node serve.ts <options as JSON>`. Runs tasks on request, by IPC. */
import { buildHttpServer } from '../app.ts';
import { readServerConfig } from '../base/config.ts';
import { openDatabasePool } from '../base/database/connect.ts';
import { createLogger } from '../base/log.ts';
import { createServices } from '../services.ts';
import { sliceRegistry } from '../slices/registry.ts';
import { submitRedemptionJob } from '../slices/wallet/redemption-jobs.ts';
import type { FaultTestServerOptions, FaultTestTaskRequest } from './server-process.ts';
import { createFaultTestWalletTasks } from './wallet-tasks.ts';

const options = JSON.parse(process.argv[2]!) as FaultTestServerOptions;
let now = new Date(options.now);
const { db, pool } = openDatabasePool(options.connectionConfig);
const config = { ...readServerConfig({}), ...options.config };
const log = createLogger(config.logLevel);
const { connectionConfig } = options;
const services = await createServices({ config, db, pool, connectionConfig, log, shared: null, clock: () => now });
Object.assign(services.integrations.sandbox!.config, options.provider);
await services.jobs.open([submitRedemptionJob]);
const app = await buildHttpServer(services, sliceRegistry);
await app.listen({ host: '127.0.0.1', port: options.port });

const tasks = createFaultTestWalletTasks(services);
process.on('message', ({ id, time, name, args }: FaultTestTaskRequest) => {
  now = new Date(time);
  const run = tasks[name] as (...given: unknown[]) => Promise<unknown>;
  run(...args).then(
    () => process.send?.({ id }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0 });
