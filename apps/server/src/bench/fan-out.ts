import { once } from 'node:events';
import { GROUP_MEMBERS_DEFAULT_MAX } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../base/database/types.ts';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import { startBenchBaselineServer, startBenchServer } from './bench-server-processes.ts';
import { closeBenchSockets, createBenchTextSender, waitUntilBenchSocketsReceive, openBenchSockets } from './clients.ts';
import { createBenchGroup, createBenchUsers } from './users.ts';

const MEMBERS = GROUP_MEMBERS_DEFAULT_MAX;
/** Messages that are not measured, because code is slow on its first runs. */
const WARMING_UP = 20;
const MARK = /"text":"(said \d+)"/;

/**
 * Milliseconds until a message reaches every member of a full group: through the server, and through a bare `ws` server that
 * sends the same frame in a loop. In both cases the members' sockets are in this process.
 */
export async function benchFanOut(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>, runs: number) {
  const people = await createBenchUsers(db, MEMBERS);
  const groupId = await createBenchGroup(db, people);
  const [server, bare] = [await startBenchServer(connectionConfig), await startBenchBaselineServer()];
  const { send, close } = createBenchTextSender(server.port, 1);
  const members = await openBenchSockets(server.port, people);
  const listeners = await openBenchSockets(bare.port, Array<null>(MEMBERS).fill(null));
  try {
    const times: { server: number[]; bare: number[] } = { server: [], bare: [] };
    for (let run = -WARMING_UP; run < runs; run += 1) {
      const text = `said ${run + WARMING_UP}`;
      const matters = (frame: string) => MARK.exec(frame)?.[1] === text;
      const [frame] = await Promise.all([
        once(members[0]!, 'message').then(([data]) => String(data)),
        (async () => {
          const received = waitUntilBenchSocketsReceive(members, matters);
          const begun = performance.now();
          await send(people[0]!, groupId, text);
          const ended = await received;
          if (run >= 0) times.server.push(ended - begun);
        })(),
      ]);
      const received = waitUntilBenchSocketsReceive(listeners, matters);
      const begun = performance.now();
      bare.process.send(frame);
      const ended = await received;
      if (run >= 0) times.bare.push(ended - begun);
    }
    return { members: MEMBERS, ...times };
  } finally {
    close();
    await closeBenchSockets([...members, ...listeners]);
    await server.stop();
    await bare.stop();
  }
}
