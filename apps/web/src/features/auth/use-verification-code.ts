import type { VerificationPurpose } from '@quintet/api/enums';
import { VerifiedStatus } from '@quintet/api/enums';
import { ApiError } from '@quintet/api/error';
import type { Contact } from '@quintet/domain/auth/contact';
import { RESEND_COUNTDOWN } from '@quintet/domain/limits';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { getDeviceId } from '../../shared/device.ts';
import { useBrand } from '../../shared/brand-context.ts';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useTranslations } from '../../shared/translations.ts';
import { recordCodeSent, setVerified, getResendAt } from './verification-state.ts';
import { solveCaptcha } from './captcha/solve-captcha.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Seconds that the server wants to pass, where it refused because one asked too early. */
function getRetryAfter(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  return seconds !== null && seconds <= RESEND_COUNTDOWN ? seconds : null;
}

/** Sending codes to a contact, and the countdown to the next (spec §4, §9). */
export function useVerificationCode(purpose: VerificationPurpose, contact: Contact) {
  const brand = useBrand();
  const { locale } = useTranslations();
  const { submit, isBusy, errorText, clearError } = useFormSubmit();
  const [, rerender] = useState(0);
  const resendAt = getResendAt(purpose, contact);
  const secondsLeft = useSecondsUntil(resendAt ?? 0);

  async function requestCode(): Promise<VerifiedStatus> {
    const proof = await solveCaptcha(brand.captchaId, locale);
    const { data } = await api.POST('/api/v3/verification', {
      body: { ...contact, ...proof, lang: locale, op_type: purpose, device_id: getDeviceId() },
    });
    const { verified_status: status, resend_after: seconds = RESEND_COUNTDOWN } = data!.result;
    if (status === VerifiedStatus.CODE_SENT) recordCodeSent(purpose, contact, seconds);
    return status;
  }

  /** Asks for a code unless one is on its way. Null: it was refused, and the form says why. */
  async function send(): Promise<VerifiedStatus | null> {
    if ((getResendAt(purpose, contact) ?? 0) > Date.now()) return VerifiedStatus.CODE_SENT;
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

/** Where a right code leads, with what the server says of it. */
export async function checkCode(purpose: VerificationPurpose, contact: Contact, code: string) {
  const { data } = await api.POST('/api/v1/verification/check', {
    body: { ...contact, code, op_type: purpose, device_type: 'web', device_id: getDeviceId() },
  });
  const { result } = data!;
  if (result.op_type !== 'login') setVerified(purpose, contact, true);
  return result;
}
