import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError } from '../base/start-error.ts';

/** The options of every recorded action. */
export const AUDITED_COMMAND_OPTIONS_USAGE = '--reason <text> [--as <operator>]';
const OPTIONS = { reason: { type: 'string' }, as: { type: 'string' } } as const;
const MAX_REASON_LENGTH = 2000;

/** The operator of an action, and why they take it. */
export type AuditOptions = { operator: string; reason: string };

/**
 * Reads the arguments of a command with recorded actions, and its own options by their names: `author` is null without a reason and an
 * operator, and `requireAuthor` throws then. @throws StartError for a missing reason
 */
export function parseAuditedArgs<Name extends string = never>(
  command: string,
  usage: readonly string[],
  args: string[],
  names: readonly Name[] = [],
): {
  words: string[];
  author: AuditOptions | null;
  requireAuthor: () => AuditOptions;
  options: Partial<Record<Name, string>>;
} {
  const fail = (problem: string): never => {
    throw new StartError(`${command}: ${problem}. Usage: ${usage.join('; ')}`);
  };
  try {
    const own = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals: words } = parseArgs({ args, options: { ...own, ...OPTIONS }, allowPositionals: true });
    const { reason, as, ...options } = values;
    const author = parseAuditOptions({ reason, as });
    return { words, author, requireAuthor: () => author ?? fail('--reason is required'), options };
  } catch (error) {
    return fail((error as Error).message.split('\n')[0]!);
  }
}

/** The author by the options `--reason` and `--as`; null without both. @throws TypeError for a missing reason */
export function parseAuditOptions(values: {
  reason?: string | undefined;
  as?: string | undefined;
}): AuditOptions | null {
  if (values.reason === undefined && values.as === undefined) return null;
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new TypeError('--reason is required');
  if (reason.length > MAX_REASON_LENGTH) throw new TypeError(`--reason has at most ${MAX_REASON_LENGTH} characters`);
  return { operator: readOperator(values.as), reason };
}

/** The given name, or the name of the system user, which a container may not have. */
function readOperator(name: string | undefined): string {
  const operator = (name ?? findSystemUser()).trim();
  if (operator === '') throw new TypeError('--as <operator> is required, because the system user has no name');
  return operator;
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
