import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createHostTable } from '../hosting/hosts.ts';
import type { Services } from '../services.ts';
import type { Renderers } from './render.ts';
import { openEventStream } from './stream.ts';

const PATH = '/api/v1/events';

/** Hands requests to upgrade at `/api/v1/events` to the stream, and ends it with the app. */
export async function serveEventStream(app: FastifyInstance, services: Services, renderers: Renderers): Promise<void> {
  const stream = await openEventStream(services, renderers);
  const brandOf = createHostTable(services.config);
  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const host = request.headers.host ?? '';
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== PATH) refuse(wire, '404 Not Found');
    else if (!isSameOrigin(request.headers.origin, host)) refuse(wire, '403 Forbidden');
    else stream.welcome(request, wire, head, brandOf(host)?.id ?? null);
  });
  app.addHook('preClose', () => stream.stop());
}

/** Only our own pages, and programs that are no browser (they name no origin), get in. */
function isSameOrigin(origin: string | undefined, host: string): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}

function refuse(wire: Duplex, status: string): void {
  wire.on('error', () => wire.destroy());
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
