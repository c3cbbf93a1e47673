import type { AccountContact, ContactMode } from '@quintet/domain/auth/contact';
import { paths } from '../../../shared/navigation/paths.ts';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';
import { toContactUrlParams, parseContactUrlParams } from '../contact-url-params.ts';

/** The registration steps as the URL names them (spec §2). */
export const RegisterStep = { CONTACT: 1, CODE: 2, INFO: 3, DONE: 4 } as const;
export type RegisterStep = (typeof RegisterStep)[keyof typeof RegisterStep];
export const REGISTER_STEP_COUNT = 4;

export interface RegisterLocation {
  readonly mode: ContactMode;
  readonly step: RegisterStep;
  /** Null only at step 1. */
  readonly contact: AccountContact | null;
}

/** Parses the step of a URL; a step without a valid contact becomes step 1. */
export function parseRegisterLocation(query: URLSearchParams): RegisterLocation {
  const mode = query.get('mode') === 'email' ? 'email' : 'phone';
  const step = Object.values(RegisterStep).find((each) => String(each) === query.get('step')) ?? RegisterStep.CONTACT;
  const contact = parseContactUrlParams(mode, query);
  return { mode, step: contact ? step : RegisterStep.CONTACT, contact };
}

export const toRegisterStepHref = (step: RegisterStep, mode: ContactMode, contact: AccountContact | null): string =>
  paths.register.href({
    mode,
    ...(step !== RegisterStep.CONTACT && { step: String(step) }),
    ...(contact && toContactUrlParams(contact)),
  });

/** The user who just registered in this tab: the last step greets by name and returns. */
export const justRegisteredUserStorage = createSessionStorageValue<{ nickname: string; returnTo?: string }>(
  'quintet.newcomer',
);
