import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE, UNAVAILABLE_CODE } from '@quintet/api/error';
import { showError } from '../feedback/errors.ts';
import { getOrCreateDeviceId } from './device.ts';
import { createRandomHex } from '../storage/random-hex.ts';
import { startMaintenance } from '../requests/maintenance.ts';
import { waitForTokenRefresh, notifyTabsOfTokenRefresh } from './token-refresh-notice.ts';
import { getCurrentSession, endSession, getAccessToken, saveSessionTokens } from './session.ts';
import { localStorageValues } from '../storage/local-storage.ts';
import { decodeAccessToken } from './token.ts';

/** `gone`: this account was logged out or replaced in another tab. */
type RefreshResult = 'refreshed' | 'refused' | 'suspended' | 'unreachable' | 'gone';

const SUSPENDED = 'api.user.suspended';

interface RefreshResponse {
  error?: string;
  result?: { token: string; refresh_token: string };
}

/** Network trouble; any other error of the server below 500 rejects the refresh. */
const RETRYABLE_STATUSES = [408, 425];
/** A busy server, or one under maintenance: the caller waits as after any other call. */
const BUSY_STATUSES = [429, 503];

/** The id of this refresh: stays the same until its response arrives, so that a lost response can be requested again. */
function getAttemptId(): string {
  const storedId = localStorageValues.refreshAttempt.read();
  if (storedId) return storedId;
  const newId = createRandomHex(4);
  localStorageValues.refreshAttempt.write(newId);
  return newId;
}

async function postRefresh(
  refreshToken: string,
  device: string,
): Promise<{ status: number; body: RefreshResponse } | null> {
  try {
    const response = await fetch('/api/v1/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken, device_id: device, attempt: getAttemptId() }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, body: (await response.json()) as RefreshResponse };
  } catch {
    // No response, a partial one, or a page of some proxy.
    return null;
  }
}

async function refreshOnce(rejectedToken: string): Promise<RefreshResult> {
  const { userId } = getCurrentSession();
  await waitForTokenRefresh(rejectedToken, () => localStorageValues.token.read() !== rejectedToken);
  // Another call or another tab has refreshed it already.
  const token = getAccessToken();
  if (token === null || getCurrentSession().userId !== userId) return 'gone';
  if (token !== rejectedToken) return 'refreshed';
  const refreshToken = localStorageValues.refresh.read();
  if (!refreshToken) return 'refused';
  const response = await postRefresh(refreshToken, decodeAccessToken(token)?.did || getOrCreateDeviceId());
  if (getAccessToken() !== rejectedToken) {
    if (getCurrentSession().userId === userId) return 'refreshed';
    // Another tab has logged out, maybe before this tab wrote its id.
    localStorageValues.refreshAttempt.write(null);
    return 'gone';
  }
  const { status = 0, body = {} } = response ?? {};
  if (status === 200 && body.result) {
    saveSessionTokens({ token: body.result.token, refreshToken: body.result.refresh_token });
    await notifyTabsOfTokenRefresh(rejectedToken);
    return 'refreshed';
  }
  if (BUSY_STATUSES.includes(status) && body.error !== undefined) {
    const { error: code, result } = body;
    if (status === 503 && code !== UNAVAILABLE_CODE) startMaintenance(result);
    throw new ApiError({ code, status, operation: 'refreshTokens', result });
  }
  const isRejected =
    status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status) && typeof body.error === 'string';
  if (isRejected) return body.error === SUSPENDED ? 'suspended' : 'refused';
  return 'unreachable';
}

/** A frozen tab that holds the lock blocks the others no longer than this: the server accepts two refreshes at once. */
const LOCK_TIMEOUT_MS = 15_000;

async function withRefreshLock(refresh: () => Promise<RefreshResult>): Promise<RefreshResult> {
  if (!('locks' in navigator)) return refresh();
  const timeout = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  try {
    return await navigator.locks.request('quintet.refresh', { signal: timeout }, refresh);
  } catch (error) {
    if (error === timeout.reason) return refresh();
    throw error;
  }
}

let running: Promise<RefreshResult> | null = null;

/**
 * Refreshes a rejected token, once for all callers in all tabs (design §4). True: there is a new token. False: the server rejected the
 * refresh and the session has ended (spec §4, A 401 response). Rejects with the server's error when it is busy or under maintenance,
 * and with `api.noConnection` when it is unreachable; the session stays.
 */
export async function refreshTokens(rejectedToken: string): Promise<boolean> {
  running ??= withRefreshLock(() => refreshOnce(rejectedToken)).finally(() => {
    running = null;
  });
  const result = await running;
  if (result === 'gone') throw new ApiError({ code: CANCELLED_CODE, status: 0, operation: 'refreshTokens' });
  if (result === 'unreachable') throw new ApiError({ code: NO_CONNECTION_CODE, status: 0, operation: 'refreshTokens' });
  if (result === 'refused' || result === 'suspended') {
    await endSession();
    const [code, status] = result === 'refused' ? (['api.unauthorized', 401] as const) : ([SUSPENDED, 403] as const);
    showError(new ApiError({ code, status, operation: 'refreshTokens' }));
  }
  return result === 'refreshed';
}
