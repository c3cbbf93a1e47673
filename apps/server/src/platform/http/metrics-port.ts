import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerConfig } from '../../base/config.ts';
import { StartError } from '../../base/start-error.ts';
import { metricsRegistry } from '../metrics.ts';

type MetricsConfig = Pick<ServerConfig, 'metricsHost' | 'metricsPort' | 'metricsToken'>;

/**
 * Serves metrics on a separate port, if one is configured. Requests need the token if one is set. Returns a function that
 * closes the port. @throws StartError when it cannot listen there
 */
export async function startMetricsServer({
  metricsHost: host,
  metricsPort: port,
  metricsToken,
}: MetricsConfig): Promise<() => Promise<void>> {
  if (port === null) return async () => {};
  const server = createServer((request, response) => {
    const isAllowed = metricsToken === null || matchesBearerToken(request.headers.authorization, metricsToken);
    if (request.method !== 'GET' || request.url !== '/metrics' || !isAllowed) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      return;
    }
    void metricsRegistry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metricsRegistry.contentType }).end(text);
    });
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      `Metrics cannot be served on ${host}:${port}: ${(error as Error).message}. Correct METRICS_HOST and METRICS_PORT, or leave them out.`,
    );
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

export function matchesBearerToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
