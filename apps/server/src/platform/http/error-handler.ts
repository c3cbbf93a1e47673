import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toConflictError } from './conflicts.ts';
import { DatabaseUnavailableError } from '../../base/database/unavailable.ts';
import { HttpError } from './http-error.ts';
import { toValidationError } from './validation.ts';

/** Our codes for fastify's own errors. */
const ERROR_CODES_BY_FASTIFY_CODE: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'api.body.too_large',
  FST_ERR_HANDLER_TIMEOUT: 'api.timeout',
  FST_ERR_BAD_URL: 'api.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'api.not_found',
};

const DISK_FULL = '53100';
/** Seconds after which a client may retry during an outage. */
const RETRY_AFTER_S = 2;

/** Sends every error as `{ error, result }` (design §2). Internal details are only logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendErrorResponse(request, reply, toHttpError(error)));
}

export function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailableError)
    return new HttpError('api.unavailable', { cause: error, retryAfter: RETRY_AFTER_S });
  if (error.validation) return toValidationError(error.validation);
  const code = ERROR_CODES_BY_FASTIFY_CODE[error.code];
  if (code) return new HttpError(code, { cause: error });
  if (error.code?.startsWith('FST_ERR_CTP_'))
    return new HttpError('api.body.invalid', { status: error.statusCode ?? 400, cause: error });
  if (error.statusCode && error.statusCode < 500)
    return new HttpError('api.body.invalid', { status: error.statusCode, cause: error });
  return toConflictError(error) ?? new HttpError('api.unknown', { cause: error });
}

export function sendErrorResponse(request: FastifyRequest, reply: FastifyReply, failure: HttpError): FastifyReply {
  if (failure.status >= 500 && failure.cause) {
    request.log.error({ err: failure.cause, operation: request.operationId }, failure.code);
    if ((failure.cause as { code?: string }).code === DISK_FULL) {
      request.log.fatal('The disk of the database is full: free some space. Nothing that was confirmed is lost.');
    }
  }
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: failure.code, result: failure.result });
}
