import { ReportReason } from '@quintet/api/enums';

/** The reasons offered for a report (spec §3, Report reasons), by the last part of their message id. */
export const REPORT_REASON_BY_NAME = {
  spam: ReportReason.SPAM,
  sexual: ReportReason.SEXUAL_CONTENT,
  harassment: ReportReason.HARASSMENT,
  other: ReportReason.OTHER,
} as const;

/** Most characters of a report's text. */
export const REPORT_TEXT_MAX = 500;

export interface ReportInput {
  readonly reason: ReportReason;
  /** The user's explanation, if any. */
  readonly text?: string;
}
