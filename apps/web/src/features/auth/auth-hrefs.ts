import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import { paths } from '../../shared/navigation/paths.ts';
import { toContactQuery } from './contact-query.ts';

/** URLs of the login screens for a contact. */
export const toLoginHref = (mode: ContactMode): string =>
  (mode === 'email' ? paths.loginEmail : paths.loginPhone).href();

export const toForgotPasswordHref = (mode: ContactMode, contact?: AccountContact): string =>
  (mode === 'email' ? paths.forgotPasswordEmail : paths.forgotPasswordPhone).href(contact && toContactQuery(contact));
