import { type Kysely, sql } from 'kysely';
import type { ReportOutcome } from '../base/database/report-tables.ts';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import type { NewNotification } from '../platform/notifications/new-notification.ts';
import { createNotificationWriter } from '../platform/notifications/notifications.ts';
import { releaseReportedFiles } from '../platform/media/report-files.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand, OperatorCommandDeps } from './command.ts';
import { formatAge } from './format-age.ts';
import { buildReportResultNotification } from './operator-notifications.ts';
import {
  formatReportId,
  isReportKind,
  parseReportId,
  REPORT_KINDS,
  type ReportId,
  type ReportKind,
  getReportedColumnRef,
  getReportTableRef,
} from './report-kinds.ts';
import { exportReportedFiles } from './export-reported-files.ts';
import { formatReportReason, describeReportById } from './format-report.ts';

const USAGE = [
  'reports list [user|group|post|comment]',
  'reports show <report ID>',
  'reports save-files <report ID> <folder>',
  `reports resolve upheld|dismissed <report ID> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
];

/** Maximum number of listed reports. */
const LIMIT = 100;

/** Lists, shows and resolves reports of users, groups, posts and comments (spec §6). */
export const reportsCommand: OperatorCommand = {
  usage: USAGE,
  about: `Lists the oldest ${LIMIT} open reports, shows a report with its copies of the reported content, saves the reported files, and resolves reports. The files of an open report are kept when the original is deleted.`,
  prepare: (args) => {
    const { words, author } = parseAuditedArgs('reports', USAGE, args);
    const [action, ...rest] = words;
    const [first = ''] = rest;
    if (action === 'list' && !author && rest.length === 0) return (tools) => listReports(tools, REPORT_KINDS);
    if (action === 'list' && !author && rest.length === 1 && isReportKind(first))
      return (tools) => listReports(tools, [first]);
    if (action === 'show' && !author && rest.length === 1) {
      const [id] = parseIds(rest);
      return ({ db, clock }) => describeReportById(db, id!, clock());
    }
    if (action === 'save-files' && !author && rest.length === 2) {
      const [id] = parseIds([first]);
      return (tools) => exportReportedFiles(tools, id!, rest[1]!);
    }
    if (action === 'resolve' && author && isOutcome(first) && rest.length > 1) {
      const ids = parseIds(rest.slice(1));
      return (tools) => resolveReports(tools, ids, first, author);
    }
    throw new StartError(`reports: Usage: ${USAGE.join('; ')}`);
  },
};

const isOutcome = (text: string): text is ReportOutcome => text === 'upheld' || text === 'dismissed';

const parseIds = (texts: readonly string[]): ReportId[] =>
  [...new Set(texts)].map((text) => {
    const id = parseReportId(text);
    if (!id) throw new StartError(`reports: ${text} is no report ID such as user-12. Find it with: reports list`);
    return id;
  });

type OpenReport = {
  kind: ReportKind;
  number: number;
  reported_id: string;
  reporter_id: string;
  reason: number;
  copies: number;
  create_at: Date;
};

async function listReports({ db, clock }: OperatorCommandDeps, kinds: readonly ReportKind[]): Promise<string> {
  // Each part reads only the oldest rows of an index on open reports.
  const parts = kinds.map(
    (kind) => sql`(
      select ${kind}::text as kind, id as number, ${getReportedColumnRef(kind)} as reported_id, reporter_id, reason,
        jsonb_array_length(evidence) as copies, create_at
      from ${getReportTableRef(kind)} where resolve_at is null order by create_at limit ${LIMIT})`,
  );
  const { rows } = await sql<OpenReport>`
    select * from (${sql.join(parts, sql` union all `)}) as found order by create_at limit ${LIMIT}`.execute(db);
  const counts = await Promise.all(kinds.map(async (kind) => `${await countOpen(db, kind)} ${kind}`));
  const lines = rows.map(({ kind, number, reported_id, reporter_id, reason, copies, create_at }) =>
    [
      formatReportId({ kind, number }),
      `${formatAge((clock().getTime() - create_at.getTime()) / 1000)} old`,
      formatReportReason(reason),
      `${kind} ${reported_id}`,
      `by ${reporter_id}`,
      copies === 1 ? '1 copy' : `${copies} copies`,
    ].join('  '),
  );
  return [`Open reports: ${counts.join(', ')}.`, ...lines].join('\n');
}

/** Counts in the index on open reports. */
async function countOpen(db: Kysely<Database>, kind: ReportKind): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from ${getReportTableRef(kind)} where resolve_at is null`.execute(db);
  return rows[0]!.amount;
}

/** @throws StartError if a report is unknown or resolved already; then none is resolved */
async function resolveReports(
  { events, clock }: OperatorCommandDeps,
  ids: readonly ReportId[],
  outcome: ReportOutcome,
  author: AuditOptions,
): Promise<string> {
  const names = ids.map(formatReportId);
  await events.record(async (trx, append) => {
    const resolved: NewNotification[] = [];
    // By kind and number, so that operators who resolve the same reports wait for each other.
    for (const kind of REPORT_KINDS) {
      const numbers = ids.filter((id) => id.kind === kind).map(({ number }) => number);
      const { rows } = await sql<{ id: number; reporter_id: string }>`
        with open as materialized (
          select id from ${getReportTableRef(kind)} where id = any(${numbers}) and resolve_at is null order by id for no key update)
        update ${getReportTableRef(kind)} r set outcome = ${outcome}, resolve_at = ${clock()} from open where r.id = open.id
        returning r.id, r.reporter_id`.execute(trx);
      const missing = numbers.filter((number) => !rows.some(({ id }) => id === number));
      if (missing.length > 0)
        throw new StartError(
          `reports: ${missing.map((number) => formatReportId({ kind, number })).join(', ')}: unknown, or resolved already.`,
        );
      await releaseReportedFiles(trx, kind, numbers);
      for (const { id, reporter_id } of rows)
        resolved.push(buildReportResultNotification(formatReportId({ kind, number: id }), reporter_id, outcome));
    }
    await recordAuditEntries(trx, author, `reports resolve ${outcome}`, names);
    await createNotificationWriter({ events, clock }).add(trx, append, resolved);
  });
  return `${outcome}: ${names.join(', ')}`;
}
