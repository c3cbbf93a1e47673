import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import { getDeviceId } from './device.ts';
import { randomHex } from './random-hex.ts';
import { waitForRefresh, announceRefresh } from './refresh-broadcast.ts';
import { currentSession, endSession, getToken, saveTokens } from './session.ts';
import { localValues } from './local-storage.ts';
import { decodeToken } from './token.ts';

/** `gone`: the account has left this tab meanwhile, and whoever called with it. */
type RefreshResult = 'renewed' | 'refused' | 'unreachable' | 'gone';

interface RefreshResponse {
  error?: string;
  result?: { token: string; refresh_token: string };
}

/** Trouble on the way, or of the moment; anything else that the server says of its own is a refusal. */
const RETRYABLE_STATUSES = [408, 425, 429];

/** The name of this renewal: the same until its answer has come, so that a lost answer can be asked for again. */
function getAttemptId(): string {
  const storedId = localValues.refreshAttempt.read();
  if (storedId) return storedId;
  const newId = randomHex(4);
  localValues.refreshAttempt.write(newId);
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
    // No answer, half of one, or somebody else's page in its place.
    return null;
  }
}

async function refreshOnce(rejectedToken: string): Promise<RefreshResult> {
  const { userId } = currentSession();
  await waitForRefresh(rejectedToken, () => localValues.token.read() !== rejectedToken);
  // Another call, or another tab, was here first.
  const token = getToken();
  if (token === null || currentSession().userId !== userId) return 'gone';
  if (token !== rejectedToken) return 'renewed';
  const refreshToken = localValues.refresh.read();
  if (!refreshToken) return 'refused';
  const response = await postRefresh(refreshToken, decodeToken(token)?.did || getDeviceId());
  if (getToken() !== rejectedToken) return currentSession().userId === userId ? 'renewed' : 'gone';
  const { status = 0, body = {} } = response ?? {};
  if (status === 200 && body.result) {
    saveTokens({ token: body.result.token, refreshToken: body.result.refresh_token });
    await announceRefresh(rejectedToken);
    return 'renewed';
  }
  const isRejected =
    status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status) && typeof body.error === 'string';
  return isRejected ? 'refused' : 'unreachable';
}

/** A tab that sleeps with the lock in its hands keeps no other waiting longer, milliseconds: the server forgives two at once. */
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
 * This token was refused: renews the tokens, once for all callers in all tabs (design §4). True when there is a new token.
 * False when the server refuses to renew; then the session has ended on this device (spec §4, A 401 response).
 * Rejects with `api.noConnection` when the server could not be asked; the session stays.
 */
export async function refreshTokens(rejectedToken: string): Promise<boolean> {
  running ??= withRefreshLock(() => refreshOnce(rejectedToken)).finally(() => {
    running = null;
  });
  const result = await running;
  if (result === 'gone') throw new ApiError({ code: CANCELLED, status: 0, operation: 'refreshTokens' });
  if (result === 'unreachable') throw new ApiError({ code: NO_CONNECTION, status: 0, operation: 'refreshTokens' });
  if (result === 'refused') await endSession();
  return result === 'renewed';
}
