import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import { paths } from '../../shared/navigation/paths.ts';
import { toContactUrlParams } from './contact-url-params.ts';

/** URLs of the login screens for a contact. */
export const toLoginHref = (mode: ContactMode): string =>
  (mode === 'email' ? paths.loginEmail : paths.loginPhone).href();

export const toForgotPasswordHref = (mode: ContactMode, contact?: AccountContact): string =>
  (mode === 'email' ? paths.forgotPasswordEmail : paths.forgotPasswordPhone).href(
    contact && toContactUrlParams(contact),
  );
