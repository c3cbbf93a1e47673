import { computeSharesCommitment } from '@quintet/domain/red-envelopes/fairness';
import { getMinefieldStake, RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import { drawShares } from '@quintet/domain/red-envelopes/shares';
import { MINEFIELD_LIFETIME_SECONDS } from '@quintet/domain/limits';
import type { RedEnvelopesTable } from '@quintet/server/database/red-envelope-tables';
import type { Services } from '@quintet/server/services';
import type { EnvelopeClaim } from '@quintet/server/slices/red-envelopes/claims';
import {
  buildBestShareNotifications,
  buildEnvelopeEndNotifications,
} from '@quintet/server/slices/red-envelopes/notifications';
import {
  toEnvelopeEndTransfers,
  toEnvelopeClaimTransfer,
  toEnvelopeSendTransfer,
} from '@quintet/server/slices/red-envelopes/transfers';
import { type Selectable, sql } from 'kysely';
import type { ScriptedEnvelope } from './chats/scripts.ts';
import type { InsertedDemoHistory } from './chats/write-history.ts';
import type { DatedDemoNotification } from './notifications.ts';
import type { DemoSeedContext } from './seed-context.ts';
import { postDemoLedgerTransfers } from './wallet.ts';

type Row = Selectable<RedEnvelopesTable>;
type DemoClaim = EnvelopeClaim & { messageId: string; at: number };
type DemoEnvelope = { row: Row; shares: number[]; claims: DemoClaim[]; notifications: DatedDemoNotification[] };

const DAY_MS = 24 * 3_600_000;
/** What a hit pays in most brands, as a multiple of the points. */
const MULTIPLE = 2;

/** Creates the scripted red envelopes with their claims, and moves their points. Returns what the users are notified of. */
export async function createDemoRedEnvelopes(
  context: DemoSeedContext,
  histories: readonly InsertedDemoHistory[],
  ledger: Pick<Services, 'ledger' | 'events'>,
): Promise<DatedDemoNotification[]> {
  const envelopes: DemoEnvelope[] = [];
  for (const history of histories)
    for (const [index, { scripted }] of history.lines.entries())
      if (scripted?.content?.type === 'red_envelope')
        envelopes.push(await createEnvelope(context, history, index, scripted.content));
  const steps = envelopes.flatMap((envelope) => listSteps(context, ledger, envelope));
  for (const { run } of steps.toSorted((a, b) => a.at - b.at)) await run();
  for (const envelope of envelopes) await insertEnvelope(context, envelope);
  return envelopes.flatMap(({ notifications }) => notifications);
}

async function createEnvelope(
  { trx, random }: DemoSeedContext,
  { groupId, memberIds, lines, idAt }: InsertedDemoHistory,
  index: number,
  { kind, amount, count, digit }: ScriptedEnvelope,
): Promise<DemoEnvelope> {
  const { rows } = await sql<{ id: string }>`select 'e' || nextval('red_envelope_numbers') as id`.execute(trx);
  const { id } = rows[0]!;
  const { at, speaker, text } = lines[index]!;
  const seed = Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
  const shares = drawShares(kind, amount, count, random.below);
  const isMinefield = kind === RED_ENVELOPE_MINEFIELD;
  const claims = lines.flatMap((line, place) =>
    line.scripted?.content?.type === 'red_envelope_claim' && line.replyTo === index
      ? [{ messageId: idAt(place), user_id: memberIds[line.speaker]!, at: line.at }]
      : [],
  );
  const row: Row = {
    id,
    group_id: groupId,
    message_id: idAt(index),
    seq: index + 1,
    user_id: memberIds[speaker]!,
    cid: `demo-${id}`,
    kind,
    amount,
    count,
    digit: digit ?? null,
    stake: isMinefield ? getMinefieldStake(amount, MULTIPLE) : null,
    greeting: text ?? '',
    seed,
    commitment: await computeSharesCommitment(seed, shares),
    debit_id: 0,
    create_at: new Date(at),
    expire_at: new Date(at + (isMinefield ? MINEFIELD_LIFETIME_SECONDS * 1000 : DAY_MS)),
    announce_at: null,
    end_at: null,
    returned: null,
  };
  return {
    row,
    shares,
    claims: claims.map((claim, share) => ({ ...claim, index: share, amount: shares[share]! })),
    notifications: [],
  };
}

/** What happened to an envelope until now, with the points that it moved. */
function listSteps(
  context: DemoSeedContext,
  ledger: Pick<Services, 'ledger' | 'events'>,
  { row, claims, notifications }: DemoEnvelope,
): { at: number; run: () => Promise<void> }[] {
  const sentAt = row.create_at.getTime();
  const endAt = row.expire_at.getTime();
  const send = async (): Promise<void> => {
    const [debit] = await postDemoLedgerTransfers(context, ledger, sentAt, [toEnvelopeSendTransfer(row)]);
    row.debit_id = debit!.id;
  };
  const end = async (): Promise<void> => {
    const { transfers, returned } = toEnvelopeEndTransfers(row, claims);
    if (transfers.length > 0) await postDemoLedgerTransfers(context, ledger, endAt, transfers);
    Object.assign(row, { end_at: row.expire_at, announce_at: row.expire_at, returned });
    for (const notification of buildEnvelopeEndNotifications(row, claims, returned))
      notifications.push({ at: row.expire_at, notification });
  };
  const paid = row.kind === RED_ENVELOPE_MINEFIELD ? [] : claims;
  const lastClaim = claims.at(-1);
  if (lastClaim)
    for (const notification of buildBestShareNotifications(row, claims))
      notifications.push({ at: new Date(lastClaim.at), notification });
  return [
    { at: sentAt, run: send },
    ...paid.map((claim) => ({
      at: claim.at,
      run: async () =>
        void (await postDemoLedgerTransfers(context, ledger, claim.at, [toEnvelopeClaimTransfer(row, claim)])),
    })),
    ...(endAt < context.now ? [{ at: endAt, run: end }] : []),
  ];
}

async function insertEnvelope({ trx }: DemoSeedContext, { row, shares, claims }: DemoEnvelope): Promise<void> {
  await trx.insertInto('red_envelopes').values(row).execute();
  const toShare = (amount: number, index: number) => {
    const claim = claims[index];
    const isClaimed = claim !== undefined;
    return {
      envelope_id: row.id,
      index,
      amount,
      user_id: claim?.user_id ?? null,
      claim_at: claim ? new Date(claim.at) : null,
      is_announced: isClaimed,
      has_line: isClaimed,
    };
  };
  await trx.insertInto('red_envelope_shares').values(shares.map(toShare)).execute();
  await trx.updateTable('messages').set({ target_id: row.id }).where('id', '=', row.message_id).execute();
  for (const { messageId, user_id } of claims)
    await trx
      .updateTable('messages')
      .set({ target_id: row.user_id, only_for: [user_id, row.user_id] })
      .where('id', '=', messageId)
      .execute();
}
