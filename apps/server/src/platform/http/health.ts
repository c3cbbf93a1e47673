import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../base/config.ts';
import type { Services } from '../services.ts';
import { metricsRegistry } from '../metrics.ts';
import { isUnproxiedLoopbackRequest } from './loopback.ts';
import { matchesBearerToken } from './metrics-port.ts';

/** Paths served at any host, because load balancers and monitors use IP addresses. */
export const ANY_HOST_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Serves liveness, readiness and metrics. */
export function registerHealthAndMetricsRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (request, reply) => {
    if (services.shutdown.signal.aborted) return reply.code(503).type('text/plain').send('shutting down\n');
    try {
      await sql`select 1`.execute(services.db);
      return reply.type('text/plain').send('ready\n');
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).type('text/plain').send('the database does not answer\n');
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request, services.config)) return reply.code(404).type('text/plain').send('not found\n');
    return reply.type(metricsRegistry.contentType).send(await metricsRegistry.metrics());
  });
}

/** Needs the token if one is set; else only this machine in development, as a local proxy would make all requests local. */
function canReadMetrics(request: FastifyRequest, { metricsToken, isProduction }: ServerConfig): boolean {
  if (metricsToken === null) return !isProduction && isUnproxiedLoopbackRequest(request);
  return matchesBearerToken(request.headers.authorization, metricsToken);
}
