import type { ContactMode } from '@quintet/domain/auth/contact';
import { canSubmitLogin, validateLoginPassword } from '@quintet/domain/auth/login';
import { useState } from 'react';
import { api } from '../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../shared/session/device.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { readRememberedLogin, saveRememberedLogin } from './remembered-login.ts';
import { useContactForm } from './use-contact-form.ts';

/** The state and actions of the login form (spec §2, §5). */
export function useLoginForm(mode: ContactMode) {
  const [remembered] = useState(readRememberedLogin);
  const { contact, country, setCountry, validatePhone, field } = useContactForm(mode, remembered);
  const password = useFormField('', validateLoginPassword);
  // Pasted passwords often carry spaces; valid passwords have none.
  const trimmedPassword = password.value.trim();
  const [isRemembered, setIsRemembered] = useState(remembered.isRemembered);
  const { submit, clearError, errorText, display, isBusy } = useFormSubmit(mode);
  // A wrong password is shown at its field, without revealing whether the contact exists.
  const isPasswordWrong = display === 'pass-through';

  const send = () =>
    submit(async () => {
      const { data } = await api.POST('/api/v1/login', {
        body: {
          ...contact,
          password: trimmedPassword,
          grant_type: 'password',
          device_type: 'web',
          device_id: getOrCreateDeviceId(),
        },
      });
      saveRememberedLogin(contact, isRemembered);
      if (data) completeSignIn(data.result);
    });

  return {
    country,
    setCountry,
    view: {
      mode,
      country,
      contact: withClearErrorOnChange(field, clearError),
      password: {
        ...withClearErrorOnChange(password, clearError),
        ...(isPasswordWrong && { error: errorText }),
      },
      isRemembered,
      errorText: isPasswordWrong ? undefined : errorText,
      canSubmit: canSubmitLogin(contact, trimmedPassword, validatePhone),
      isBusy,
      onRememberedChange: setIsRemembered,
      onSubmit: () => void send(),
    },
  };
}
