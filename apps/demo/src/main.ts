import { hasDemoData } from '@quintet/server/demo-data-marker';
import { runServer } from '@quintet/server/run';
import { formatDemoAccountLines } from './accounts.ts';
import { isDemoEnabled } from './is-demo-enabled.ts';
import { seedDemoData } from './seed.ts';

/** `npm start` and `pnpm dev`: the server with demo data in a new database. Production runs the server's own main. */
await runServer(async (services, print) => {
  if (isDemoEnabled(process.env)) await seedDemoData(services, print);
  return (await hasDemoData(services.db)) ? formatDemoAccountLines() : [];
});
