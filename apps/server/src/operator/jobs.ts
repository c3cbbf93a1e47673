import { type Kysely, sql } from 'kysely';
import { fromKysely, PgBoss, states } from 'pg-boss';
import { runTransaction } from '../base/database/transaction.ts';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';
import { formatAge } from './format-age.ts';

const USAGE = [
  'jobs list [<state>] [<name>]',
  `jobs retry <id> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `jobs retry-all <name> ${AUDITED_COMMAND_OPTIONS_USAGE}`,
];

/** Maximum number of listed jobs. */
const LIMIT = 100;

type JobRow = {
  id: string;
  name: string;
  state: string;
  attempts: number;
  attempt_limit: number;
  error: string | null;
  next_run: Date | null;
  age_seconds: number;
};

/** Lists and retries jobs. Without a state, completed jobs are not listed. */
export const jobsCommand: OperatorCommand = {
  usage: USAGE,
  about: `Lists the latest ${LIMIT} background jobs, and runs failed jobs again. States: ${Object.values(states).join(', ')}.`,
  prepare: (given) => {
    const { words, author, requireAuthor } = parseAuditedArgs('jobs', USAGE, given);
    const [action, ...args] = words;
    if (action === 'list' && args.length <= 2 && !author) return ({ db }) => list(db, args);
    const isRetry = (action === 'retry' && args.length > 0) || (action === 'retry-all' && args.length === 1);
    if (isRetry) {
      const which = action === 'retry' ? sql`id::text in (${sql.join(args)})` : sql`name = ${args[0]}`;
      const operator = requireAuthor();
      return ({ db }) => retry(db, which, operator);
    }
    throw new StartError(`jobs: Usage: ${USAGE.join('; ')}`);
  },
};

async function list(db: Kysely<Database>, args: string[]): Promise<string> {
  const state = args.find((text) => text in states) ?? null;
  const name = args.find((text) => text !== state) ?? null;
  const { rows } = await sql<JobRow>`
    select id, name, state::text, retry_count + (started_on is not null)::int as attempts, retry_limit + 1 as attempt_limit,
      coalesce(output->>'message', output->'value'->>'message', output->>'value') as error,
      case when state < 'active' then start_after end as next_run,
      extract(epoch from now() - created_on)::int as age_seconds
    from pgboss.job
    where (${name}::text is null or name = ${name}) and not starts_with(name, '__pgboss__')
      and (state::text = ${state} or ${state}::text is null and state <> 'completed')
    order by created_on desc limit ${LIMIT}`.execute(db);
  return rows.length === 0 ? 'No job matches.' : rows.map(describe).join('\n');
}

function describe({ id, name, state, attempts, attempt_limit, error, next_run, age_seconds }: JobRow): string {
  const parts = [id, name, state, `attempt ${attempts} of ${attempt_limit}`, `${formatAge(age_seconds)} old`];
  if (next_run) parts.push(`runs at ${next_run.toISOString()}`);
  if (error !== null && state !== 'completed') parts.push(`error: ${error.split('\n')[0]}`);
  return parts.join('  ');
}

/** Retries the selected failed jobs. @throws StartError if there are none */
async function retry(db: Kysely<Database>, which: ReturnType<typeof sql>, author: AuditOptions): Promise<string> {
  const ids = await runTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from pgboss.job where state = 'failed' and ${which}`.execute(trx);
    if (rows.length === 0) throw new StartError('jobs: no failed job matches.');
    const boss = new PgBoss({ db: fromKysely(trx) });
    for (const { id, name } of rows) await boss.retry(name, id);
    await recordAuditEntries(
      trx,
      author,
      'jobs retry',
      rows.map(({ id }) => id),
    );
    return rows.map(({ id }) => id);
  });
  return `Queued again: ${ids.join(', ')}`;
}
