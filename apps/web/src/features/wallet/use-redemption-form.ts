import type { ApiError } from '@quintet/api/error';
import { getRedemptionFee } from '@quintet/domain/wallet/fee';
import {
  type RedemptionLimits,
  getLargestRedemptionAmount,
  normalizeAmountInput,
  parsePointsAmount,
  validateRedemptionAmount,
} from '@quintet/domain/wallet/amount';
import type { PaymentProvider, TradingLog } from '@quintet/domain/wallet/trading-log';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ValidatedFormField, useFormField } from '../../shared/forms/use-form-field.ts';
import { api } from '../../shared/requests/api.ts';
import { isErrorBeforeOperation, isRequestOutcomeUnknown } from '../../shared/requests/request-outcome.ts';
import { upsertCachedTradingLog, reloadPointsQueries } from './queries.ts';
import { type RedemptionDraft, useRedemptionDraft } from './redemption-draft.ts';
import { useSecurityCodeInput } from './use-security-code-input.ts';

/** The field that an error of the server belongs to (spec §8); other errors belong to the form. */
const ERROR_FIELDS: Readonly<Record<string, 'amount' | 'address'>> = {
  'api.body.param_invalid.balance': 'amount',
  'api.redemption.amount': 'amount',
  'api.redemption.daily_limit': 'amount',
  'api.body.param_invalid.address': 'address',
  'api.order_expired': 'address',
  'api.unknown': 'address',
};

const ADDRESS = /^[!-~]{1,200}$/;

async function sendRedemption(draft: RedemptionDraft, securityCode: string): Promise<TradingLog> {
  const { provider, address, cid, fee } = draft;
  const body = { amount: parsePointsAmount(draft.amount)!, fee, security_code: securityCode, cid };
  const { data } =
    provider === 'wellpay'
      ? await api.POST('/api/v1/payment/withdrawal/wellpay', { body })
      : await api.POST('/api/v1/payment/withdrawal/point', { body: { ...body, address: address.trim() } });
  return data!.result;
}

interface RedemptionOptions {
  userId: string;
  /** The provider that the user chose. */
  code: PaymentProvider['code'];
  providers: readonly PaymentProvider[];
  /** The points that can be spent now. */
  available: number;
  onRedeemed: (logId: string) => void;
}

/** A redemption from its first digit to the answer. A lost answer, a reload or a second tab never makes two. */
export function useRedemptionForm({ userId, code, providers, available, onRedeemed }: RedemptionOptions) {
  const client = useQueryClient();
  const { draft, change, reject, adoptSent, finish } = useRedemptionDraft(userId, code);
  const [step, setStep] = useState<'form' | 'code'>('form');
  const provider = providers.find((one) => one.code === draft.provider);
  const limits: RedemptionLimits | null = provider ? { ...provider, available } : null;
  const amountField = useFormField(draft.amount, (text) => (limits ? validateRedemptionAmount(text, limits) : null));
  const addressField = useFormField(draft.address, (text) =>
    ADDRESS.test(text.trim()) ? null : { message: 'wallet.redeem.address-invalid' },
  );

  const securityCode = useSecurityCodeInput(async (digits) => {
    if (adoptSent()) return setStep('form');
    const fee = draft.isSent || !limits ? draft.fee : getRedemptionFee(parsePointsAmount(draft.amount)!, limits);
    // Stored before the request, so that its loss leaves a trace.
    const sent = change({ fee, isSent: true });
    try {
      const log = await sendRedemption(sent, digits);
      finish();
      upsertCachedTradingLog(client, log);
      reloadPointsQueries(client);
      onRedeemed(log.id);
    } catch (error) {
      const isEarlierUnknown = draft.isSent && isErrorBeforeOperation(error);
      if (!isEarlierUnknown && !isRequestOutcomeUnknown(error))
        reject((error as ApiError).code === 'api.body.param_invalid.cid');
      if (!isErrorBeforeOperation(error)) {
        setStep('form');
        reloadPointsQueries(client);
      }
      throw error;
    }
  });
  const errorField = ERROR_FIELDS[securityCode.errorCode ?? ''] ?? 'form';
  const errorFor = (name: typeof errorField): string | undefined =>
    errorField === name && step === 'form' && !draft.isSent ? securityCode.errorText : undefined;

  const withServerError = (
    field: ValidatedFormField,
    name: 'amount' | 'address',
    clean: (text: string) => string | null,
  ): ValidatedFormField => ({
    ...field,
    error: field.error ?? errorFor(name),
    change(text) {
      const value = clean(text);
      if (value === null) return;
      securityCode.clearError();
      field.change(value);
      change({ [name]: value });
    },
  });
  const amount = withServerError(amountField, 'amount', normalizeAmountInput);
  const points = parsePointsAmount(draft.amount);
  const isAmountValid = points !== null && limits !== null && validateRedemptionAmount(draft.amount, limits) === null;
  const fee = draft.isSent || !limits ? draft.fee : getRedemptionFee(points ?? 0, limits);
  return {
    draft,
    provider,
    step,
    code: securityCode.input,
    form: {
      amount,
      address: draft.provider === 'point' ? withServerError(addressField, 'address', (text) => text) : null,
      cost: points !== null && (isAmountValid || draft.isSent) ? { fee, receives: points - fee } : null,
      isUnknown: draft.isSent,
      errorText: errorFor('form'),
      canSubmit: draft.isSent || (provider?.is_available === true && draft.amount !== ''),
      onAll: () => limits && amount.change(String(getLargestRedemptionAmount(limits) || available)),
      onSubmit() {
        if (!draft.isSent) {
          const isAmount = amountField.validate();
          const isAddress = draft.provider !== 'point' || addressField.validate();
          if (!isAmount || !isAddress) return;
        }
        securityCode.clearError();
        setStep('code');
      },
    },
    backToForm: (): void => {
      securityCode.clearError();
      setStep('form');
    },
  };
}
