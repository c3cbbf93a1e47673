import { ReportReason } from '@quintet/api/enums';

/** Why a message is reported, as it is offered (spec §3, Report reasons). */
export const REPORT_REASONS = [
  { reason: ReportReason.SPAM, label: 'chat.report.spam' },
  { reason: ReportReason.SEXUAL_CONTENT, label: 'chat.report.sexual' },
  { reason: ReportReason.HARASSMENT, label: 'chat.report.harassment' },
  { reason: ReportReason.OTHER, label: 'chat.report.other' },
] as const;

/** What is added to a report, in characters. */
export const REPORT_TEXT_MAX = 500;

export interface Report {
  readonly reason: ReportReason;
  /** What one adds to it; may be empty. */
  readonly text: string;
}
