import { type Contract, operationsOf } from './contract.ts';

/** operationId → where it is and what the contract says about it; for the server and for tests. */
export function renderOperations(contract: Contract): string {
  const lines = operationsOf(contract).map(({ method, path, operation }) => {
    const entry = {
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0],
      isAdded: 'x-added' in operation,
      access: accessOf(operation.security),
    };
    return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
  });
  return [
    `/** user: a token is needed; guest: a token is used where there is one; public: never. */`,
    `export type Access = 'user' | 'guest' | 'public'`,
    `export interface Operation { method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'; path: string; tag: string; isAdded: boolean; access: Access }`,
    `export const OPERATIONS = {\n${lines.join('\n')}\n} as const satisfies Record<string, Operation>\n`,
  ].join('\n');
}

/** "METHOD path" → operationId; loaded only when an error needs its operation. */
export function renderRoutes(contract: Contract): string {
  const lines = operationsOf(contract).map(
    ({ method, path, operation }) => `  '${method.toUpperCase()} ${path}': '${operation.operationId}',`,
  );
  return `import type { operations } from './schema.ts'\n\nexport const ROUTES: Record<string, keyof operations> = {\n${lines.join('\n')}\n}\n`;
}

/** Milliseconds of the requests that may take longer than all others (spec §9). */
export function renderTimeouts(contract: Contract): string {
  const lines = operationsOf(contract).flatMap(({ method, path, operation }) =>
    operation['x-timeout'] ? [`  '${method.toUpperCase()} ${path}': ${operation['x-timeout'] * 1000},`] : [],
  );
  return [
    `export const REQUEST_TIMEOUT = ${contract['x-limits']['requestTimeout']! * 1000}`,
    `export const TIMEOUTS: Record<string, number> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n');
}

function accessOf(security: object[] | undefined): string {
  if (!security) return 'user';
  return security.length === 0 ? 'public' : 'guest';
}
