import { hasDemoWorld } from '@quintet/server/demo-world';
import { runServer } from '@quintet/server/run';
import { listDemoAccounts } from './accounts.ts';
import { isWanted } from './is-demo-enabled.ts';
import { seed } from './seed.ts';

/** `npm start` and `pnpm dev`: the server, with the demo world in a new database. A production start runs the server's own main. */
await runServer(async (services, print) => {
  if (isWanted(process.env)) await seed(services, print);
  return (await hasDemoWorld(services.db)) ? listDemoAccounts() : [];
});
