import { openapiDocument, OPERATIONS } from '@quintet/api/openapi-document';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { EventStreamRules } from '../events/rules.ts';
import type { Services } from '../services.ts';
import { createRequestGuard } from './request-guard.ts';
import type { Call, OperationId } from './handler.ts';
import { rejectUnknownQueryParameters } from './validation.ts';

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
  const specification = structuredClone(openapiDocument) as { paths: Record<string, Path> };
  removeStreamedBodies(specification.paths);
  const timeouts = getTimeouts(specification.paths);

  await app.register(async (contract) => {
    contract.addHook('onRoute', validateBodyOfAnyContentType);
    contract.addHook('onRoute', rejectUnknownQueryParameters);
    await contract.register(fastifyOpenapiGlue, {
      specification,
      operationResolver: (operationId) => {
        const handler = (handlers as Record<string, AnyHandler>)[operationId]!;
        return {
          handler: createRouteHandler(handler, services),
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
  const problems = [
    missing.length > 0 && `without a handler: ${missing.join(', ')}`,
    unknown.length > 0 && `not in the contract: ${unknown.join(', ')}`,
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`Operations ${problems.join('; ')}.`);
}

const listOperations = (paths: Record<string, Path>) => Object.values(paths).flatMap((path) => Object.values(path));

/** Removes bodies other than JSON, as handlers stream uploads. */
function removeStreamedBodies(paths: Record<string, Path>): void {
  for (const operation of listOperations(paths))
    if (operation.requestBody && !operation.requestBody.content['application/json']) delete operation.requestBody;
}

/** Each operation's `x-timeout` in milliseconds. */
function getTimeouts(paths: Record<string, Path>): Record<string, number> {
  const timeouts: Record<string, number> = {};
  for (const { operationId, 'x-timeout': seconds } of listOperations(paths))
    if (operationId && seconds) timeouts[operationId] = seconds * 1000;
  return timeouts;
}

/** Validates a body regardless of its content type, also a missing body. */
function validateBodyOfAnyContentType({ schema }: RouteOptions): void {
  const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
  const json = body?.content?.['application/json'];
  if (schema && json) schema.body = json.schema;
}

function createRouteHandler(handler: AnyHandler, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body, caller } = request;
    const result = await handler({ params, query, body, caller, services, request, reply } as Call<OperationId>);
    if (reply.sent || result === reply) return reply;
    return reply.header('cache-control', 'no-store').send({ result });
  };
}
