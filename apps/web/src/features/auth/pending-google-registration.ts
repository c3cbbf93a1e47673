import { createSessionStorageValue } from '../../shared/storage/session-storage.ts';

/** A Google user without an account who is registering. */
interface PendingGoogleRegistration {
  /** The id token of Google. */
  readonly token: string;
  readonly email: string | null;
  /** The name of the Google account. */
  readonly nickname: string;
}

export const pendingGoogleRegistrationStorage =
  createSessionStorageValue<PendingGoogleRegistration>('quintet.google-newcomer');
