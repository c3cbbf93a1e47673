import { hasDemoWorld } from '@quintet/server/demo-world';
import { runServer } from '@quintet/server/run';
import { formatDemoAccountLines } from './accounts.ts';
import { isDemoEnabled } from './is-demo-enabled.ts';
import { seedDemoData } from './seed.ts';

/** `npm start` and `pnpm dev`: the server with demo data in a new database. Production runs the server's own main. */
await runServer(async (services, print) => {
  if (isDemoEnabled(process.env)) await seedDemoData(services, print);
  return (await hasDemoWorld(services.db)) ? formatDemoAccountLines() : [];
});
