import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import type { ForgotAuto } from '../../../shared/navigation/paths.ts';
import { parseContact } from '../contact-query.ts';

const SECURITY_CODE: ForgotAuto = 'security-code';

/** The request in a forgot-password URL (spec §2). */
export interface ForgotRequest {
  /** A signed-in user sets a password, or the security password. */
  readonly isAuto: boolean;
  readonly isSecurityCode: boolean;
  /** The account's contact, if known. */
  readonly contact: Contact | null;
}

export function parseForgotRequest(mode: ContactMode, query: URLSearchParams): ForgotRequest {
  const auto = query.get('auto') ?? '';
  return {
    isAuto: !['', '0', 'false'].includes(auto),
    isSecurityCode: auto === SECURITY_CODE,
    contact: parseContact(mode, query),
  };
}
