import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { EventStreamRules } from './rules.ts';
import { startEventStreamServer } from './stream.ts';

const PATH = '/api/v1/events';

/** An upgrade request that is not answered yet. */
type Upgrade = { socket: Socket; head: Buffer };

/**
 * Passes upgrade requests at `/api/v1/events` to the stream, and stops it with the app. Like every request, they run the app's
 * hooks and the guard of their operation first. Call this before the routes are registered.
 */
export async function registerEventStreamUpgrades(
  app: FastifyInstance,
  services: Services,
  rules: EventStreamRules,
): Promise<void> {
  const stream = await startEventStreamServer(services, rules);
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // The rest of the request is never read, so the server would not notice when the client closes the connection.
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head });
    const [path] = (request.url ?? '').split('?', 1);
    if (request.method === 'GET' && path === PATH) app.routing(request, response);
    else response.writeHead(404).end();
  });
  app.addHook('preHandler', async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) return;
    if (!isSameOrigin(request.headers.origin, request.host)) throw new HttpError('api.forbidden');
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket);
    stream.handleUpgrade(request.raw, upgrade.socket, upgrade.head, request.hostBrand?.id ?? null);
  });
  app.addHook('preClose', () => stream.stop());
}

/** Allows our own pages, and clients that are not browsers (they send no origin). */
function isSameOrigin(origin: string | undefined, host: string): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}
