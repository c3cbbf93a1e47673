import { sessionValue } from '../../shared/session-storage.ts';

/** Somebody whom Google knows and we do not, on the way to an account. */
interface PendingGoogleRegistration {
  /** Google's id token. */
  readonly token: string;
  readonly email: string | null;
  /** As Google has it. */
  readonly nickname: string;
}

export const pendingGoogleRegistration = sessionValue<PendingGoogleRegistration>('quintet.google-newcomer');
