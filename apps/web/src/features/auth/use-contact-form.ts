import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import { type Country, findCountry } from '@quintet/domain/auth/countries';
import { validateEmail } from '@quintet/domain/auth/email';
import { validatePhoneInput } from '@quintet/domain/auth/phone';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { saveLoginContactDraft, resolveInitialLoginContact } from './contact-draft.ts';
import type { RememberedLogin } from './remembered-login.ts';
import { usePhoneValidator } from '../../shared/forms/use-phone-validator.ts';

/** The contact fields of the login screens (spec §5), saved in this tab, so that a reload or another login screen keeps them. */
export function useContactForm(mode: ContactMode, remembered?: RememberedLogin) {
  const intl = useIntl();
  const brand = useBrand();
  const { search } = useLocation();
  const [initial] = useState(() =>
    resolveInitialLoginContact({
      query: new URLSearchParams(search),
      search,
      defaultCountry: brand.country,
      ...(remembered && { remembered }),
    }),
  );
  const [country, setCountry] = useState<Country>(() => findCountry(initial.country)!);
  const [isPhoneUsed, setIsPhoneUsed] = useState(initial.phone !== '');
  const validatePhone = usePhoneValidator(isPhoneUsed);
  const phone = useFormField(
    initial.phone,
    (value) => validatePhoneInput(value, country.code, validatePhone),
    ({ message }): Record<string, string> =>
      message === 'auth.phone.invalid' ? { country: intl.formatMessage({ id: country.nameKey }) } : {},
  );
  const email = useFormField(initial.email, validateEmail);
  const activeField = mode === 'phone' ? phone : email;

  useEffect(() => {
    saveLoginContactDraft({ country: country.code, phone: phone.value, email: email.value }, search);
  }, [country.code, phone.value, email.value, search]);

  const contact: AccountContact =
    mode === 'phone' ? { mode, country: country.code, phone: phone.value } : { mode, email: email.value };
  return {
    contact,
    country,
    setCountry,
    validatePhone,
    validate: activeField.validate,
    field: {
      ...activeField,
      change: (value: string) => {
        if (mode === 'phone') setIsPhoneUsed(true);
        activeField.change(value);
      },
    },
  };
}
