import type { CountryCode } from '@quintet/domain/auth/countries';
import { findCountry } from '@quintet/domain/auth/countries';
import { localValues } from '../../shared/storage/local-storage.ts';

/** The contact that the login screen remembers on this device (spec §3). */
export interface RememberedLogin {
  readonly isRemembered: boolean;
  readonly email: string;
  readonly phone: string;
  readonly country: CountryCode | null;
}

export function readRememberedLogin(): RememberedLogin {
  const [code = '', phone = ''] = (localValues.phone.read() ?? '').split(' ');
  return {
    isRemembered: localValues.remember.read() === '1',
    email: localValues.email.read() ?? '',
    phone,
    country: findCountry(code)?.code ?? null,
  };
}

type Contact = { mode: 'phone'; country: CountryCode; phone: string } | { mode: 'email'; email: string };

/** Saves the contact that logged in, or clears all when the user opted out. */
export function saveRememberedLogin(contact: Contact, shouldRemember: boolean): void {
  localValues.remember.write(shouldRemember ? '1' : null);
  if (!shouldRemember) {
    localValues.email.write(null);
    localValues.phone.write(null);
  } else if (contact.mode === 'email') localValues.email.write(contact.email);
  else localValues.phone.write(`${contact.country} ${contact.phone}`);
}
