import type { AccountContact } from '@quintet/domain/auth/contact';
import { findCountry } from '@quintet/domain/auth/countries';

/** Formats a contact: +86 13800138000, mei@example.com. */
export const formatContact = (contact: AccountContact): string =>
  contact.mode === 'email' ? contact.email : `+${findCountry(contact.country)!.dialCode} ${contact.phone}`;
