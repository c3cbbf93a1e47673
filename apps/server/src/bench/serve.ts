/** A benchmark server as a separate process: `node serve.ts <address as JSON>`. Sends its port, and its memory on request, by IPC. */
import type { AddressInfo } from 'node:net';
import { readConfig } from '../base/config.ts';
import { type Address, connect } from '../base/database/connect.ts';
import { buildApp } from '../app.ts';
import { createLog } from '../base/log.ts';
import { createServices } from '../services.ts';
import { registry } from '../slices/registry.ts';
import { TOKEN_SECRET } from './users.ts';

const { db, pool } = connect(JSON.parse(process.argv[2]!) as Address);
const config = { ...readConfig({}), rateLimitFactor: 1_000_000, logLevel: 'error', tokenSecrets: [TOKEN_SECRET] };
const services = await createServices({ config, db, pool, log: createLog(config.logLevel) });
const app = await buildApp(services, registry);
await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  process.send!({ memory: process.memoryUsage() });
});
process.on('disconnect', () => process.exit());
process.send!({ port: (app.server.address() as AddressInfo).port });
