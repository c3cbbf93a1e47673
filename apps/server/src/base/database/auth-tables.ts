import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of registration, sign-in, sessions and rate limits. The migrations describe the columns. */
export type AuthTables = {
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  verifications: VerificationsTable;
  login_qrcodes: LoginQrcodesTable;
  invite_codes: { code: string; user_id: string | null; create_at: ColumnType<Date, undefined, never> };
  rate_limits: { key: string; points: number; expire: number | null };
};

type SessionsTable = {
  id: GeneratedAlways<number>;
  user_id: string;
  device_id: string;
  brand: string;
  ip: string | null;
  user_agent: string | null;
  create_at: Date;
  used_at: Date;
  end_at: Date | null;
  end_reason: 'logout' | 'replaced' | 'reuse' | 'suspended' | 'password' | null;
};

type RefreshTokensTable = {
  hash: Buffer;
  session_id: number;
  expire_at: Date;
  replace_at: Date | null;
  attempt_hash: Buffer | null;
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
