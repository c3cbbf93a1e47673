import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, type TestUser } from '../../slices/test-world.ts';
import { eventStreamRules } from '../../slices/stream-rules.ts';
import { startEventStreamServer } from './stream.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';

const server = useTestServer();

/** A separate stream that polls often, with the given presenter for maintenance events. */
async function openWith(presentMaintenanceEvents = eventStreamRules.presenters.maintenance) {
  const errors: string[] = [];
  const log = { ...server.services.log, error: (_: unknown, text: string) => errors.push(text) } as unknown as Logger;
  const rules = {
    ...eventStreamRules,
    presenters: { ...eventStreamRules.presenters, maintenance: presentMaintenanceEvents },
  };
  const stream = await startEventStreamServer({ ...server.services, log }, rules, { pollMs: 20 });
  const http = createServer().listen(0, '127.0.0.1');
  http.on('upgrade', (request, socket, head) => stream.handleUpgrade(request, socket, head, null));
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const person = await createTestUser(server.services);
  const { client, last } = await openReadyEventStreamTestClient(port, person);
  const close = async () => {
    await stream.stop();
    http.close();
  };
  return { client, last, person, port, errors, close };
}

const announce = () => server.services.events.record((_trx, append) => append('maintenance', 'everybody', {}));
const touch = ({ id }: TestUser) => server.services.events.record((_trx, append) => append('user', { userId: id }, {}));

describe('dispatcher', () => {
  it('retries an event whose delivery failed', async () => {
    const seen = { failures: 0 };
    const { client, close } = await openWith(async (...given) => {
      seen.failures += 1;
      if (seen.failures <= 3) throw new Error('not now');
      return eventStreamRules.presenters.maintenance(...given);
    });
    await announce();
    expect((await client.nextEvent('maintenance')).event.maintenance.enabled).toBe(false);
    expect(seen.failures).toBe(4);
    await close();
  });

  it('resets the readers of an undeliverable event, and delivers the events before and after it', async () => {
    const { client, last, person, port, close } = await openWith(() => Promise.reject(new Error('never')));
    await server.services.events.record(async (_trx, append) => {
      for (let count = 0; count < 5; count += 1) await append('user', { userId: person.id }, {});
      await append('maintenance', 'everybody', {});
      for (let count = 0; count < 5; count += 1) await append('user', { userId: person.id }, {});
    });
    const frames = [];
    while (frames.length < 11) frames.push(await client.next());
    const users = Array<string>(5).fill('user');
    const told = frames.map((frame) => (frame.type === 'event' ? frame.event.type : frame.type));
    expect(told).toEqual([...users, 'reset', ...users]);

    const before = await openEventStreamTestClient(port, person, { last });
    const [greeting] = [await before.next()];
    expect(greeting).toMatchObject({ type: 'reset', last: (frames.at(-1) as { at: string }).at });
    const behind = await openEventStreamTestClient(port, person, { last: (frames[5] as { last: string }).last });
    for (let count = 0; count < 5; count += 1) await behind.nextEvent('user');
    expect((await behind.next()).type).toBe('ready');
    await close();
  });

  it('continues after a database failure, and logs it once', async () => {
    const { client, person, errors, close } = await openWith();
    await sql`alter function read_events rename to gone`.execute(server.services.db);
    await touch(person);
    await expect.poll(() => errors.length).toBe(1);
    // Later retries fail as well.
    await client.drain();
    await sql`alter function gone rename to read_events`.execute(server.services.db);
    await client.nextEvent('user');
    expect(errors).toEqual(['reading events failed; the server tries again']);
    await close();
  });

  it('closes its connections after a restore of the database; their clients are reset', async () => {
    const { client, person, port, close } = await openWith();
    await touch(person);
    const { at } = await client.nextEvent('user');
    // A restored backup lacks the event that was sent, and another event gets its number.
    await sql`delete from events where number = (select max(number) from events)`.execute(server.services.db);
    await touch(person);
    expect(await client.closed).toEqual({ code: 1012, reason: 'restart' });
    const again = await openEventStreamTestClient(port, person, { last: at });
    expect(await again.next()).toMatchObject({ type: 'reset', last: expect.not.stringMatching(`^${at}$`) });
    await touch(person);
    await again.nextEvent('user');
    await close();
  });
});
