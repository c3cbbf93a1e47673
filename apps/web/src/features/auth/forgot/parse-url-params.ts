import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import type { ForgotPasswordAutoParam } from '../../../shared/navigation/paths.ts';
import { parseContactUrlParams } from '../contact-url-params.ts';

const SECURITY_CODE: ForgotPasswordAutoParam = 'security-code';

/** The request in a forgot-password URL (spec §2). */
export interface ForgotPasswordUrlParams {
  /** A signed-in user sets a password, or the security password. */
  readonly isAuto: boolean;
  readonly isSecurityCode: boolean;
  /** The account's contact, if known. */
  readonly contact: AccountContact | null;
}

export function parseForgotPasswordUrlParams(mode: ContactMode, query: URLSearchParams): ForgotPasswordUrlParams {
  const auto = query.get('auto') ?? '';
  return {
    isAuto: !['', '0', 'false'].includes(auto),
    isSecurityCode: auto === SECURITY_CODE,
    contact: parseContactUrlParams(mode, query),
  };
}
