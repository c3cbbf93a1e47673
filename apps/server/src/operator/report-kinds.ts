import { sql } from 'kysely';

export const REPORT_KINDS = ['user', 'group', 'post', 'comment'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const isReportKind = (text: string): text is ReportKind => (REPORT_KINDS as readonly string[]).includes(text);

/** The table of a kind of report, and its column with the reported user, group, post or comment. */
export const getReportTableRef = (kind: ReportKind) => sql.table(`${kind}_reports`);
export const getReportedColumnRef = (kind: ReportKind) => sql.ref(`${kind}_id`);

export type ReportId = { kind: ReportKind; number: number };

/** Reads an id like `user-12`: the kind and the number in its table. */
export function parseReportId(text: string): ReportId | null {
  const [, kind = '', number] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text) ?? [];
  return isReportKind(kind) ? { kind, number: Number(number) } : null;
}

export const formatReportId = ({ kind, number }: ReportId): string => `${kind}-${number}`;
