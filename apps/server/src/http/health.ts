import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { renderMetrics } from './metrics.ts';
import { isNear } from './near.ts';

/** For whoever watches over the process: alive, able to serve, and in numbers (on this machine only). */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
      return reply.type('text/plain').send('ready\n');
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).type('text/plain').send('the database does not answer\n');
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return reply.code(404).type('text/plain').send('not found\n');
    return reply.type('text/plain; version=0.0.4').send(renderMetrics());
  });
}
