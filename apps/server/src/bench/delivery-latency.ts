import { once } from 'node:events';
import type { Kysely } from 'kysely';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { startBenchBaselineServer, startBenchServer } from './bench-server-processes.ts';
import { closeBenchSockets, createBenchTextSender, waitUntilBenchSocketsReceive, openBenchSockets } from './clients.ts';
import { createBenchGroup, createBenchUsers } from './users.ts';

/** Messages that are not measured, because code is slow on its first runs. */
const WARMUP_MESSAGES = 200;
const MESSAGES = 1000;

/** Milliseconds from sending a message to its delivery, one at a time, compared with a bare echo. */
export async function benchDeliveryLatency(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>) {
  const people = await createBenchUsers(db, 2);
  const [sender, reader] = [people[0]!, people[1]!];
  const groupId = await createBenchGroup(db, people);
  const [server, bare] = [await startBenchServer(connectionConfig), await startBenchBaselineServer()];
  const { send, close } = createBenchTextSender(server.port, 1);
  const [seeing] = await openBenchSockets(server.port, [reader]);
  const [echoing] = await openBenchSockets(bare.port, [null]);
  try {
    const times: { seen: number[]; echo: number[] } = { seen: [], echo: [] };
    for (let message = -WARMUP_MESSAGES; message < MESSAGES; message += 1) {
      const received = waitUntilBenchSocketsReceive([seeing!], (frame) => frame.includes(`"text":"number ${message}"`));
      const begun = performance.now();
      const sent = send(sender, groupId, `number ${message}`);
      const seen = (await received) - begun;
      await sent;
      const echoed = once(echoing!, 'message');
      const sending = performance.now();
      echoing!.send('{"type":"ping"}');
      await echoed;
      const echo = performance.now() - sending;
      if (message < 0) continue;
      times.seen.push(seen);
      times.echo.push(echo);
    }
    return times;
  } finally {
    close();
    await closeBenchSockets([seeing!, echoing!]);
    await server.stop();
    await bare.stop();
  }
}
