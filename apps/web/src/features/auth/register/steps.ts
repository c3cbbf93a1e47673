import type { Contact, ContactMode } from '@quintet/domain/auth/contact';
import { paths } from '../../../shared/navigation/paths.ts';
import { sessionValue } from '../../../shared/storage/session-storage.ts';
import { toContactQuery, parseContact } from '../contact-query.ts';

/** The registration steps as the URL names them (spec §2). */
export const Step = { CONTACT: 1, CODE: 2, INFO: 3, DONE: 4 } as const;
export type Step = (typeof Step)[keyof typeof Step];
export const STEP_COUNT = 4;

export interface RegisterLocation {
  readonly mode: ContactMode;
  readonly step: Step;
  /** Null only at step 1. */
  readonly contact: Contact | null;
}

/** Parses the step of a URL; a step without a valid contact becomes step 1. */
export function parseLocation(query: URLSearchParams): RegisterLocation {
  const mode = query.get('mode') === 'email' ? 'email' : 'phone';
  const step = Object.values(Step).find((each) => String(each) === query.get('step')) ?? Step.CONTACT;
  const contact = parseContact(mode, query);
  return { mode, step: contact ? step : Step.CONTACT, contact };
}

export const toStepHref = (step: Step, mode: ContactMode, contact: Contact | null): string =>
  paths.register.href({
    mode,
    ...(step !== Step.CONTACT && { step: String(step) }),
    ...(contact && toContactQuery(contact)),
  });

/** The user who just registered in this tab: the last step greets by name and returns. */
export const justRegistered = sessionValue<{ nickname: string; returnTo?: string }>('quintet.newcomer');
