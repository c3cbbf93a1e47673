import type { Schemas } from '@quintet/api/types';
import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { PresentEventBatch } from '../../platform/events/present.ts';
import { type EnvelopeRow, queryEnvelopesByIds } from './envelopes.ts';

export type RedEnvelopeCard = Schemas['RedEnvelopeCard'];

export const isEnvelopeEmpty = ({ claimed_count, count }: EnvelopeRow): boolean => claimed_count === count;
export const isEnvelopePastDeadline = ({ now, expire_at }: EnvelopeRow): boolean => now >= expire_at;

export function getEnvelopeCardState(row: EnvelopeRow): RedEnvelopeCard['state'] {
  if (row.kind === RED_ENVELOPE_MINEFIELD) {
    if (row.end_at) return 'results';
    return isEnvelopeEmpty(row) || isEnvelopePastDeadline(row) ? 'waiting' : 'open';
  }
  if (isEnvelopeEmpty(row)) return 'empty';
  return row.end_at || isEnvelopePastDeadline(row) ? 'expired' : 'open';
}

/** When the amounts became public: at the results, or when no share was left or the rest returned; null before. */
export function getEnvelopeAmountsPublishedAt(row: EnvelopeRow): Date | null {
  return row.kind !== RED_ENVELOPE_MINEFIELD && isEnvelopeEmpty(row) ? row.last_claim_at : row.end_at;
}

/** An envelope as all readers see it. Nothing in it depends on the shares until the end. */
export function toEnvelopeCard(row: EnvelopeRow): RedEnvelopeCard {
  const endAt = getEnvelopeAmountsPublishedAt(row);
  const isMinefield = row.kind === RED_ENVELOPE_MINEFIELD;
  return {
    id: row.id,
    kind: row.kind,
    state: getEnvelopeCardState(row),
    greeting: row.greeting,
    count: row.count,
    claimed_count: row.claimed_count,
    digit: row.digit,
    stake: row.stake,
    commitment: row.commitment,
    seed: endAt && row.seed,
    returned: endAt && (row.returned ?? 0),
    create_at: row.create_at.toISOString(),
    expire_at: row.expire_at.toISOString(),
    results_at: isMinefield ? row.expire_at.toISOString() : null,
    emptied_at: isEnvelopeEmpty(row) ? row.last_claim_at!.toISOString() : null,
    end_at: endAt?.toISOString() ?? null,
  };
}

/** Loads the cards that messages show; they are the same for all readers. */
export async function queryEnvelopeCardLookup(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(id: string) => RedEnvelopeCard | undefined> {
  const rows = await queryEnvelopesByIds(db, ids);
  const cards = new Map(Array.from(rows, ([id, row]) => [id, toEnvelopeCard(row)]));
  return (id) => cards.get(id);
}

/** Presents the card as it is at delivery. */
export const presentRedEnvelopeEvents: PresentEventBatch<'red_envelope'> = async (db, events) => {
  const cards = await queryEnvelopeCardLookup(
    db,
    events.map(({ ref }) => ref.red_envelope_id),
  );
  return events.map(({ ref: { group_id, message_id, red_envelope_id } }) => {
    const card = cards(red_envelope_id);
    const event = card && ({ type: 'red_envelope', group_id, message_id, red_envelope: card } as const);
    return () => event ?? null;
  });
};
