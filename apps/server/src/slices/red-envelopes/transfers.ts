import { computeMinefieldResults } from '@quintet/domain/red-envelopes/minefield';
import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import type { Selectable } from 'kysely';
import type { RedEnvelopesTable } from '../../base/database/red-envelope-tables.ts';
import type { LedgerTransfer } from '../../platform/ledger/transfer.ts';
import type { EnvelopeClaim } from './claims.ts';

type Row = Selectable<RedEnvelopesTable>;

const toKey = (id: string): string => `red envelope ${id}`;

/** The sender pays the points of all shares. */
export const toEnvelopeSendTransfer = ({
  id,
  user_id,
  amount,
}: Pick<Row, 'id' | 'user_id' | 'amount'>): LedgerTransfer => ({
  key: toKey(id),
  type: 3,
  debit: user_id,
  credit: 'red_envelopes',
  amount,
});

/** A claimer gets a share; of a minefield with the results. */
export const toEnvelopeClaimTransfer = (
  { id, kind }: Pick<Row, 'id' | 'kind'>,
  { index, amount, user_id }: EnvelopeClaim,
): LedgerTransfer => ({
  key: `${toKey(id)} share ${index}`,
  type: kind === RED_ENVELOPE_MINEFIELD ? 32 : 31,
  debit: 'red_envelopes',
  credit: user_id,
  amount,
});

/** The transfers of an ending envelope, and the points that go back to the sender. */
export function toEnvelopeEndTransfers(
  row: Row,
  claims: readonly EnvelopeClaim[],
): { transfers: LedgerTransfer[]; returned: number } {
  const { id, kind, user_id: sender, amount, digit, stake, debit_id } = row;
  const shares = claims.map((claim) => claim.amount);
  const { hits, returned } = computeMinefieldResults(amount, digit ?? -1, shares);
  const transfers: LedgerTransfer[] = [];
  if (kind === RED_ENVELOPE_MINEFIELD) {
    transfers.push(...claims.map((claim) => toEnvelopeClaimTransfer(row, claim)));
    for (const { index, user_id: debit } of hits.map((hit) => claims[hit]!))
      transfers.push({ key: `${toKey(id)} stake ${index}`, type: 32, debit, credit: sender, amount: stake! });
  }
  if (returned > 0)
    transfers.push({
      key: `${toKey(id)} return`,
      type: 11,
      debit: 'red_envelopes',
      credit: sender,
      amount: returned,
      relatedId: debit_id,
    });
  return { transfers, returned };
}
