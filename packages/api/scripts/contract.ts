import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = import.meta.dirname;
export const OPENAPI_FOLDER = join(FOLDER, '../../../openapi');

export type ContractSchema = Record<string, unknown> & { enum?: (string | number)[]; 'x-enum-varnames'?: string[] };

export interface ContractOperation {
  operationId: string;
  tags: string[];
  security?: object[];
  'x-added'?: string;
  'x-timeout'?: number;
}

export interface Contract {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, ContractSchema> };
  'x-limits': Record<string, number>;
}

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** All operations with method and path, in the contract's order. */
export function listOperations(contract: Contract): { method: string; path: string; operation: ContractOperation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );
}

/** The contract as one document; internal references stay references. */
export function readContract(): Contract {
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const bundlePath = join(folder, 'bundle.json');
    execFileSync(
      process.execPath,
      [
        redocly,
        'bundle',
        join(OPENAPI_FOLDER, 'openapi.yaml'),
        '--config',
        join(OPENAPI_FOLDER, 'redocly.yaml'),
        '-o',
        bundlePath,
      ],
      {
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    return JSON.parse(readFileSync(bundlePath, 'utf8'));
  } catch (error) {
    throw new Error(
      `openapi/ does not bundle:\n${(error as { stderr?: Buffer }).stderr?.toString() ?? String(error)}`,
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
