// Writes src/generated from openapi/: `pnpm generate`.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { readErrors, renderCatalogue } from './error-catalogue.ts';
import { type Contract, readContract } from './contract.ts';
import { renderEnums } from './enums.ts';
import { renderLimits } from './limits.ts';
import { renderOperations, renderRoutes, renderTimeouts } from './operations.ts';

const OUT = join(import.meta.dirname, '../src/generated');
const HEAD = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

const contract = readContract();
mkdirSync(OUT, { recursive: true });
write('schema.ts', await renderTypes(contract));
write('openapi-document.ts', `export const document: Record<string, unknown> = ${JSON.stringify(contract)}\n`);
write('enums.ts', renderEnums(contract));
write('operations.ts', renderOperations(contract));
write('routes.ts', renderRoutes(contract));
write('timeouts.ts', renderTimeouts(contract));
write('limits.ts', renderLimits(contract));
write('error-catalogue.ts', renderCatalogue(readErrors(), contract));

async function renderTypes(document: Contract): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}

/** Leaves an unchanged file alone, and never lets a reader see half of one. */
function write(name: string, text: string): void {
  const path = join(OUT, name);
  const content = HEAD + text;
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  const half = `${path}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, path);
}
