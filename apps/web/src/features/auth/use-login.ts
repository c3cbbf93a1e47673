import type { ContactMode } from '@quintet/domain/auth/contact';
import { canLogIn, findLoginPasswordFlaw } from '@quintet/domain/auth/login';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { getDeviceId } from '../../shared/device.ts';
import { useField } from '../../shared/use-field.ts';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { enter } from './complete-sign-in.ts';
import { readRemembered, remember } from './remembered-login.ts';
import { useContact } from './use-contact-form.ts';

/** The state of the login form (spec §2, §5): what the view needs, and what its buttons do. */
export function useLogin(mode: ContactMode) {
  const [kept] = useState(readRemembered);
  const { contact, country, setCountry, judge, field } = useContact(mode, kept);
  const password = useField('', findLoginPasswordFlaw);
  // What is pasted often brings spaces along; no password has any.
  const typed = password.value.trim();
  const [isRemembered, setIsRemembered] = useState(kept.isRemembered);
  const { submit, clearError, errorText, display, isBusy } = useFormSubmit(mode);
  // A wrong password is told where it was typed; nobody learns whether it was the contact.
  const isWrong = display === 'pass-through';

  const send = () =>
    submit(async () => {
      const { data } = await api.POST('/api/v1/login', {
        body: {
          ...contact,
          password: typed,
          grant_type: 'password',
          device_type: 'web',
          device_id: getDeviceId(),
        },
      });
      remember(contact, isRemembered);
      if (data) enter(data.result);
    });
  const correcting = (change: (value: string) => void) => (value: string) => {
    change(value);
    clearError();
  };

  return {
    country,
    setCountry,
    view: {
      mode,
      country,
      contact: { ...field, change: correcting(field.change) },
      password: { ...password, ...(isWrong && { error: errorText }), change: correcting(password.change) },
      isRemembered,
      failure: isWrong ? undefined : errorText,
      canSubmit: canLogIn(contact, typed, judge),
      isBusy,
      onRememberedChange: setIsRemembered,
      onSubmit: () => void send(),
    },
  };
}
