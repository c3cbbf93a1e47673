import type { Schemas } from '@quintet/api/types';
import { useNavigate } from 'react-router';
import { type ForgotPasswordAutoParam, paths } from './paths.ts';

type Me = Schemas['User'];

function toForgotHref({ country, phone, email }: Me, auto: ForgotPasswordAutoParam): string | undefined {
  if (country && phone) return paths.forgotPasswordPhone.href({ auto, country, phone });
  return email ? paths.forgotPasswordEmail.href({ auto, email }) : undefined;
}

/**
 * Opens the page where a code to the user's contact replaces the old password or security password (spec §2, `auto`); undefined without a
 * contact or an old one.
 */
export function useOpenForgotPassword(
  user: Me | undefined,
  kind: 'password' | 'security-code',
): (() => void) | undefined {
  const navigate = useNavigate();
  if (!user) return undefined;
  const hasOld = kind === 'password' ? user.has_password : user.has_security_code;
  const href = hasOld ? toForgotHref(user, kind === 'password' ? '1' : 'security-code') : undefined;
  return href === undefined ? undefined : () => void navigate(href);
}
