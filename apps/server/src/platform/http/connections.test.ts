import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test-server.ts';

it('server: closes while a browser keeps a spare connection open', async () => {
  const server = await startTestServer();
  const spare = connect(server.port, '127.0.0.1');
  await once(spare, 'connect');
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  const ended = once(spare, 'close');
  await server.close();
  await ended;
});

it('server: completes a running response, then closes its connection', async () => {
  const answering = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const server = await startTestServer({
    adapt: (services) => {
      services.maintenance.current = async () => {
        asked.resolve();
        await answering.promise;
        throw new Error('nothing to tell');
      };
      return services;
    },
  });
  const agent = new Agent({ keepAlive: true });
  const request = get({ agent, host: '127.0.0.1', port: server.port, path: '/api/v1/verification' });
  const answered = once(request, 'response');
  await asked.promise;
  const closed = server.close();
  answering.resolve();
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(500);
  await closed;
  agent.destroy();
});
