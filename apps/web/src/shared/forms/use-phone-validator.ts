import type { PhoneValidator } from '@quintet/domain/auth/phone';
import { useEffect, useState } from 'react';
import { loadTranslationNamespace } from '../appearance/translations.ts';

/** Loads the phone number plans of the 24 countries with the first digit (design §4). Until then only the server validates. */
export function usePhoneValidator(enabled: boolean): PhoneValidator | undefined {
  const [validator, setValidator] = useState<PhoneValidator>();
  useEffect(() => {
    if (!enabled || validator) return;
    Promise.all([import('@quintet/domain/auth/phone-number'), loadTranslationNamespace('countries')]).then(
      ([{ getPhoneNumberValidity }]) => setValidator(() => getPhoneNumberValidity),
      () => undefined,
    );
  }, [enabled, validator]);
  return validator;
}
