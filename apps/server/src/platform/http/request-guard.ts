import { BRANDS } from '@quintet/brand/list';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@quintet/api/openapi-document';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { HttpError, throwIfMustWait } from './http-error.ts';
import type { OperationId } from './handler.ts';
import { resolveRequestBrand } from './resolve-request-brand.ts';

/** Open during maintenance: the web app needs the end of maintenance and the brand of its maintenance page. */
const OPEN_IN_MAINTENANCE = new Set(['getMaintenance', 'getBrandConfig']);

export type RequestGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Returns the hook of an operation that checks each request before its validation: app version, maintenance, token, rate limits. */
export function createRequestGuard(
  services: Services,
  operationId: OperationId,
  { access, tag }: Operation,
): RequestGuard {
  const { rateLimits } = services;
  return async (request) => {
    request.operationId = operationId;
    assertAppSupported(request, services.config.oldestApp);
    if (!OPEN_IN_MAINTENANCE.has(operationId)) {
      const maintenance = await services.maintenance.current();
      if (maintenance.enabled) throw new HttpError('api.maintenance', { result: maintenance });
    }
    const caller = (request.caller = await identify(request, access, services));
    // Signing in stays open to a guest beyond the guest allowance.
    if (access === 'guest' && caller.kind === 'guest' && tag !== 'auth')
      throwIfMustWait(await rateLimits.countGuestRequest(caller), 'api.guest_limit');
    else throwIfMustWait(await rateLimits.countRequest(operationId, caller));
  };
}

/** Refuses an app whose version (`x-version`) is no longer supported. */
function assertAppSupported({ headers }: FastifyRequest, oldest: string | null): void {
  const version = headers['x-version'];
  if (oldest === null || typeof version !== 'string') return;
  if (version.localeCompare(oldest, 'en', { numeric: true }) < 0)
    throw new HttpError('api.outdated_version', { status: 426 });
}

/** A request's token must be valid, except for public operations, which ignore it. */
async function identify(request: FastifyRequest, access: Operation['access'], services: Services): Promise<Caller> {
  const token = access === 'public' ? null : bearerToken(request);
  if (token !== null) {
    const owner = await services.authenticate(token, request.hostBrand?.id ?? null);
    return { kind: 'user', ...owner, ip: request.ip };
  }
  if (access === 'user') throw new HttpError('api.unauthorized');
  const { id } = resolveRequestBrand(request, services) ?? BRANDS[0];
  return { kind: 'guest', brand: id, ip: request.ip };
}

function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
