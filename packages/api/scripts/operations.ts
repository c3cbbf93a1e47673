import { type Contract, listOperations } from './contract.ts';

/** Renders operationId → method, path and access, for the server and for tests. */
export function renderOperationsModule(contract: Contract): string {
  const lines = listOperations(contract).map(({ method, path, operation }) => {
    const entry = {
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0],
      isAdded: 'x-added' in operation,
      access: getAccess(operation.security),
    };
    return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
  });
  return [
    `/** user: needs a token; guest: uses a token if there is one; public: ignores tokens. */`,
    `export type OperationAccess = 'user' | 'guest' | 'public'`,
    `export interface Operation { method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'; path: string; tag: string; isAdded: boolean; access: OperationAccess }`,
    `export const OPERATIONS = {\n${lines.join('\n')}\n} as const satisfies Record<string, Operation>\n`,
  ].join('\n');
}

/** Renders "METHOD path" → operationId; the client loads the table only after an error. */
export function renderOperationIdsByRouteModule(contract: Contract): string {
  const lines = listOperations(contract).map(
    ({ method, path, operation }) => `  '${method.toUpperCase()} ${path}': '${operation.operationId}',`,
  );
  return `import type { operations } from './schema.ts'\n\nexport const OPERATION_ID_BY_ROUTE: Record<string, keyof operations> = {\n${lines.join('\n')}\n}\n`;
}

/** Renders the timeouts in milliseconds of requests that may take longer than the default (spec §9). */
export function renderTimeoutsModule(contract: Contract): string {
  const lines = listOperations(contract).flatMap(({ method, path, operation }) =>
    operation['x-timeout'] ? [`  '${method.toUpperCase()} ${path}': ${operation['x-timeout'] * 1000},`] : [],
  );
  return [
    `export const REQUEST_TIMEOUT = ${contract['x-limits']['requestTimeout']! * 1000}`,
    `export const TIMEOUTS: Record<string, number> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n');
}

function getAccess(security: object[] | undefined): string {
  if (!security) return 'user';
  return security.length === 0 ? 'public' : 'guest';
}
