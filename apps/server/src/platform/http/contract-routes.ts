import { openapiDocument } from '@quintet/api/openapi-document';
import { fastify, type RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { OperationId } from './handler.ts';
import { rejectUnknownQueryParameters } from './validation.ts';

/** A route of the contract, as Fastify takes it, but for its handler. */
export type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & {
  operationId: OperationId;
  /** Milliseconds, from `x-timeout`. */
  timeout?: number;
};

type Operation = {
  operationId?: string;
  requestBody?: { content: Record<string, unknown> };
  'x-timeout'?: number;
};
type Paths = Record<string, Record<string, Operation>>;

let contractRoutes: Promise<readonly ContractRoute[]> | undefined;

/** Returns the routes of all operations. Reading the contract takes a quarter of a second, so a process does it once. */
export function readContractRoutes(): Promise<readonly ContractRoute[]> {
  contractRoutes ??= readRoutes();
  return contractRoutes;
}

async function readRoutes(): Promise<readonly ContractRoute[]> {
  const specification = structuredClone(openapiDocument) as { paths: Paths };
  const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
  for (const operation of operations) removeStreamedBody(operation);
  const timeouts = new Map(operations.map((one) => [one.operationId, one['x-timeout']]));

  const routes: ContractRoute[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', (route) => {
    validateBodyOfAnyContentType(route);
    rejectUnknownQueryParameters(route);
    const { method, url, schema, config } = route;
    const { operationId } = config as unknown as Pick<ContractRoute, 'operationId'>;
    const seconds = timeouts.get(operationId);
    routes.push({ method, url, schema, operationId, ...(seconds && { timeout: seconds * 1000 }) });
  });
  await reader.register(fastifyOpenapiGlue, {
    specification,
    operationResolver: (operationId) => ({ handler: () => {}, config: { operationId } }) as unknown as RouteOptions,
  });
  return routes;
}

/** Removes a body other than JSON, as handlers stream uploads. */
function removeStreamedBody(operation: Operation): void {
  if (operation.requestBody && !operation.requestBody.content['application/json']) delete operation.requestBody;
}

/** Validates a body regardless of its content type, also a missing body. */
function validateBodyOfAnyContentType({ schema }: RouteOptions): void {
  const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
  const json = body?.content?.['application/json'];
  if (schema && json) schema.body = json.schema;
}
