import { BRANDS } from '@quintet/brand/list';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@quintet/api/openapi-document';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { HttpError, refuseTooMany } from './http-error.ts';
import type { OperationId } from './handler.ts';
import { resolveBrand } from './resolve-brand.ts';

/** They say when maintenance is over, and which brand's maintenance page to show. */
const OPEN_IN_MAINTENANCE = new Set(['getMaintenance', 'getBrandConfig']);

export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What a request to the contract passes before it is validated: maintenance, then the token, then the rate limits. */
export function createGuard(services: Services): (operationId: OperationId, operation: Operation) => Guard {
  const { rateLimits } = services;
  return (operationId, { access, tag }) =>
    async (request) => {
      request.operationId = operationId;
      refuseOutdated(request, services.config.oldestApp);
      if (!OPEN_IN_MAINTENANCE.has(operationId)) {
        const maintenance = await services.maintenance.current();
        if (maintenance.enabled) throw new HttpError('api.maintenance', { result: maintenance });
      }
      const caller = (request.caller = await identify(request, access, services));
      // The ways in stay open to a guest who has looked around too much.
      if (access === 'guest' && caller.kind === 'guest' && tag !== 'auth')
        refuseTooMany(await rateLimits.countGuest(caller), 'api.guest_limit');
      else refuseTooMany(await rateLimits.countRequest(operationId, caller));
    };
}

/** An app says how old it is; one that we no longer understand is told so. */
function refuseOutdated({ headers }: FastifyRequest, oldest: string | null): void {
  const version = headers['x-version'];
  if (oldest === null || typeof version !== 'string') return;
  if (version.localeCompare(oldest, 'en', { numeric: true }) < 0)
    throw new HttpError('api.outdated_version', { status: 426 });
}

/** A token that comes along must be good, except where the operation never looks at one. */
async function identify(request: FastifyRequest, access: Operation['access'], services: Services): Promise<Caller> {
  const token = access === 'public' ? null : bearerToken(request);
  if (token !== null) {
    const owner = await services.authenticate(token, request.hostBrand?.id ?? null);
    return { kind: 'user', ...owner, ip: request.ip };
  }
  if (access === 'user') throw new HttpError('api.unauthorized');
  const { id } = resolveBrand(request, services) ?? BRANDS[0];
  return { kind: 'guest', brand: id, ip: request.ip };
}

function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
