import { createHmac } from 'node:crypto';
import type { SigningKey } from '../secrets/signing-keys.ts';

/** What the signature of an entry covers: the entry, and the transfer that it belongs to. */
export type UnsignedLedgerEntry = {
  account: string;
  n: number;
  transfer_id: number;
  type: number;
  delta: number;
  balance_after: number;
  received_after: number;
  create_at: Date;
  key: string;
  debit: string;
  credit: string;
  related_id: number | null;
  remark: string | null;
};

const derived = new WeakMap<SigningKey, Buffer>();

/** Signs an entry together with the signature of the entry before it, so that no earlier entry can change unnoticed. */
export function signLedgerEntry(key: SigningKey, previous: Buffer | null, entry: UnsignedLedgerEntry): Buffer {
  let secret = derived.get(key);
  if (!secret) derived.set(key, (secret = createHmac('sha256', key.secret).update('ledger').digest()));
  const fields = [
    entry.account,
    entry.n,
    entry.transfer_id,
    entry.type,
    entry.delta,
    entry.balance_after,
    entry.received_after,
    entry.create_at.getTime(),
    entry.key,
    entry.debit,
    entry.credit,
    entry.related_id,
    entry.remark,
  ];
  return createHmac('sha256', secret)
    .update(previous ?? '')
    .update(JSON.stringify(fields))
    .digest();
}
