import { ReportReason } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { ReportOutcome } from '../base/database/report-tables.ts';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import { formatAuditEntry, queryAuditEntries } from './audit.ts';
import { formatAge } from './format-age.ts';
import { escapeControlCharacters } from './escape-controls.ts';
import { formatReportId, type ReportId, getReportedColumnRef, getReportTableRef } from './report-kinds.ts';

/** Maximum number of recorded actions that are printed with a report. */
const ENTRIES = 10;

/** A copied message or post. */
type Evidence = Partial<
  Record<'id' | 'user_id' | 'type' | 'text' | 'filename' | 'file_path' | 'create_at', string | null>
> & {
  media?: { file_path: string }[];
  /** The messages of a record. */
  record?: Evidence[];
  /** The reported message; the others are its context. */
  is_reported?: true;
};

type Report = {
  reported_id: string;
  reporter_id: string;
  reason: number;
  text: string;
  evidence: Evidence[];
  create_at: Date;
  outcome: ReportOutcome | null;
  resolve_at: Date | null;
};

export const formatReportReason = (reason: number): string =>
  Object.entries(ReportReason)
    .find(([, number]) => number === reason)![0]
    .toLowerCase()
    .replace('_', ' ');

/** A report with its copies of the reported content. @throws StartError for an unknown report */
export async function describeReportById(db: Kysely<Database>, id: ReportId, now: Date): Promise<string> {
  const { rows } = await sql<Report>`
    select ${getReportedColumnRef(id.kind)} as reported_id, reporter_id, reason, text, evidence, create_at, outcome, resolve_at
    from ${getReportTableRef(id.kind)} where id = ${id.number}`.execute(db);
  const [report] = rows;
  if (!report) throw new StartError(`reports: there is no report ${formatReportId(id)}.`);
  const { reported_id, reporter_id, reason, text, evidence, create_at, outcome, resolve_at } = report;
  const age = formatAge((now.getTime() - create_at.getTime()) / 1000);
  const state = outcome === null ? `open, ${age} old` : `${outcome} at ${resolve_at!.toISOString()}`;
  return [
    `${formatReportId(id)}  ${state}`,
    `${id.kind} ${reported_id}, reported by ${reporter_id} at ${create_at.toISOString()}`,
    `reason: ${formatReportReason(reason)}`,
    ...(text === '' ? [] : [`text: ${escapeControlCharacters(text)}`]),
    `copies: ${evidence.length}`,
    ...evidence.flatMap((copy) => [
      `  ${copy.is_reported ? '>' : ' '} ${describeCopy(copy)}`,
      ...(copy.record ?? []).map((item) => `      ${describeCopy(item)}`),
    ]),
    ...(await queryAuditEntries(db, formatReportId(id), ENTRIES)).map(formatAuditEntry),
  ].join('\n');
}

function describeCopy({ create_at, user_id, id, type, text, filename, file_path, media = [] }: Evidence): string {
  const parts = [create_at, user_id, id, type, text, filename, file_path, ...media.map((file) => file.file_path)];
  return parts.flatMap((part) => (part ? [escapeControlCharacters(part)] : [])).join('  ');
}
