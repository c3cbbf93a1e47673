import type { CountryCode } from '@quintet/domain/auth/countries';
import { findCountry } from '@quintet/domain/auth/countries';
import { localStorageValues } from '../../shared/storage/local-storage.ts';

/** The contact that the login screen remembers on this device (spec §3). */
export interface RememberedLogin {
  readonly isRemembered: boolean;
  readonly email: string;
  readonly phone: string;
  readonly country: CountryCode | null;
}

export function readRememberedLogin(): RememberedLogin {
  const [code = '', phone = ''] = (localStorageValues.phone.read() ?? '').split(' ');
  return {
    isRemembered: localStorageValues.remember.read() === '1',
    email: localStorageValues.email.read() ?? '',
    phone,
    country: findCountry(code)?.code ?? null,
  };
}

type Contact = { mode: 'phone'; country: CountryCode; phone: string } | { mode: 'email'; email: string };

/** Saves the contact that logged in, or clears all when the user opted out. */
export function saveRememberedLogin(contact: Contact, shouldRemember: boolean): void {
  localStorageValues.remember.write(shouldRemember ? '1' : null);
  if (!shouldRemember) {
    localStorageValues.email.write(null);
    localStorageValues.phone.write(null);
  } else if (contact.mode === 'email') localStorageValues.email.write(contact.email);
  else localStorageValues.phone.write(`${contact.country} ${contact.phone}`);
}
