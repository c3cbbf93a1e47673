import { validatePasswordConfirmation, validatePassword } from '@quintet/domain/auth/register';
import { Dialog } from '@quintet/ui/Dialog';
import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { NewPasswordView } from '@quintet/ui/views/auth/NewPasswordView';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../../shared/session/device.ts';
import { useFormField } from '../../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { clearVerificationState } from '../verification-state.ts';
import { formatContact } from '../format-contact.ts';
import type { VerifiedContactCode } from './ForgotPasswordVerifyStep.tsx';

interface NewPasswordStepProps {
  title: string;
  proof: VerifiedContactCode;
  onBack: () => void;
  onDone: () => void;
}

/** Step 2: the new password, confirmed by a dialog (spec §2). */
export default function NewPasswordStep({
  title,
  proof: { contact, code },
  onBack,
  onDone,
}: NewPasswordStepProps): ReactNode {
  const intl = useIntl();
  const password = useFormField('', validatePassword);
  const confirmation = useFormField('', (text) => validatePasswordConfirmation(password.value, text));
  const { submit, isBusy, errorText, clearError } = useFormSubmit();
  const [isDone, setIsDone] = useState(false);

  async function save(): Promise<void> {
    if (![password.validate(), confirmation.validate()].every(Boolean)) return;
    const wasSaved = await submit(() =>
      api.POST('/api/v2/recovery', {
        body: { ...contact, code, password: password.value, device_id: getOrCreateDeviceId() },
      }),
    );
    if (!wasSaved) return;
    clearVerificationState();
    setIsDone(true);
  }

  return (
    <>
      <AuthHeader
        title={title}
        text={
          <FormattedMessage id="auth.forgot.new-text" values={{ contact: <strong>{formatContact(contact)}</strong> }} />
        }
        onBack={onBack}
      />
      <NewPasswordView
        login={contact.mode === 'email' ? contact.email : contact.phone}
        password={withClearErrorOnChange(password, clearError)}
        confirmation={withClearErrorOnChange(confirmation, clearError)}
        errorText={errorText}
        isBusy={isBusy}
        onSubmit={() => void save()}
      />
      <Dialog
        isOpen={isDone}
        title={intl.formatMessage({ id: 'auth.forgot.done-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.done-action' })}
        onConfirm={onDone}
      >
        {intl.formatMessage({ id: 'auth.forgot.done-text' })}
      </Dialog>
    </>
  );
}
