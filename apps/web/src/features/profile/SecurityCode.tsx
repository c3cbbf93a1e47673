import { validateSecurityCode, isSecurityCode } from '@quintet/domain/profile/security-code';
import { SecurityCodeFormView } from '@quintet/ui/views/profile/SecurityCodeFormView';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/requests/api.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { clearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { patchMe, type Me } from './queries.ts';

/** Sets the security password or changes it (spec §5, §7). */
export function SecurityCode({ user, onDone }: { user: Me; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const client = useQueryClient();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isOldWrong = errorCode === 'api.body.param_invalid.old_code';
  const [oldCode, setOldCode] = useState('');
  const [newCode, setNewCode] = useState('');
  const [confirmation, setConfirmation] = useState('');
  // Whether there was one when the form opened.
  const [hasOld] = useState(user.has_security_code);

  const fieldError = validateSecurityCode(newCode, confirmation);
  const isDifferent = fieldError?.message === 'profile.security-code.mismatch' && isSecurityCode(confirmation);
  const clearOnChange = (change: (code: string) => void) => clearErrorOnChange({ change }, clearError).change;

  async function send(): Promise<void> {
    const body = { security_code: newCode, ...(hasOld && { old_code: oldCode }) };
    if (!(await submit(() => api.POST('/api/v1/users/security-code', { body })))) return;
    patchMe(client, { has_security_code: true });
    showToast(hasOld ? 'profile.security-code.changed' : 'profile.security-code.was-set');
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
      canSubmit={fieldError === null && (!hasOld || isSecurityCode(oldCode))}
      isBusy={isBusy}
      onOldCodeChange={clearOnChange(setOldCode)}
      onNewCodeChange={clearOnChange(setNewCode)}
      onConfirmationChange={clearOnChange(setConfirmation)}
      onSubmit={() => void send()}
    />
  );
}
