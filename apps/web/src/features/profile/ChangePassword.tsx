import { validateLoginPassword } from '@quintet/domain/auth/login';
import { validatePasswordConfirmation, validatePassword } from '@quintet/domain/auth/register';
import { PasswordFormView } from '@quintet/ui/views/profile/PasswordFormView';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/requests/api.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useOpenForgotPassword } from '../../shared/navigation/use-open-forgot-password.ts';
import { patchCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';

/** Changes the password or sets the first one; other devices are signed out (spec §7). */
export function ChangePassword({ user, onDone }: { user: OwnUser; onDone: () => void }): ReactNode {
  const client = useQueryClient();
  const onForgot = useOpenForgotPassword(user, 'password');
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isOldWrong = errorCode === 'api.body.param_invalid.old_password';
  const oldPassword = useFormField('', validateLoginPassword);
  const hasOld = user.has_password;
  const validateNewPassword = (text: string) =>
    validatePassword(text) ??
    (hasOld && text === oldPassword.value ? { message: 'profile.password.same' as const, isFinal: true } : null);
  const newPassword = useFormField('', validateNewPassword);
  const confirmation = useFormField('', (value) => validatePasswordConfirmation(newPassword.value, value));

  const isValid = validateNewPassword(newPassword.value) === null && newPassword.value === confirmation.value;

  async function send(): Promise<void> {
    const password = newPassword.value;
    const isDone = await submit(() =>
      hasOld
        ? api.POST('/api/v1/users/password', { body: { old_password: oldPassword.value, password } })
        : api.POST('/api/v1/users/password/reset', { body: { password } }),
    );
    if (!isDone) return;
    patchCachedOwnUser(client, { has_password: true });
    showToast(hasOld ? 'profile.password.changed' : 'profile.password.was-set');
    onDone();
  }

  return (
    <PasswordFormView
      username={user.username}
      oldPassword={
        hasOld ? { ...withClearErrorOnChange(oldPassword, clearError), ...(isOldWrong && { error: errorText }) } : null
      }
      newPassword={withClearErrorOnChange(newPassword, clearError)}
      confirmation={withClearErrorOnChange(confirmation, clearError)}
      errorText={isOldWrong ? undefined : errorText}
      canSubmit={isValid && (!hasOld || validateLoginPassword(oldPassword.value) === null)}
      isBusy={isBusy}
      onForgot={onForgot}
      onSubmit={() => void send()}
    />
  );
}
