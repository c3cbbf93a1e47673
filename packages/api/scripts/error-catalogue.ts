import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Contract, OPENAPI, operationsOf } from './contract.ts';

export const DISPLAYS = ['toast', 'alert', 'dialog', 'pass-through', 'silent'] as const;
type Display = (typeof DISPLAYS)[number];

export interface ErrorsFile {
  unmatched: { message: string; display: Display };
  sets: Record<string, string[]>;
  rows: ErrorRow[];
}

export interface ErrorRow {
  code: string | string[];
  operations?: string[];
  mode?: 'phone' | 'email';
  message: string;
  display: Display;
  sub?: string;
  values?: string[];
}

/** A row as the bundle carries it: message, display, operations (indices), mode, sub-text, values. */
type Packed = [string, number, number[]?, string?, string?, string[]?];

export function readErrors(): ErrorsFile {
  return parse(readFileSync(join(OPENAPI, 'errors.yaml'), 'utf8'));
}

export function codesOf(row: ErrorRow): string[] {
  return typeof row.code === 'string' ? [row.code] : row.code;
}

/** The operationIds that a row narrows to, its sets unfolded; empty for all. */
export function operationsOfRow(errors: ErrorsFile, row: ErrorRow): string[] {
  return (row.operations ?? []).flatMap((name) => errors.sets[name] ?? [name]);
}

/** Every message id that errors.yaml uses. */
export function messagesOf(errors: ErrorsFile): string[] {
  const ids = errors.rows.flatMap((row) => (row.sub ? [row.message, row.sub] : [row.message]));
  return [...new Set([errors.unmatched.message, ...ids])].toSorted();
}

export function renderCatalogue(errors: ErrorsFile, contract: Contract): string {
  const known = new Set(operationsOf(contract).map(({ operation }) => operation.operationId));
  const named = [...new Set(errors.rows.flatMap((row) => operationsOfRow(errors, row)))].toSorted();
  const unknown = named.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`errors.yaml names operations that the contract does not have: ${unknown.join(', ')}`);

  const rows: Record<string, Packed[]> = {};
  for (const row of errors.rows.toSorted((a, b) => weight(b) - weight(a))) {
    const operations = operationsOfRow(errors, row).map((id) => named.indexOf(id));
    const packed: (Packed[number] | null)[] = [
      short(row.message),
      DISPLAYS.indexOf(row.display),
      operations,
      row.mode ?? '',
      row.sub ? short(row.sub) : '',
      row.values ?? [],
    ];
    while (isEmpty(packed.at(-1))) packed.pop();
    for (const code of codesOf(row)) {
      const others = (rows[code] ??= []);
      others.push(packed as Packed);
    }
  }
  const lines = Object.entries(rows)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, packed]) => `  '${code}': ${JSON.stringify(packed)},`);
  return [
    `export type ErrorMessageId =\n${messagesOf(errors)
      .map((id) => `  | '${id}'`)
      .join('\n')}\n`,
    `export type Display = ${DISPLAYS.map((display) => `'${display}'`).join(' | ')}\n`,
    `/** message, display, operations, mode, sub-text, values; of each code the narrowest first. */`,
    `export type Row = [message: string, display: number, operations?: number[], mode?: string, sub?: string, values?: string[]]\n`,
    `export const DISPLAYS: Display[] = ${JSON.stringify(DISPLAYS)}`,
    `export const NAMED_OPERATIONS = '${named.join(' ')}'.split(' ')`,
    `export const UNMATCHED: Row = ${JSON.stringify([short(errors.unmatched.message), DISPLAYS.indexOf(errors.unmatched.display)])}`,
    `export const ROWS: Record<string, Row[]> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n');
}

const weight = (row: ErrorRow) => (row.operations ? 2 : 0) + (row.mode ? 1 : 0);
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function short(id: string): string {
  if (!id.startsWith('errors.')) throw new Error(`${id}: messages of the catalogue are errors.…`);
  return id.slice('errors.'.length);
}
