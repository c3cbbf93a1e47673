import type { VerificationPurpose } from '@quintet/api/enums';
import type { AccountContact } from '@quintet/domain/auth/contact';
import { validateVerificationCode } from '@quintet/domain/auth/code';
import { useIntl } from 'react-intl';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { submitVerificationCode } from './use-send-verification-code.ts';
import { useOnWebOtp } from './use-on-web-otp.ts';

type CheckResult = Awaited<ReturnType<typeof submitVerificationCode>>;

/** The code field: submits by button, with the last digit, or from an SMS. */
export function useVerificationCodeForm(
  purpose: VerificationPurpose,
  contact: AccountContact,
  onVerified: (result: CheckResult, code: string) => void,
) {
  const intl = useIntl();
  const field = useFormField('', validateVerificationCode);
  const { submit, isBusy, errorText, clearError, errorCode } = useFormSubmit();

  function check(code: string): void {
    if (validateVerificationCode(code)) return void field.validate();
    void submit(async () => onVerified(await submitVerificationCode(purpose, contact, code), code));
  }
  useOnWebOtp(contact.mode === 'phone', (code) => {
    field.change(code);
    check(code);
  });

  // Errors of the code itself are shown at the field.
  const isWrong = errorCode !== undefined && errorCode.endsWith('.code');
  const isExpired = errorCode === 'api.body.param_expired.code';
  const codeError = isExpired ? `${errorText} ${intl.formatMessage({ id: 'auth.code.ask-again' })}` : errorText;
  return {
    errorText: isWrong ? undefined : errorText,
    clearError: clearError,
    view: {
      code: { value: field.value, error: field.error ?? (isWrong ? codeError : undefined) },
      isBusy,
      onCodeChange: (code: string) => {
        field.change(code);
        clearError();
      },
      onSubmit: check,
    },
  };
}
