import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { normalizeAmountInput, parsePointsAmount } from '@quintet/domain/wallet/amount';
import type { FieldError } from '@quintet/domain/auth/field-error';
import { RED_ENVELOPE_GREETING_MAX, RED_ENVELOPE_POINTS_MAX } from '@quintet/domain/limits';
import {
  findInvalidEnvelopeField,
  getShareCountBounds,
  getMinefieldStake,
  RED_ENVELOPE_LUCKY,
  RED_ENVELOPE_MINEFIELD,
  MINEFIELD_MEAN_MIN,
  RED_ENVELOPE_NORMAL,
  type RedEnvelopeKindNumber,
} from '@quintet/domain/red-envelopes/rules';
import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withClearErrorOnChange } from '../../shared/forms/use-form-submit.ts';
import { type ValidatedFormField, useFormField } from '../../shared/forms/use-form-field.ts';
import type { PendingEnvelope } from './pending-envelope.ts';
import type { useSendEnvelope } from './use-send-envelope.ts';

/** The field that an error of the server belongs to (spec §8); other errors belong to the form. */
const ERROR_FIELDS: Readonly<Record<string, 'amount' | 'count' | 'greeting'>> = {
  'api.body.param_invalid.balance': 'amount',
  'api.body.param_invalid.amount': 'amount',
  'api.body.param_invalid.count': 'count',
  'api.comment.has_hyperlink': 'greeting',
};

interface FormOptions {
  group: Pick<Schemas['Group'], 'type' | 'member_count'>;
  minefield: Schemas['MinefieldOptions'];
  /** The points that can be spent now. */
  available: number;
  sending: ReturnType<typeof useSendEnvelope>;
}

/** The fields of a new envelope, checked while typing against the balance, the limits and the rules of its kind. */
export function useEnvelopeForm({ group, minefield, available, sending }: FormOptions) {
  const intl = useIntl();
  const { unknown } = sending;
  const isDirect = group.type === ChatType.DM;
  const context = { isDirect, multiple: minefield.multiple };
  const canMinefield = !isDirect && minefield.is_available && minefield.excluded_until === null;
  const kinds: readonly RedEnvelopeKindNumber[] = isDirect
    ? [RED_ENVELOPE_NORMAL]
    : canMinefield
      ? [RED_ENVELOPE_LUCKY, RED_ENVELOPE_NORMAL, RED_ENVELOPE_MINEFIELD]
      : [RED_ENVELOPE_LUCKY, RED_ENVELOPE_NORMAL];
  const [kind, setKind] = useState<RedEnvelopeKindNumber>(unknown?.kind ?? kinds[0]!);
  const [digit, setDigit] = useState(unknown?.digit ?? null);
  const [isDigitMissing, setIsDigitMissing] = useState(false);
  const perShare = kind === RED_ENVELOPE_MINEFIELD ? MINEFIELD_MEAN_MIN : 1;
  const { min, max } = getShareCountBounds(kind, context);

  const countField = useFormField(unknown ? String(unknown.count) : '', (text): FieldError<MessageId> | null => {
    const count = parsePointsAmount(text);
    if (count !== null && count >= min && count <= max) return null;
    const isFinal = count !== null && count > max;
    return { message: 'red-envelopes.send.range', values: { min, max }, ...(isFinal && { isFinal }) };
  });
  const count = isDirect ? 1 : (parsePointsAmount(countField.value) ?? 0);

  function validateAmount(text: string): FieldError<MessageId> | null {
    const points = parsePointsAmount(text);
    if (points === null) return { message: 'wallet.amount.invalid' };
    const total = kind === RED_ENVELOPE_NORMAL ? points * Math.max(count, 1) : points;
    if (total > RED_ENVELOPE_POINTS_MAX)
      return { message: 'red-envelopes.send.max', values: { max: RED_ENVELOPE_POINTS_MAX }, isFinal: true };
    if (total > available) return { message: 'wallet.amount.insufficient', isFinal: true };
    if (total < perShare * count) return { message: 'red-envelopes.send.share-min', values: { min: perShare } };
    return null;
  }
  const amountField = useFormField(unknown ? String(getTypedAmount(unknown)) : '', validateAmount);
  const greeting = useFormField(unknown?.greeting ?? '', () => null);
  const points = parsePointsAmount(amountField.value) ?? 0;
  const total = kind === RED_ENVELOPE_NORMAL ? points * Math.max(count, 1) : points;

  const errorField = ERROR_FIELDS[sending.errorCode ?? ''] ?? 'form';
  const errorFor = (name: typeof errorField): string | undefined =>
    errorField === name && !unknown ? sending.errorText : undefined;
  const withServerError = (field: ValidatedFormField, name: 'amount' | 'count' | 'greeting'): ValidatedFormField => {
    const error = field.error ?? errorFor(name);
    return { ...withClearErrorOnChange(field, sending.clearError), ...(error && { error }) };
  };
  const onlyDigits = (field: ValidatedFormField): ValidatedFormField => ({
    ...field,
    change(text) {
      const digits = normalizeAmountInput(text);
      if (digits !== null) field.change(digits);
    },
  });

  return {
    kind,
    kinds,
    amount: onlyDigits(withServerError(amountField, 'amount')),
    count: isDirect ? null : onlyDigits(withServerError(countField, 'count')),
    memberCount: group.member_count,
    greeting: withServerError(greeting, 'greeting'),
    digit,
    digitError:
      isDigitMissing && digit === null ? intl.formatMessage({ id: 'red-envelopes.send.no-digit' }) : undefined,
    total,
    stake: getMinefieldStake(total, minefield.multiple),
    available,
    isUnknown: unknown !== null,
    errorText: errorFor('form'),
    onKind: (next: RedEnvelopeKindNumber) => {
      sending.clearError();
      setKind(next);
    },
    onDigit: setDigit,
    onSubmit() {
      const envelope = {
        kind,
        amount: total,
        count,
        digit: kind === RED_ENVELOPE_MINEFIELD ? digit : null,
        greeting: greeting.value.trim().slice(0, RED_ENVELOPE_GREETING_MAX),
      };
      const isCount = isDirect || countField.validate();
      const isAmount = amountField.validate();
      setIsDigitMissing(kind === RED_ENVELOPE_MINEFIELD && digit === null);
      const { digit: chosen, ...rest } = envelope;
      const invalid = findInvalidEnvelopeField({ ...rest, ...(chosen !== null && { digit: chosen }) }, context);
      if (unknown || (isCount && isAmount && invalid === null)) sending.confirm(envelope);
    },
  };
}

/** What the user typed: of equal shares the points of each. */
const getTypedAmount = ({ kind, amount, count }: PendingEnvelope): number =>
  kind === RED_ENVELOPE_NORMAL ? amount / count : amount;
