import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { type Country, findCountry } from '@quintet/domain/auth/countries';
import { findEmailFlaw } from '@quintet/domain/auth/email';
import { findPhoneFlaw } from '@quintet/domain/auth/phone';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand-context.ts';
import { useField } from '../../shared/use-field.ts';
import { keepContactDraft, readContactDraft } from './contact-draft.ts';
import type { Remembered } from './remembered-login.ts';
import { useJudgePhone } from './use-phone-validator.ts';

/** The fields of a contact on the way in (spec §5): kept in this tab, so that neither a reload nor another of these screens loses them. */
export function useContact(mode: ContactMode, remembered?: Remembered) {
  const intl = useIntl();
  const brand = useBrand();
  const { search } = useLocation();
  const [start] = useState(() =>
    readContactDraft({
      query: new URLSearchParams(search),
      search,
      home: brand.country,
      ...(remembered && { remembered }),
    }),
  );
  const [country, setCountry] = useState<Country>(() => findCountry(start.country)!);
  const [isPhoneUsed, setIsPhoneUsed] = useState(start.phone !== '');
  const judge = useJudgePhone(isPhoneUsed);
  const phone = useField(
    start.phone,
    (value) => findPhoneFlaw(value, country.code, judge),
    ({ message }): Record<string, string> =>
      message === 'auth.phone.invalid' ? { country: intl.formatMessage({ id: country.nameKey }) } : {},
  );
  const email = useField(start.email, findEmailFlaw);
  const shown = mode === 'phone' ? phone : email;

  useEffect(() => {
    keepContactDraft({ country: country.code, phone: phone.value, email: email.value }, search);
  }, [country.code, phone.value, email.value, search]);

  const contact: Contact =
    mode === 'phone' ? { mode, country: country.code, phone: phone.value } : { mode, email: email.value };
  return {
    contact,
    country,
    setCountry,
    judge,
    insist: shown.validate,
    field: {
      ...shown,
      change: (value: string) => {
        if (mode === 'phone') setIsPhoneUsed(true);
        shown.change(value);
      },
    },
  };
}
