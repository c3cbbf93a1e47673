import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import type { Me } from './queries.ts';

function toForgotHref({ has_password, country, phone, email }: Me): string | undefined {
  if (!has_password) return undefined;
  if (country && phone) return paths.forgotPasswordPhone.href({ auto: '1', country, phone });
  return email ? paths.forgotPasswordEmail.href({ auto: '1', email }) : undefined;
}

/** Opens the page where a code to the user's contact replaces the old password (spec §2, `auto`); undefined without a contact. */
export function useForgotPassword(user: Me): (() => void) | undefined {
  const navigate = useNavigate();
  const href = toForgotHref(user);
  return href === undefined ? undefined : () => void navigate(href);
}
