import { randomBytes, randomInt } from 'node:crypto';
import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { containsLink } from '@quintet/domain/chat/links';
import { trimMessageText } from '@quintet/domain/chat/text';
import { MINEFIELD_LIFETIME_SECONDS } from '@quintet/domain/limits';
import { computeSharesCommitment } from '@quintet/domain/red-envelopes/fairness';
import {
  findInvalidEnvelopeField,
  getMinefieldStake,
  RED_ENVELOPE_MINEFIELD,
} from '@quintet/domain/red-envelopes/rules';
import { drawShares } from '@quintet/domain/red-envelopes/shares';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { requireUser, type UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { InsufficientPointsError } from '../../platform/ledger/transfer.ts';
import type { Services } from '../../platform/services.ts';
import { queryMessagesByIds } from '../chat/messages.ts';
import { assertGroupActionAllowed } from '../groups/group-actions.ts';
import { withLockedGroup } from '../groups/locked-group.ts';
import type { GroupMembership } from '../groups/membership.ts';
import { appendMessage } from '../groups/message-log.ts';
import { assertSecurityCode } from '../profile/security-code.ts';
import { endMinefieldJob } from './end-envelopes.ts';
import { findOwnEnvelopeByCid, type EnvelopeRowWithClaim } from './envelopes.ts';
import { assertCanUseMinefields, getMinefieldStakeFactor } from './minefield-settings.ts';
import { presentEnvelope } from './present.ts';
import { toEnvelopeSendTransfer } from './transfers.ts';

type Input = Omit<Schemas['CreateRedEnvelopeRequest'], 'security_code'>;
type Sent = Schemas['SentRedEnvelope'];

const LIFETIME_SECONDS = 24 * 60 * 60;

/** Sends a red envelope; requests with the same (sender, cid) send one. The errors are listed in the contract. */
export async function createRedEnvelope(call: Call<'createRedEnvelope'>): Promise<Sent> {
  const { body, caller, services } = call;
  const sender = requireUser(caller);
  await assertSecurityCode(call, body.security_code, 'api.body.param_invalid.security_code');
  const given = { ...body, greeting: trimMessageText(body.greeting ?? '') };
  // First, so that a lost answer can be asked for again when the envelope could not be sent any more.
  const known = await findKnown(services.db, sender.userId, given);
  return presentSent(services.db, known ?? (await send(services, sender, given)), sender.userId);
}

async function send(services: Services, sender: UserCaller, given: Input): Promise<EnvelopeRowWithClaim> {
  if (given.kind === RED_ENVELOPE_MINEFIELD) await assertCanUseMinefields(services, sender);
  if (containsLink(given.greeting!)) throw new HttpError('api.comment.has_hyperlink');
  try {
    await withLockedGroup(services, sender.userId, given.group_id, async (trx, append, room) => {
      if (await findKnown(trx, sender.userId, given)) return;
      await assertGroupActionAllowed(trx, room, { send: 'text' });
      const context = { isDirect: room.type === ChatType.DM, multiple: getMinefieldStakeFactor(sender) };
      const field = findInvalidEnvelopeField(given, context);
      if (field) throw new HttpError(`api.body.param_invalid.${field}`);
      await addEnvelope(services, trx, append, room, { ...given, multiple: context.multiple });
    });
  } catch (error) {
    if (error instanceof InsufficientPointsError)
      throw new HttpError('api.body.param_invalid.balance', { cause: error });
    throw error;
  }
  return (await findOwnEnvelopeByCid(services.db, sender.userId, given.cid))!;
}

/** Draws the shares, takes the points, and adds the message, in one transaction with the job that ends a minefield. */
async function addEnvelope(
  { ledger, jobs }: Services,
  trx: Transaction<Database>,
  append: AppendEvent,
  room: GroupMembership,
  { kind, amount, count, digit, greeting = '', cid, multiple }: Input & { multiple: number },
): Promise<void> {
  const { userId } = room;
  const id = await nextId(trx);
  const text = greeting || null;
  const message = await appendMessage(trx, append, room, {
    user_id: userId,
    type: 'red_envelope',
    cid,
    text,
    target_id: id,
  });
  const seed = randomBytes(32).toString('hex');
  const shares = drawShares(kind, amount, count, randomInt);
  const [debit] = await ledger.post(trx, append, [toEnvelopeSendTransfer({ id, user_id: userId, amount })]);
  const isMinefield = kind === RED_ENVELOPE_MINEFIELD;
  const lifetime = isMinefield ? MINEFIELD_LIFETIME_SECONDS : LIFETIME_SECONDS;
  await trx
    .insertInto('red_envelopes')
    .values({
      id,
      group_id: room.id,
      message_id: message.id,
      seq: message.seq,
      user_id: userId,
      cid,
      kind,
      amount,
      count,
      digit: digit ?? null,
      stake: isMinefield ? getMinefieldStake(amount, multiple) : null,
      greeting,
      seed,
      commitment: await computeSharesCommitment(seed, shares),
      debit_id: debit!.id,
      create_at: sql<Date>`statement_timestamp()`,
      expire_at: sql<Date>`statement_timestamp() + ${lifetime} * interval '1 second'`,
      announce_at: null,
      end_at: null,
      returned: null,
    })
    .execute();
  await trx
    .insertInto('red_envelope_shares')
    .values(shares.map((share, index) => ({ envelope_id: id, index, amount: share, user_id: null, claim_at: null })))
    .execute();
  if (isMinefield) await jobs.enqueue(trx, endMinefieldJob, { id }, { key: id, delaySeconds: lifetime });
}

async function nextId(trx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select 'e' || nextval('red_envelope_numbers') as id`.execute(trx);
  return rows[0]!.id;
}

/** The envelope that already has this cid. @throws HttpError api.body.param_invalid.cid if it is another one */
async function findKnown(
  db: Kysely<Database>,
  userId: string,
  given: Input,
): Promise<EnvelopeRowWithClaim | undefined> {
  const known = await findOwnEnvelopeByCid(db, userId, given.cid);
  if (!known) return undefined;
  const isSame =
    known.group_id === given.group_id &&
    known.kind === given.kind &&
    known.amount === given.amount &&
    known.count === given.count &&
    known.digit === (given.digit ?? null) &&
    known.greeting === given.greeting;
  if (!isSame) throw new HttpError('api.body.param_invalid.cid');
  return known;
}

async function presentSent(db: Kysely<Database>, row: EnvelopeRowWithClaim, userId: string): Promise<Sent> {
  const messages = await queryMessagesByIds(db, [row.message_id], userId);
  return { red_envelope: await presentEnvelope(db, row, userId), message: messages.get(row.message_id)! };
}
