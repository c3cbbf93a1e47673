import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Contract, OPENAPI_FOLDER, listOperations } from './contract.ts';

export const ERROR_DISPLAY_TYPES = ['toast', 'alert', 'dialog', 'pass-through', 'silent'] as const;
type ErrorDisplay = (typeof ERROR_DISPLAY_TYPES)[number];

export interface ErrorCatalogueFile {
  unmatched: { message: string; display: ErrorDisplay };
  sets: Record<string, string[]>;
  rows: ErrorCatalogueEntry[];
}

export interface ErrorCatalogueEntry {
  code: string | string[];
  operations?: string[];
  mode?: 'phone' | 'email';
  message: string;
  display: ErrorDisplay;
  sub?: string;
  values?: string[];
}

/** A packed row of the bundle: message, display, operations (indices), mode, sub-text, values. */
type PackedRow = [string, number, number[]?, string?, string?, string[]?];

export function readErrorCatalogue(): ErrorCatalogueFile {
  return parse(readFileSync(join(OPENAPI_FOLDER, 'errors.yaml'), 'utf8'));
}

export function getCatalogueEntryCodes(row: ErrorCatalogueEntry): string[] {
  return typeof row.code === 'string' ? [row.code] : row.code;
}

/** The operationIds of a row, with its sets expanded; empty for all operations. */
export function getCatalogueEntryOperations(errors: ErrorCatalogueFile, row: ErrorCatalogueEntry): string[] {
  return (row.operations ?? []).flatMap((name) => errors.sets[name] ?? [name]);
}

/** All message ids in errors.yaml. */
export function listErrorMessageIds(errors: ErrorCatalogueFile): string[] {
  const ids = errors.rows.flatMap((row) => (row.sub ? [row.message, row.sub] : [row.message]));
  return [...new Set([errors.unmatched.message, ...ids])].toSorted();
}

export function renderErrorCatalogueModule(errors: ErrorCatalogueFile, contract: Contract): string {
  const known = new Set(listOperations(contract).map(({ operation }) => operation.operationId));
  const namedOperations = [
    ...new Set(errors.rows.flatMap((row) => getCatalogueEntryOperations(errors, row))),
  ].toSorted();
  const unknown = namedOperations.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`errors.yaml names operations that the contract does not have: ${unknown.join(', ')}`);

  const rows: Record<string, PackedRow[]> = {};
  for (const row of errors.rows.toSorted((a, b) => getSpecificity(b) - getSpecificity(a))) {
    const operations = getCatalogueEntryOperations(errors, row).map((id) => namedOperations.indexOf(id));
    const packed: (PackedRow[number] | null)[] = [
      stripPrefix(row.message),
      ERROR_DISPLAY_TYPES.indexOf(row.display),
      operations,
      row.mode ?? '',
      row.sub ? stripPrefix(row.sub) : '',
      row.values ?? [],
    ];
    while (isEmpty(packed.at(-1))) packed.pop();
    for (const code of getCatalogueEntryCodes(row)) {
      const sameCode = (rows[code] ??= []);
      sameCode.push(packed as PackedRow);
    }
  }
  const lines = Object.entries(rows)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, packed]) => `  '${code}': ${JSON.stringify(packed)},`);
  return [
    `export type ErrorMessageId =\n${listErrorMessageIds(errors)
      .map((id) => `  | '${id}'`)
      .join('\n')}\n`,
    `export type ErrorDisplay = ${ERROR_DISPLAY_TYPES.map((display) => `'${display}'`).join(' | ')}\n`,
    `/** message, display, operations, mode, sub-text, values; the most specific row of a code first. */`,
    `export type Row = [message: string, display: number, operations?: number[], mode?: string, sub?: string, values?: string[]]\n`,
    `export const ERROR_DISPLAYS: ErrorDisplay[] = ${JSON.stringify(ERROR_DISPLAY_TYPES)}`,
    `export const NAMED_OPERATIONS = '${namedOperations.join(' ')}'.split(' ')`,
    `export const UNMATCHED: Row = ${JSON.stringify([stripPrefix(errors.unmatched.message), ERROR_DISPLAY_TYPES.indexOf(errors.unmatched.display)])}`,
    `export const ROWS: Record<string, Row[]> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n');
}

const getSpecificity = (row: ErrorCatalogueEntry) => (row.operations ? 2 : 0) + (row.mode ? 1 : 0);
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function stripPrefix(id: string): string {
  if (!id.startsWith('errors.')) throw new Error(`${id}: messages of the catalogue are errors.…`);
  return id.slice('errors.'.length);
}
