import { ReportReason } from '@quintet/api/enums';

/** The reasons offered for reporting a message (spec §3, Report reasons). */
export const REPORT_REASONS = [
  { reason: ReportReason.SPAM, label: 'chat.report.spam' },
  { reason: ReportReason.SEXUAL_CONTENT, label: 'chat.report.sexual' },
  { reason: ReportReason.HARASSMENT, label: 'chat.report.harassment' },
  { reason: ReportReason.OTHER, label: 'chat.report.other' },
] as const;

/** Most characters of a report's comment. */
export const REPORT_TEXT_MAX = 500;

export interface Report {
  readonly reason: ReportReason;
  /** The user's comment; may be empty. */
  readonly text: string;
}
