import {
  ERROR_DISPLAYS,
  type ErrorDisplay,
  type ErrorMessageId,
  NAMED_OPERATIONS,
  type Row,
  ROWS,
  UNMATCHED,
} from './generated/error-catalogue.ts';
import type { OperationId } from './types.ts';

export type { ErrorDisplay, ErrorMessageId };

export interface ResolveErrorInput {
  code: string;
  operation?: OperationId | null;
  /** The contact type of the form; some messages name it. */
  mode?: 'phone' | 'email';
  /** While true, no error has a message (spec §8). */
  maintenance?: boolean;
  /** The result of the error body; messages take values from it. */
  result?: unknown;
  /** The BCP 47 tag of the messages, for times in them. */
  language?: string;
}

/** The message of an error, and how to show it. */
export interface ResolvedError {
  message: ErrorMessageId;
  display: ErrorDisplay;
  /** A second, smaller message. */
  sub?: ErrorMessageId;
  values?: Record<string, string>;
}

/**
 * Finds the message of an error and how to show it (spec §8): the most specific row of errors.yaml for the code, the operation and the
 * mode. Null during maintenance; 'error not match' for a code that is not in the catalogue.
 */
export function resolveError({
  code,
  operation = null,
  mode,
  maintenance = false,
  result,
  language,
}: ResolveErrorInput): ResolvedError | null {
  if (maintenance) return null;
  const index = operation ? NAMED_OPERATIONS.indexOf(operation) : -1;
  const matches = ([, , operations, rowMode]: Row) =>
    (!operations?.length || operations.includes(index)) && (!rowMode || rowMode === mode);
  const row = findRows(code)?.find(matches) ?? ROWS['*']?.find(matches) ?? UNMATCHED;
  const [message, display, , , sub, names] = row;
  const values = names && getValues(names, result, language);
  const hasSub = Boolean(sub) && !Object.values(values ?? {}).includes('');
  return {
    message: `errors.${message}` as ErrorMessageId,
    display: ERROR_DISPLAYS[display]!,
    ...(hasSub ? { sub: `errors.${sub}` as ErrorMessageId } : {}),
    ...(values ? { values } : {}),
  };
}

/** Rows of a code. An invalid parameter has the same row in body, query, path and form, or a shared row if it has none. */
function findRows(code: string): Row[] | undefined {
  if (Object.hasOwn(ROWS, code)) return ROWS[code];
  const parameter = /^(?:api\.)?(?:body\.|query\.|path\.|form\.)?(param_\w+)\.(\w+)$/.exec(code);
  return parameter
    ? (ROWS[`api.body.${parameter[1]}.${parameter[2]}`] ?? ROWS[`api.body.${parameter[1]}.*`])
    : undefined;
}

function getValues(names: string[], result: unknown, language?: string): Record<string, string> {
  const given = typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
  const source: Record<string, unknown> = { time: formatRetryTime(given['retry_after'], language), ...given };
  return Object.fromEntries(names.map((name) => [name, String(source[name] ?? '')]));
}

/** The time of day, in whole minutes, at which a refused request may be sent again; in a minute if the refusal does not say. */
function formatRetryTime(seconds: unknown, language?: string): string {
  const time = Date.now() + (typeof seconds === 'number' ? seconds : 60) * 1000;
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: 'numeric' });
  return format.format(Math.ceil(time / 60_000) * 60_000);
}
