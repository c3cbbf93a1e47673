import { validateLoginPassword } from '@quintet/domain/auth/login';
import { DeleteAccountView } from '@quintet/ui/views/profile/DeleteAccountView';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/requests/api.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { useErrorText } from '../../shared/feedback/use-error-text.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { endSession } from '../../shared/session/session.ts';
import { localStorageValues } from '../../shared/storage/local-storage.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';
import { type OwnUser } from '../../shared/users/own-user.ts';
import { accountCancellationEffectsQuery } from './queries.ts';

/** Clears the remembered contact of a deleted account. */
function clearRememberedContacts({ email, country, phone }: OwnUser): void {
  if (localStorageValues.email.read() === email) localStorageValues.email.write(null);
  if (localStorageValues.phone.read() === `${country} ${phone}`) localStorageValues.phone.write(null);
}

/** Deletes the account after the password (or the account ID without one) and a confirmation (spec §2, About). */
export function DeleteAccount({ user }: { user: OwnUser }): ReactNode {
  const navigate = useNavigate();
  const getName = useGetDisplayName();
  const { data, error, refetch } = useQuery(accountCancellationEffectsQuery());
  const effectsErrorText = useErrorText(data ? null : error);
  useRetryWhenOnline(error, () => void refetch());
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isPasswordWrong = errorCode === 'api.body.param_invalid.password';
  const [isConfirming, setIsConfirming] = useState(false);
  const { has_password: hasPassword, username } = user;
  const validate = (text: string) =>
    hasPassword
      ? validateLoginPassword(text)
      : text === username
        ? null
        : { message: 'profile.delete.username-rule' as const };
  const proof = useFormField('', validate);

  /** Checks the password before the confirmation, so that a wrong one is shown first. */
  async function confirm(): Promise<void> {
    if (hasPassword) {
      const body = { password: proof.value };
      if (!(await submit(() => api.POST('/api/v1/users/password/check', { body })))) return;
    }
    setIsConfirming(true);
  }

  async function send(): Promise<void> {
    const body = hasPassword ? { password: proof.value } : {};
    const isDone = await submit(() => api.DELETE('/api/v1/users/me', { body }));
    setIsConfirming(false);
    if (!isDone) return;
    clearRememberedContacts(user);
    const sessionEnd = endSession();
    showToast('profile.delete.done');
    void navigate(paths.homeRecommend.href(), { replace: true });
    await sessionEnd;
  }

  return (
    <>
      <DeleteAccountView
        username={username}
        hasPassword={hasPassword}
        ownedGroups={
          data?.owned_groups.map(({ id, display_name: name, successor }) => ({
            id,
            name,
            successor: successor && getName(successor),
          })) ?? null
        }
        points={data?.points}
        proof={{
          ...withClearErrorOnChange(proof, clearError),
          ...(isPasswordWrong && { error: errorText }),
        }}
        errorText={isPasswordWrong ? undefined : (errorText ?? effectsErrorText)}
        canSubmit={proof.value !== '' && validate(proof.value) === null}
        isBusy={isBusy}
        onSubmit={() => void confirm()}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        tone="danger"
        title="profile.delete.confirm-title"
        text="profile.delete.confirm-text"
        confirmLabel="profile.delete.confirm"
        values={{ nickname: user.nickname }}
        onConfirm={send}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
