import {
  DISPLAYS,
  type Display,
  type ErrorMessageId,
  NAMED_OPERATIONS,
  type Row,
  ROWS,
  UNMATCHED,
} from './generated/catalogue.ts';
import type { OperationId } from './types.ts';

export type { Display, ErrorMessageId };

export interface Failure {
  code: string;
  operation?: OperationId | null;
  /** The contact that the form asked for; some sentences name it. */
  mode?: 'phone' | 'email';
  /** While true, nothing is mapped (spec §8). */
  maintenance?: boolean;
  /** The result of the error body; sentences take their values from it. */
  result?: unknown;
}

export interface Resolution {
  message: ErrorMessageId;
  display: Display;
  /** A second, smaller sentence. */
  sub?: ErrorMessageId;
  values?: Record<string, string>;
}

/**
 * What to say for a failure and how to show it (spec §8): the narrowest row of errors.yaml that fits the code, the
 * operation and the mode. Null during maintenance; 'error not match' for a code that is not in the catalogue.
 */
export function resolveError({
  code,
  operation = null,
  mode,
  maintenance = false,
  result,
}: Failure): Resolution | null {
  if (maintenance) return null;
  const index = operation ? NAMED_OPERATIONS.indexOf(operation) : -1;
  const fits = ([, , operations, rowMode]: Row) =>
    (!operations?.length || operations.includes(index)) && (!rowMode || rowMode === mode);
  const row = rowsOf(code)?.find(fits) ?? ROWS['*']?.find(fits) ?? UNMATCHED;
  const [message, display, , , sub, names] = row;
  const values = names && valuesOf(names, result);
  return {
    message: `errors.${message}` as ErrorMessageId,
    display: DISPLAYS[display]!,
    ...(sub ? { sub: `errors.${sub}` as ErrorMessageId } : {}),
    ...(values ? { values } : {}),
  };
}

/** Rows of a code; a refused parameter is the same wherever it travelled, and one without a row of its own shares one. */
function rowsOf(code: string): Row[] | undefined {
  if (Object.hasOwn(ROWS, code)) return ROWS[code];
  const parameter = /^(?:api\.)?(?:body\.|query\.|path\.|form\.)?(param_\w+)\.(\w+)$/.exec(code);
  return parameter
    ? (ROWS[`api.body.${parameter[1]}.${parameter[2]}`] ?? ROWS[`api.body.${parameter[1]}.*`])
    : undefined;
}

function valuesOf(names: string[], result: unknown): Record<string, string> {
  const source = typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
  return Object.fromEntries(names.map((name) => [name, String(source[name] ?? '')]));
}
