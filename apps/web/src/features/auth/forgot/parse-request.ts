import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { parseContact } from '../contact-query.ts';

/** The request in a forgot-password URL (spec §2). */
export interface ForgotRequest {
  /** Sets a first password instead of replacing a forgotten one. */
  readonly isAuto: boolean;
  /** The account's contact, if known. */
  readonly contact: Contact | null;
}

export function parseForgotRequest(mode: ContactMode, query: URLSearchParams): ForgotRequest {
  const auto = query.get('auto') ?? '';
  return { isAuto: !['', '0', 'false'].includes(auto), contact: parseContact(mode, query) };
}
