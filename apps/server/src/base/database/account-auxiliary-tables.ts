import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json.ts';

/** Tables of registration and sign-in. The migrations describe the columns. */
export type AccountAuxiliaryTables = {
  verifications: VerificationsTable;
  login_qrcodes: LoginQrcodesTable;
  remarks: { user_id: string; about_id: string; nickname: string | null; memo: Generated<string> };
  user_reports: UserReportsTable;
  invite_codes: { code: string; user_id: string | null; create_at: ColumnType<Date, undefined, never> };
};

type LoginQrcodesTable = {
  hash: Buffer;
  brand: string;
  device_id: string;
  user_id: string | null;
  session_id: number | null;
  passcode_hash: Buffer | null;
  tries: Generated<number>;
  validate_at: Date | null;
  expire_at: Date;
};

export type ReportOutcome = 'upheld' | 'dismissed';

type UserReportsTable = {
  id: GeneratedAlways<number>;
  reporter_id: string;
  user_id: string;
  reason: number;
  text: string;
  group_id: string | null;
  msg_ids: string[];
  evidence: JsonColumn<unknown>;
  outcome: ReportOutcome | null;
  resolve_at: Date | null;
  create_at: ColumnType<Date, undefined, never>;
};

type VerificationsTable = {
  brand: string;
  contact: string;
  purpose: 'register' | 'recovery';
  device_id: string;
  code_hash: Buffer | null;
  tries: number;
  expire_at: Date;
  verify_at: Date | null;
};
