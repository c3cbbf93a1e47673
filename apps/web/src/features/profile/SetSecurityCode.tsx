import type { Schemas } from '@quintet/api/types';
import { validateSecurityCode, isValidSecurityCode } from '@quintet/domain/profile/security-code';
import { SecurityCodeFormView } from '@quintet/ui/views/profile/SecurityCodeFormView';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { api } from '../../shared/requests/api.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useOpenForgotPassword } from '../../shared/navigation/use-open-forgot-password.ts';
import { patchCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';

/** Set by the page for forgotten passwords (`features/auth/forgot`). */
interface RecoveryState {
  readonly recovery?: Schemas['SecurityCodeRecovery'];
}

interface SecurityCodeProps {
  user: OwnUser;
  /** A following step shows the success, and a toast would cover it. */
  isStep?: boolean;
  onDone: () => void;
}

/** Sets the security password or changes it (spec §5, §7). */
export function SetSecurityCode({ user, isStep = false, onDone }: SecurityCodeProps): ReactNode {
  const intl = useIntl();
  const onForgot = useOpenForgotPassword(user, 'security-code');
  const { recovery } = (useLocation().state ?? {}) as RecoveryState;
  const client = useQueryClient();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isOldWrong = errorCode === 'api.body.param_invalid.old_code';
  const [oldCode, setOldCode] = useState('');
  const [newCode, setNewCode] = useState('');
  const [confirmation, setConfirmation] = useState('');
  // Whether there was one when the form opened; a code sent to the user's contact takes its place.
  const [hadOld] = useState(user.has_security_code);
  const hasOld = hadOld && !recovery;

  const fieldError = validateSecurityCode(newCode, confirmation);
  const isDifferent = fieldError?.message === 'profile.security-code.mismatch' && isValidSecurityCode(confirmation);
  const clearOnChange = (change: (code: string) => void) => withClearErrorOnChange({ change }, clearError).change;

  async function send(): Promise<void> {
    const body = { security_code: newCode, ...(hasOld && { old_code: oldCode }), ...(recovery && { recovery }) };
    if (!(await submit(() => api.POST('/api/v1/users/security-code', { body })))) return;
    patchCachedOwnUser(client, { has_security_code: true });
    if (!isStep) showToast(hadOld ? 'profile.security-code.changed' : 'profile.security-code.was-set');
    onDone();
  }

  return (
    <SecurityCodeFormView
      oldCode={hasOld ? oldCode : null}
      newCode={newCode}
      confirmation={confirmation}
      {...(isDifferent && { error: intl.formatMessage({ id: fieldError.message }) })}
      oldCodeError={isOldWrong ? errorText : undefined}
      errorText={isOldWrong ? undefined : errorText}
      canSubmit={fieldError === null && (!hasOld || isValidSecurityCode(oldCode))}
      isBusy={isBusy}
      onForgot={hasOld ? onForgot : undefined}
      onOldCodeChange={clearOnChange(setOldCode)}
      onNewCodeChange={clearOnChange(setNewCode)}
      onConfirmationChange={clearOnChange(setConfirmation)}
      onSubmit={() => void send()}
    />
  );
}
