import type { PointsTransactionType } from '@quintet/api/enums';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lockUserRow } from '../base/database/lock-user.ts';
import { runTransaction } from '../base/database/transaction.ts';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import type { AppendEvent } from '../platform/events/log.ts';
import { createLedger } from '../platform/ledger/ledger.ts';
import { openLedgerKeysForCli } from '../platform/ledger/ledger-keys.ts';
import {
  InsufficientPointsError,
  type LedgerTransfer,
  LedgerTransferConflictError,
} from '../platform/ledger/transfer.ts';
import { createNotificationWriter } from '../platform/notifications/notifications.ts';
import { toTradingLogId } from '../slices/wallet/trading-log.ts';
import { recordAuditEntries } from './audit-log.ts';
import { type AuditOptions } from './command-arguments.ts';
import type { OperatorCommandDeps } from './command.ts';
import { escapeControlCharacters } from './escape-controls.ts';
import { buildDepositNotification } from './operator-notifications.ts';

/** Points. Larger movements need a second operator. */
export const CONFIRM_ABOVE_POINTS = 10_000;
const LISTED = 100;

type Named = { reference: string; remark: string | null };
type Movement = Named &
  (
    | { action: 'deposit' | 'withdraw'; userId: string; amount: number; type: number }
    | { action: 'reverse'; reversed: string }
  );
type Row = Selectable<Database['point_movements']>;
type NewRow = Omit<Row, 'confirmed_by' | 'cancelled_by' | 'transfer_id' | 'create_at'>;

/** Carries a movement out, or stores it for another operator. The same movement again changes nothing. */
export async function executeOrQueuePointMovement(
  tools: OperatorCommandDeps,
  movement: Movement,
  author: AuditOptions,
): Promise<string> {
  return inLedger(tools, async (trx, append, post) => {
    const wanted = await toRow(trx, movement, author.operator);
    const known = await find(trx, movement.reference);
    if (known) return describeKnown(known, wanted);
    const row = await trx
      .insertInto('point_movements')
      .values({ ...wanted, confirmed_by: null, cancelled_by: null, transfer_id: null, create_at: tools.clock() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAuditEntries(trx, author, `points ${movement.action}`, [row.user_id]);
    if (row.amount > CONFIRM_ABOVE_POINTS)
      return `${row.reference} waits for another operator: pnpm operator points confirm ${row.reference}`;
    return post(append, row);
  });
}

/** Carries out a stored movement. @throws StartError for the operator who requested it */
export async function confirmPendingPointMovement(
  tools: OperatorCommandDeps,
  reference: string,
  author: AuditOptions,
): Promise<string> {
  return inLedger(tools, async (trx, append, post) => {
    const row = await findMovement(trx, reference);
    if (row.transfer_id !== null) return `${reference} is done already.`;
    if (row.cancelled_by !== null) throw new StartError(`points: ${reference} was cancelled by ${row.cancelled_by}.`);
    if (row.operator === author.operator)
      throw new StartError(`points: ${reference} was requested by ${row.operator}; another operator must confirm it.`);
    await recordAuditEntries(trx, author, 'points confirm', [row.user_id]);
    await trx
      .updateTable('point_movements')
      .set({ confirmed_by: author.operator })
      .where('reference', '=', reference)
      .execute();
    return post(append, row);
  });
}

/** Cancels a movement that waits for another operator; its reference stays used. @throws StartError for a movement that is done */
export async function cancelPendingPointMovement(
  { db }: OperatorCommandDeps,
  reference: string,
  author: AuditOptions,
): Promise<string> {
  return runTransaction(db, async (trx) => {
    const row = await findMovement(trx, reference);
    if (row.transfer_id !== null)
      throw new StartError(`points: ${reference} is done already. Take it back with: points reverse ${reference}`);
    if (row.cancelled_by !== null) return `${reference} is cancelled already.`;
    await recordAuditEntries(trx, author, 'points cancel', [row.user_id]);
    await trx
      .updateTable('point_movements')
      .set({ cancelled_by: author.operator })
      .where('reference', '=', reference)
      .execute();
    return `${reference} is cancelled.`;
  });
}

/** The movements that wait for another operator. */
export async function describePendingPointMovements(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('point_movements')
    .selectAll()
    .where('transfer_id', 'is', null)
    .where('cancelled_by', 'is', null)
    .orderBy('create_at')
    .limit(LISTED)
    .execute();
  const lines = rows.map(({ create_at, reference, action, user_id, amount, operator }) =>
    [create_at.toISOString(), reference, action, user_id, `${amount} points`, `by ${operator}`]
      .map(escapeControlCharacters)
      .join('  '),
  );
  return lines.length === 0 ? 'No movement waits for another operator.' : lines.join('\n');
}

type Post = (append: AppendEvent, row: Row) => Promise<string>;

/** Runs a transaction in which a movement can be posted. @throws StartError for too few points, and a second reversal */
async function inLedger(
  tools: OperatorCommandDeps,
  work: (trx: Transaction<Database>, append: AppendEvent, post: Post) => Promise<string>,
): Promise<string> {
  const notifications = createNotificationWriter(tools);
  const ledger = createLedger({ keys: await openLedgerKeysForCli(tools), clock: tools.clock, events: tools.events });
  try {
    return await tools.events.record((trx, append) =>
      work(trx, append, async (append, row) => {
        const transfer = await toTransfer(trx, row);
        const [posted] = await ledger.post(trx, append, [transfer]);
        await trx
          .updateTable('point_movements')
          .set({ transfer_id: posted!.id })
          .where('reference', '=', row.reference)
          .execute();
        if (transfer.credit === row.user_id)
          await notifications.add(trx, append, [
            buildDepositNotification(toTradingLogId(posted!.id), row.user_id, row.amount),
          ]);
        return `${row.action}: ${row.amount} points, ${row.user_id}, ${row.reference}`;
      }),
    );
  } catch (error) {
    if (error instanceof InsufficientPointsError) throw new StartError('points: the user has too few points.');
    if (error instanceof LedgerTransferConflictError) throw new StartError('points: it was reversed already.');
    throw error;
  }
}

const find = (trx: Transaction<Database>, reference: string): Promise<Row | undefined> =>
  trx.selectFrom('point_movements').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();

/** @throws StartError for an unknown reference */
async function findMovement(trx: Transaction<Database>, reference: string): Promise<Row> {
  const row = await find(trx, reference);
  if (!row) throw new StartError(`points: there is no movement ${reference}. See: points list`);
  return row;
}

async function toRow(trx: Transaction<Database>, movement: Movement, operator: string): Promise<NewRow> {
  const { reference, remark, action } = movement;
  if (action !== 'reverse') {
    const { userId, amount, type } = movement;
    if (!(await lockUserRow(trx, userId)))
      throw new StartError(`points: there is no user ${userId}. Find the user ID with: users find`);
    return { reference, action, user_id: userId, amount, type, reversed: null, remark, operator };
  }
  const former = await find(trx, movement.reversed);
  if (!former || former.transfer_id === null || former.action === 'reverse')
    throw new StartError(`points: there is no deposit or withdrawal ${movement.reversed} to reverse.`);
  const { user_id, amount } = former;
  const type = former.action === 'deposit' ? 229 : 129;
  return { reference, action, user_id, amount, type, reversed: movement.reversed, remark, operator };
}

async function toTransfer(trx: Transaction<Database>, row: Row): Promise<LedgerTransfer> {
  const { reference, user_id, amount, remark, reversed } = row;
  const former = reversed === null ? null : await find(trx, reversed);
  const isDeposit = row.action === 'deposit' || former?.action === 'withdraw';
  return {
    key: `operator ${reference}`,
    type: row.type as PointsTransactionType,
    debit: isDeposit ? 'issuance' : user_id,
    credit: isDeposit ? user_id : 'issuance',
    amount,
    ...(remark !== null && { remark }),
    ...(former && { relatedId: former.transfer_id! }),
  };
}

/** @throws StartError if the reference belongs to another movement */
function describeKnown(known: Row, wanted: NewRow): string {
  const { reference } = known;
  const isSame =
    known.action === wanted.action &&
    known.user_id === wanted.user_id &&
    known.amount === wanted.amount &&
    known.type === wanted.type &&
    known.reversed === wanted.reversed;
  if (!isSame) throw new StartError(`points: the reference ${reference} belongs to another movement.`);
  if (known.cancelled_by !== null)
    throw new StartError(`points: ${reference} was cancelled by ${known.cancelled_by}. Use another reference.`);
  return known.transfer_id === null ? `${reference} waits for another operator.` : `${reference} is done already.`;
}
