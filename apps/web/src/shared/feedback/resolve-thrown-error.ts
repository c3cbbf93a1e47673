import type { ResolvedError } from '@quintet/api/error-catalogue';
import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE } from '@quintet/api/error';
import { isUnderMaintenance } from '../requests/maintenance.ts';
import { loadTranslationNamespace } from '../appearance/translations.ts';

/** Needs no catalogue: offline nothing can be fetched, so the shell holds this message. */
const NO_CONNECTION_MESSAGE: ResolvedError = { message: 'errors.connection.failed', display: 'toast' };

/** A bug in the client, not a failed call: the catalogue has no row for it. */
const UNKNOWN_ERROR = { code: 'unknown', operation: null, result: null };

/**
 * The message and display of an error (spec §8); null shows nothing. Loads the catalogue and its messages with the first error. `mode` is
 * the contact type of the form.
 */
export async function resolveThrownError(thrown: unknown, mode?: 'phone' | 'email'): Promise<ResolvedError | null> {
  if (isUnderMaintenance()) return null;
  const { code, operation, result } = thrown instanceof ApiError ? thrown : UNKNOWN_ERROR;
  if (code === CANCELLED_CODE) return null;
  if (code === NO_CONNECTION_CODE) return NO_CONNECTION_MESSAGE;
  try {
    const [{ resolveError }] = await Promise.all([
      import('@quintet/api/error-catalogue'),
      loadTranslationNamespace('errors'),
    ]);
    const resolution = resolveError({
      code,
      operation,
      result,
      ...(mode && { mode }),
      maintenance: isUnderMaintenance(),
      language: document.documentElement.lang,
    });
    return resolution?.display === 'silent' ? null : resolution;
  } catch {
    return NO_CONNECTION_MESSAGE;
  }
}
