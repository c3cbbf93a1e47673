import type { Generated } from 'kysely';

/** Tables of redemptions and bindings. The migrations describe the columns. */
export type WalletTables = {
  redemptions: RedemptionsTable;
  binding_orders: BindingOrdersTable;
  wallet_bindings: { user_id: string; account: string; order_id: string; create_at: Date };
  point_movements: PointMovementsTable;
  payment_nonces: { nonce: string; body_hash: Buffer; create_at: Date };
};

export type RedemptionsTable = {
  order_id: string;
  user_id: string;
  cid: string;
  provider: 'wellpay' | 'point';
  account: string;
  amount: number;
  fee: number;
  debit_id: number;
  status: Generated<'pending' | 'success' | 'failed'>;
  fail_reason: string | null;
  create_at: Date;
  finish_at: Date | null;
  verified_at: Generated<Date | null>;
};

type BindingOrdersTable = {
  order_id: string;
  user_id: string;
  account: string | null;
  status: Generated<'pending' | 'success' | 'failed' | 'expired'>;
  error: string | null;
  qrcode: string | null;
  sign: string | null;
  create_at: Date;
  expire_at: Date;
  bound_account: string | null;
};

type PointMovementsTable = {
  reference: string;
  action: 'deposit' | 'withdraw' | 'reverse';
  user_id: string;
  amount: number;
  type: number;
  reversed: string | null;
  remark: string | null;
  operator: string;
  confirmed_by: string | null;
  cancelled_by: string | null;
  transfer_id: number | null;
  create_at: Date;
};
