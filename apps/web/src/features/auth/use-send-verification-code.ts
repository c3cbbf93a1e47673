import type { VerificationPurpose } from '@quintet/api/enums';
import { VerifiedStatus } from '@quintet/api/enums';
import { ApiError } from '@quintet/api/error';
import type { AccountContact } from '@quintet/domain/auth/contact';
import { VERIFICATION_RESEND_DELAY_SECONDS } from '@quintet/domain/limits';
import { useState } from 'react';
import { api } from '../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../shared/session/device.ts';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useLoadedTranslations } from '../../shared/appearance/translations.ts';
import { useSecondsUntil } from '../../shared/time/use-seconds-until.ts';
import { recordCodeSent, setContactVerified, getCodeResendTime } from './verification-state.ts';
import { solveCaptcha } from './captcha/solve-captcha.ts';

/** The seconds to wait that a 429 response names. */
function getRetryAfter(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  return seconds !== null && seconds <= VERIFICATION_RESEND_DELAY_SECONDS ? seconds : null;
}

/** Sends verification codes to a contact and counts down to the next one (spec §4, §9). */
export function useSendVerificationCode(purpose: VerificationPurpose, contact: AccountContact) {
  const brand = useBrand();
  const { locale } = useLoadedTranslations();
  const { submit, isBusy, errorText, clearError } = useFormSubmit();
  const [, rerender] = useState(0);
  const resendAt = getCodeResendTime(purpose, contact);
  const secondsLeft = useSecondsUntil(resendAt ?? 0);

  async function requestCode(): Promise<VerifiedStatus> {
    const proof = await solveCaptcha(brand.captchaId, locale);
    const { data } = await api.POST('/api/v3/verification', {
      body: { ...contact, ...proof, lang: locale, op_type: purpose, device_id: getOrCreateDeviceId() },
    });
    const { verified_status: status, resend_after: seconds = VERIFICATION_RESEND_DELAY_SECONDS } = data!.result;
    if (status === VerifiedStatus.CODE_SENT) recordCodeSent(purpose, contact, seconds);
    return status;
  }

  /** Sends a code unless one was sent recently. Null: the request failed and the form shows the error. */
  async function send(): Promise<VerifiedStatus | null> {
    if ((getCodeResendTime(purpose, contact) ?? 0) > Date.now()) return VerifiedStatus.CODE_SENT;
    let status: VerifiedStatus | null = null;
    await submit(async () => {
      try {
        status = await requestCode();
      } catch (error) {
        const seconds = getRetryAfter(error);
        if (seconds !== null && resendAt !== null) recordCodeSent(purpose, contact, seconds);
        throw error;
      } finally {
        rerender((turn) => turn + 1);
      }
    });
    return status;
  }

  return {
    send,
    isSending: isBusy,
    errorText: errorText,
    clearError: clearError,
    wasSent: resendAt !== null,
    secondsLeft,
  };
}

/** Checks a code and returns the next step. */
export async function submitVerificationCode(purpose: VerificationPurpose, contact: AccountContact, code: string) {
  const { data } = await api.POST('/api/v1/verification/check', {
    body: { ...contact, code, op_type: purpose, device_type: 'web', device_id: getOrCreateDeviceId() },
  });
  const { result } = data!;
  if (result.op_type !== 'login') setContactVerified(purpose, contact, true);
  return result;
}
