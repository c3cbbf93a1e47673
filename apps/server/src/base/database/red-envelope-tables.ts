import type { Generated } from 'kysely';

/** Tables of red envelopes. The migrations describe the columns. */
export type RedEnvelopeTables = {
  red_envelopes: RedEnvelopesTable;
  red_envelope_shares: RedEnvelopeSharesTable;
  minefield_exclusions: { user_id: string; until: Date };
};

export type RedEnvelopesTable = {
  id: Generated<string>;
  group_id: string;
  message_id: string;
  seq: number;
  user_id: string;
  cid: string;
  kind: 1 | 2 | 3;
  amount: number;
  count: number;
  digit: number | null;
  stake: number | null;
  greeting: string;
  seed: string;
  commitment: string;
  debit_id: number;
  create_at: Date;
  expire_at: Date;
  announce_at: Date | null;
  end_at: Date | null;
  returned: number | null;
};

type RedEnvelopeSharesTable = {
  envelope_id: string;
  index: number;
  amount: number;
  user_id: string | null;
  claim_at: Date | null;
  is_announced: Generated<boolean>;
  has_line: Generated<boolean>;
};
