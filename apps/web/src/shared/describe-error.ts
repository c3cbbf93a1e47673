import type { Resolution } from '@quintet/api/catalogue';
import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import { isUnderMaintenance } from './maintenance.ts';
import { loadNamespace } from './translations.ts';

/** Known without the catalogue, because without a connection nothing can be fetched; the shell has its words. */
const NO_CONNECTION_MESSAGE: Resolution = { message: 'errors.connection.failed', display: 'toast' };

/** Not a failed call but a mistake of ours: the catalogue has no row for it. */
const UNKNOWN_ERROR = { code: 'unknown', operation: null, result: null };

/**
 * What to say about a failed call and how to show it (spec §8). Null: nothing is to be shown. The catalogue and its words load with
 * the first thrown. `mode` is the contact that a form asked for.
 */
export async function describeError(thrown: unknown, mode?: 'phone' | 'email'): Promise<Resolution | null> {
  if (isUnderMaintenance()) return null;
  const { code, operation, result } = thrown instanceof ApiError ? thrown : UNKNOWN_ERROR;
  if (code === CANCELLED) return null;
  if (code === NO_CONNECTION) return NO_CONNECTION_MESSAGE;
  try {
    const [{ resolveError }] = await Promise.all([import('@quintet/api/catalogue'), loadNamespace('errors')]);
    const resolution = resolveError({
      code,
      operation,
      result,
      ...(mode && { mode }),
      maintenance: isUnderMaintenance(),
    });
    return resolution?.display === 'silent' ? null : resolution;
  } catch {
    return NO_CONNECTION_MESSAGE;
  }
}
