import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json.ts';

/** Tables of reports about users and groups; those about posts and comments are in `social-tables.ts`. The migrations describe the columns. */
export type ReportTables = {
  user_reports: UserReportsTable;
  group_reports: GroupReportsTable;
};

export type ReportOutcome = 'upheld' | 'dismissed';

/** Columns of all reports. */
export type ReportColumns = {
  id: GeneratedAlways<number>;
  reporter_id: string;
  reason: number;
  evidence: JsonColumn<unknown>;
  outcome: ReportOutcome | null;
  resolve_at: Date | null;
  create_at: ColumnType<Date, undefined, never>;
};

type UserReportsTable = ReportColumns & { user_id: string; text: string; group_id: string | null; msg_ids: string[] };
type GroupReportsTable = ReportColumns & { group_id: string; text: string; msg_ids: string[] };
