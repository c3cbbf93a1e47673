import { OPERATIONS } from '@quintet/api/openapi-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventStreamRules } from '../events/rules.ts';
import type { Services } from '../services.ts';
import { readContractRoutes } from './contract-routes.ts';
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

/** Registers routes, validation and serialisation of every operation (design §2). @throws Error as `assertAllOperationsHandled` */
export async function registerContractRoutes(
  app: FastifyInstance,
  services: Services,
  { handlers }: SliceRegistry,
): Promise<void> {
  assertAllOperationsHandled(handlers);
  for (const { operationId, timeout, schema, ...route } of await readContractRoutes()) {
    app.route({
      ...route,
      // A copy, because Fastify changes the schema of a route.
      schema: { ...schema },
      handler: createRouteHandler((handlers as Record<OperationId, AnyHandler>)[operationId], services),
      onRequest: createRequestGuard(services, operationId, OPERATIONS[operationId]),
      handlerTimeout: timeout ?? services.config.requestTimeout,
    });
  }
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

function createRouteHandler(handler: AnyHandler, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body, caller } = request;
    const result = await handler({ params, query, body, caller, services, request, reply } as Call<OperationId>);
    if (reply.sent || result === reply) return reply;
    return reply.header('cache-control', 'no-store').send({ result });
  };
}
