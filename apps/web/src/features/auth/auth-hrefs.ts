import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { paths } from '../../shared/paths.ts';
import { contactQuery } from './contact-query.ts';

/** Addresses of the ways in, by the contact that one goes on with. */
export const loginHref = (mode: ContactMode): string => (mode === 'email' ? paths.loginEmail : paths.loginPhone).href();

export const forgotHref = (mode: ContactMode, contact?: Contact): string =>
  (mode === 'email' ? paths.forgotPasswordEmail : paths.forgotPasswordPhone).href(contact && contactQuery(contact));
