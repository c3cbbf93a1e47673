import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { parseContact } from '../contact-query.ts';

/** What the address of a forgotten password asks for (spec §2). */
export interface ForgotRequest {
  /** Setting a password that there was none of, rather than replacing one that was forgotten. */
  readonly isAuto: boolean;
  /** Whose password it is, where that is known. */
  readonly contact: Contact | null;
}

export function parseForgotRequest(mode: ContactMode, query: URLSearchParams): ForgotRequest {
  const auto = query.get('auto') ?? '';
  return { isAuto: !['', '0', 'false'].includes(auto), contact: parseContact(mode, query) };
}
