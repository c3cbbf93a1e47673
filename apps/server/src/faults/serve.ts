/** A server in a process of its own, which can be killed: `node serve.ts <options as JSON>`. Runs tasks on request, by IPC. */
import { buildApp } from '../app.ts';
import { readConfig } from '../base/config.ts';
import { connect } from '../base/database/connect.ts';
import { createLog } from '../base/log.ts';
import { createServices } from '../services.ts';
import { sliceRegistry } from '../slices/registry.ts';
import { submitRedemption } from '../slices/wallet/redemption-jobs.ts';
import type { ServeOptions, TaskRequest } from './server-process.ts';
import { createTasks } from './wallet-tasks.ts';

const options = JSON.parse(process.argv[2]!) as ServeOptions;
let now = new Date(options.now);
const { db, pool } = connect(options.address);
const config = { ...readConfig({}), ...options.config };
const log = createLog(config.logLevel);
const { address } = options;
const services = await createServices({ config, db, pool, address, log, shared: null, clock: () => now });
Object.assign(services.integrations.sandbox!.config, options.provider);
await services.jobs.open([submitRedemption]);
const app = await buildApp(services, sliceRegistry);
await app.listen({ host: '127.0.0.1', port: options.port });

const tasks = createTasks(services);
process.on('message', ({ id, time, name, args }: TaskRequest) => {
  now = new Date(time);
  const run = tasks[name] as (...given: unknown[]) => Promise<unknown>;
  run(...args).then(
    () => process.send?.({ id }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0 });
