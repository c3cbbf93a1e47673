// Writes src/generated from openapi/: `pnpm generate`.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { readErrorCatalogue, renderErrorCatalogueModule } from './error-catalogue.ts';
import { type Contract, readContract } from './contract.ts';
import { renderEnumsModule } from './enums.ts';
import { renderLimitsModule } from './limits.ts';
import { renderOperationsModule, renderOperationIdsByRouteModule, renderTimeoutsModule } from './operations.ts';

const OUT_FOLDER = join(import.meta.dirname, '../src/generated');
const FILE_HEADER = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

const contract = readContract();
mkdirSync(OUT_FOLDER, { recursive: true });
writeIfChanged('schema.ts', await renderTypes(contract));
writeIfChanged(
  'openapi-document.ts',
  `export const openapiDocument: Record<string, unknown> = ${JSON.stringify(contract)}\n`,
);
writeIfChanged('enums.ts', renderEnumsModule(contract));
writeIfChanged('operations.ts', renderOperationsModule(contract));
writeIfChanged('routes.ts', renderOperationIdsByRouteModule(contract));
writeIfChanged('timeouts.ts', renderTimeoutsModule(contract));
writeIfChanged('limits.ts', renderLimitsModule(contract));
writeIfChanged('error-catalogue.ts', renderErrorCatalogueModule(readErrorCatalogue(), contract));

async function renderTypes(document: Contract): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}

/** Writes only changed files, and renames a temporary file so that no reader sees half of one. */
function writeIfChanged(name: string, text: string): void {
  const path = join(OUT_FOLDER, name);
  const content = FILE_HEADER + text;
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, content);
  renameSync(temporaryPath, path);
}
