import { once } from 'node:events';
import type { Kysely } from 'kysely';
import type { Address } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { startBare, startServer } from './children.ts';
import { closeSockets, createSending, heardByAll, openSockets } from './clients.ts';
import { createTestGroup, makePeople } from './users.ts';

/** Messages that are not measured, because code is slow on its first runs. */
const WARMUP_MESSAGES = 200;
const MESSAGES = 1000;

/** Milliseconds from sending a message to its delivery, one at a time, compared with a bare echo. */
export async function benchDeliveryLatency(address: Address, db: Kysely<Database>) {
  const people = await makePeople(db, 2);
  const [sender, reader] = [people[0]!, people[1]!];
  const groupId = await createTestGroup(db, people);
  const [server, bare] = [await startServer(address), await startBare()];
  const { send, close } = createSending(server.port, 1);
  const [seeing] = await openSockets(server.port, [reader]);
  const [echoing] = await openSockets(bare.port, [null]);
  try {
    const times: { seen: number[]; echo: number[] } = { seen: [], echo: [] };
    for (let message = -WARMUP_MESSAGES; message < MESSAGES; message += 1) {
      const heard = heardByAll([seeing!], (frame) => frame.includes(`"text":"number ${message}"`));
      const begun = performance.now();
      const sent = send(sender, groupId, `number ${message}`);
      const seen = (await heard) - begun;
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
    await closeSockets([seeing!, echoing!]);
    await server.stop();
    await bare.stop();
  }
}
