import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { registerEventStreamUpgrades } from './platform/events/upgrade.ts';
import { createSiteHosting } from './platform/hosting/hosting.ts';
import { createSiteFinder } from './platform/hosting/hosts.ts';
import { registerAvatarRoutes } from './platform/media/avatar-routes.ts';
import { requestSecondsMetric } from './platform/metrics.ts';
import type { Services } from './platform/services.ts';
import { type SliceRegistry, registerContractRoutes } from './platform/http/routes.ts';
import { registerErrorHandler, toHttpError, sendErrorResponse } from './platform/http/error-handler.ts';
import { HttpError } from './platform/http/http-error.ts';
import { ANY_HOST_PATHS, registerHealthAndMetricsRoutes } from './platform/http/health.ts';
import { registerDevOutboxRoutes } from './platform/http/dev-outbox-routes.ts';
import './platform/http/request.ts';
import { registerWellpaySandboxRoutes } from './platform/payments/sandbox-routes.ts';
import { superviseHttpConnections } from './platform/http/connections.ts';
import { registerResponseSerializer, registerRequestValidator } from './platform/http/validation.ts';

/** Uploads may take ten minutes (spec §9); handlers have a separate, shorter timeout. */
const MAX_REQUEST_MS = 600_000;

/** Builds the HTTP server with the API, health checks and the brands' pages. It does not listen yet. */
export async function buildHttpServer(services: Services, served: SliceRegistry): Promise<FastifyInstance> {
  const { config, log } = services;
  const { trustProxy: trusted } = config;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: config.bodyLimit,
    requestTimeout: MAX_REQUEST_MS,
    forceCloseConnections: 'idle',
    // For the web app, 503 means maintenance (spec §8), so a closing server must not send it.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // A malformed URL has no route, so none of our hooks or handlers sees it.
    frameworkErrors: (error, request, reply) => sendErrorResponse(request, reply, toHttpError(error)),
  }) as unknown as FastifyInstance;

  const hosting = createSiteHosting(config);
  const findSite = createSiteFinder(config);
  app.decorateRequest('operationId', '');
  app.decorateRequest('hostBrand', null);
  app.decorateRequest('siteHost', '');
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const site = findSite(request.host);
    if (!site && !ANY_HOST_PATHS.has(request.routeOptions.url ?? '')) throw new HttpError('api.unknown_host');
    request.hostBrand = site?.brand ?? null;
    request.siteHost = site?.host ?? '';
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, caller } = request;
    requestSecondsMetric.observe(
      { operation: operationId || 'page', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    const user = caller?.kind === 'user' ? caller.userId : undefined;
    request.log.info(
      { operationId, user, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  superviseHttpConnections(app, services.shutdown.signal);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    hsts: { includeSubDomains: false },
    // Google's sign-in popup must reach the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onClose', () => services.release());
  await app.register(multipart);

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(/^(?!application\/json)/, (_request, _payload, done) => done(null));
  registerRequestValidator(app);
  registerResponseSerializer(app);
  registerErrorHandler(app);
  registerHealthAndMetricsRoutes(app, services);
  if (!config.isProduction && !config.databaseUrl) registerDevOutboxRoutes(app, services);
  registerWellpaySandboxRoutes(app, services);
  if (served.streamRules) await registerEventStreamUpgrades(app, services, served.streamRules);
  await registerContractRoutes(app, services, served);
  registerAvatarRoutes(app, services);
  for (const registerRoutes of served.routes ?? []) registerRoutes(app, services);
  hosting.registerPageHandler(app);
  return app;
}
