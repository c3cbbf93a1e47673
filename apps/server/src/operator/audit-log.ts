import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';

/** The options of every recorded action. */
export const AUDIT_OPTIONS = '--reason <text> [--as <operator>]';
const OPTIONS = { reason: { type: 'string' }, as: { type: 'string' } } as const;
const MAX_REASON_LENGTH = 2000;

/** The operator of an action, and why they take it. */
export type AuditAuthor = { operator: string; reason: string };

/**
 * Reads the arguments of a command with recorded actions: `author` is null without options. @throws StartError for a missing reason
 */
export function parseAuditedArgs(
  command: string,
  usage: readonly string[],
  args: string[],
): { words: string[]; author: AuditAuthor | null } {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (values.reason === undefined && values.as === undefined) return { words: positionals, author: null };
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new TypeError('--reason is required');
    if (reason.length > MAX_REASON_LENGTH) throw new TypeError(`--reason has at most ${MAX_REASON_LENGTH} characters`);
    return { words: positionals, author: { operator: readOperator(values.as), reason } };
  } catch (error) {
    throw new StartError(`${command}: ${(error as Error).message.split('\n')[0]}. Usage: ${usage.join('; ')}`);
  }
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

/** Records an action in its own transaction, so that neither exists without the other. */
export async function recordAudit(
  trx: Transaction<Database>,
  author: AuditAuthor,
  action: string,
  targets: readonly string[],
): Promise<void> {
  await trx
    .insertInto('operator_audit')
    .values(targets.map((target) => ({ ...author, action, target })))
    .execute();
}
