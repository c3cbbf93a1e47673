import { DataSnapshot } from './data-snapshot.ts';

/** One data snapshot and one server for all tests. Tests that stop a server or enable maintenance start their own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const snapshot = await DataSnapshot.create();
  const server = await snapshot.startServer('shared', { GUEST_ALLOWANCE: '1000000' });
  process.env['E2E_WORLD'] = snapshot.folder;
  process.env['E2E_PORT'] = String(server.port);
  return async () => {
    await server.stop();
    snapshot.remove();
  };
}
