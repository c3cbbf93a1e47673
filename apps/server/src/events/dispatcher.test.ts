import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { newPerson } from '../slices/test-world.ts';
import { streamed } from '../slices/streamed.ts';
import { openEventStream } from './stream.ts';
import { openReadyStream } from './test-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A stream of its own, with one kind of events told by something else. */
async function openWith(renderMaintenance: typeof streamed.maintenance) {
  const stream = await openEventStream(server.services, { ...streamed, maintenance: renderMaintenance });
  const http = createServer().listen(0, '127.0.0.1');
  http.on('upgrade', (request, wire, head) => stream.welcome(request, wire, head, null));
  await once(http, 'listening');
  const person = await newPerson(server.services);
  const { client } = await openReadyStream((http.address() as AddressInfo).port, person);
  const close = async () => {
    await client.close();
    await stream.stop();
    http.close();
  };
  return { client, person, close };
}

const announce = () => server.services.events.record((_trx, append) => append('maintenance', 'everybody', {}));

it('tells what could not be told at first, once it can', async () => {
  const seen = { failures: 0 };
  const { client, close } = await openWith(async (...given) => {
    seen.failures += 1;
    if (seen.failures <= 3) throw new Error('not now');
    return streamed.maintenance(...given);
  });
  await announce();
  while (seen.failures <= 3) {
    server.services.events.signals.send('look');
    await client.drain();
  }
  expect((await client.nextEvent('maintenance')).event.maintenance.enabled).toBe(false);
  await close();
});

it('goes on behind what can never be told', async () => {
  const seen = { tries: 0 };
  const { client, person, close } = await openWith(async () => {
    seen.tries += 1;
    throw new Error('never');
  });
  await announce();
  while (seen.tries < 10) {
    server.services.events.signals.send('look');
    await client.drain();
  }
  await server.services.events.record((_trx, append) => append('user', { userId: person.id }, {}));
  expect((await client.nextEvent('user')).event.user.id).toBe(person.id);
  expect(seen.tries).toBe(10);
  await close();
});
