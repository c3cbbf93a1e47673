import { document, OPERATIONS } from '@quintet/api/openapi-document';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { EventStreamRules } from '../events/rules.ts';
import type { Services } from '../services.ts';
import { createRequestGuard } from './request-guard.ts';
import type { Call, OperationId } from './handler.ts';

/** Handlers by operationId, and the rules of the event stream. */
export type SliceRegistry = {
  handlers: Partial<Record<OperationId, unknown>>;
  streamRules?: EventStreamRules;
  /** Routes outside the contract. */
  routes?: readonly ((app: FastifyInstance, services: Services) => void)[];
};

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;
type Path = Record<
  string,
  { operationId?: string; requestBody?: { content: Record<string, unknown> }; 'x-timeout'?: number }
>;

/** Registers routes, validation and serialisation of every operation (design §2). @throws Error as `assertAllOperationsHandled` */
export async function registerContractRoutes(
  app: FastifyInstance,
  services: Services,
  { handlers }: SliceRegistry,
): Promise<void> {
  assertAllOperationsHandled(handlers);
  const specification = structuredClone(document) as { paths: Record<string, Path> };
  const timeouts = prepare(specification.paths);

  await app.register(async (contract) => {
    contract.addHook('onRoute', validateWhateverItClaims);
    contract.addHook('onRoute', closeQuery);
    await contract.register(fastifyOpenapiGlue, {
      specification,
      operationResolver: (operationId) => {
        const handler = (handlers as Record<string, AnyHandler>)[operationId]!;
        return {
          handler: answerWith(handler, services),
          onRequest: createRequestGuard(services, operationId as OperationId, OPERATIONS[operationId as OperationId]),
          handlerTimeout: timeouts[operationId] ?? services.config.requestTimeout,
        } as unknown as RouteOptions;
      },
    });
  });
}

/** @throws Error naming every operation without a handler, and every handler without an operation. */
export function assertAllOperationsHandled(handlers: object): void {
  const operations = Object.keys(OPERATIONS);
  const missing = operations.filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !operations.includes(id));
  const complaints = [
    missing.length > 0 && `without a handler: ${missing.join(', ')}`,
    unknown.length > 0 && `not in the contract: ${unknown.join(', ')}`,
  ].filter(Boolean);
  if (complaints.length > 0) throw new Error(`Operations ${complaints.join('; ')}.`);
}

/** Removes bodies other than JSON, as handlers stream uploads. Returns each operation's `x-timeout` in milliseconds. */
function prepare(paths: Record<string, Path>): Record<string, number> {
  const timeouts: Record<string, number> = {};
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    if (!operation.operationId) continue;
    if (operation.requestBody && !operation.requestBody.content['application/json']) delete operation.requestBody;
    if (operation['x-timeout']) timeouts[operation.operationId] = operation['x-timeout'] * 1000;
  }
  return timeouts;
}

/** Validates a body regardless of its content type, also a missing body. */
function validateWhateverItClaims({ schema }: RouteOptions): void {
  const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
  const json = body?.content?.['application/json'];
  if (schema && json) schema.body = json.schema;
}

/** Refuses query parameters that the contract does not define, like unknown fields of a body. */
function closeQuery(route: RouteOptions): void {
  const query = route.schema?.querystring as object | undefined;
  route.schema = { ...route.schema, querystring: { type: 'object', ...query, additionalProperties: false } };
}

function answerWith(handler: AnyHandler, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body, caller } = request;
    const result = await handler({ params, query, body, caller, services, request, reply } as Call<OperationId>);
    if (reply.sent || result === reply) return reply;
    return reply.header('cache-control', 'no-store').send({ result });
  };
}
