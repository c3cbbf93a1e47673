import { createTestDatabase } from '../../base/database/test-database.ts';
import { createTestGroup, createTestUser } from '../../slices/test-world.ts';
import { startTestServer, type TestServerOptions } from '../../test-server.ts';

/** Starts two servers on one database, with a group of Anna and Bo. */
export async function startTwoTestInstances(options: TestServerOptions = {}) {
  const { connectionConfig, drop } = await createTestDatabase();
  const first = await startTestServer({ ...options, connectionConfig });
  const second = await startTestServer({ ...options, connectionConfig });
  const anna = await createTestUser(first.services);
  const bo = await createTestUser(second.services);
  const groupId = await createTestGroup(first.services, [anna, bo]);
  const close = async (): Promise<void> => {
    await first.close();
    await second.close();
    await drop();
  };
  return { connectionConfig, first, second, anna, bo, groupId, close };
}
