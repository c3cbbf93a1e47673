import { World } from './data-snapshot.ts';

/** One world and one server for all tests; those that stop a server or put it under maintenance start one of their own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await World.make();
  const server = await world.startServer('shared', { GUEST_ALLOWANCE: '1000000' });
  process.env['E2E_WORLD'] = world.folder;
  process.env['E2E_PORT'] = String(server.port);
  return async () => {
    await server.stop();
    world.remove();
  };
}
