import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import type { OperatorCommand } from './command.ts';
import { escapeControlCharacters } from './escape-controls.ts';

const USAGE = 'audit [<user, post or report ID>]';

/** Maximum number of listed entries. */
const LIMIT = 100;

/** Lists the audit log. */
export const auditLogCommand: OperatorCommand = {
  usage: [USAGE],
  about: `Lists the latest ${LIMIT} recorded actions of operators, or those on one user, post or report.`,
  prepare: ([target, ...rest]) => {
    if (rest.length > 0 || target?.startsWith('-')) throw new StartError(`audit: Usage: ${USAGE}`);
    return async ({ db }) => {
      const entries = await queryAuditEntries(db, target, LIMIT);
      return entries.length === 0 ? 'No action is recorded.' : entries.map(formatAuditEntry).join('\n');
    };
  },
};

type Entry = Selectable<Database['operator_audit']>;

/** The latest entries, the newest first. */
export const queryAuditEntries = (db: Kysely<Database>, target: string | undefined, limit: number): Promise<Entry[]> =>
  db
    .selectFrom('operator_audit')
    .selectAll()
    .$if(target !== undefined, (query) => query.where('target', '=', target!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const formatAuditEntry = ({ create_at, operator, action, target, reason }: Entry): string =>
  [create_at.toISOString(), escapeControlCharacters(operator), action, target, escapeControlCharacters(reason)].join(
    '  ',
  );
