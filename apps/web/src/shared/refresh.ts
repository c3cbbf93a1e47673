import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import { deviceId } from './device.ts';
import { randomHex } from './random-hex.ts';
import { readRenewed, tellRenewed } from './refresh-broadcast.ts';
import { currentSession, endSession, getToken, keepTokens } from './session.ts';
import { stored } from './local-storage.ts';
import { decodeToken } from './token.ts';

/** `gone`: the account has left this tab meanwhile, and whoever called with it. */
type Renewal = 'renewed' | 'refused' | 'unreachable' | 'gone';

interface Answer {
  error?: string;
  result?: { token: string; refresh_token: string };
}

/** Trouble on the way, or of the moment; anything else that the server says of its own is a refusal. */
const PASSES = [408, 425, 429];

/** The name of this renewal: the same until its answer has come, so that a lost answer can be asked for again. */
function attemptOf(): string {
  const known = stored.renewal.read();
  if (known) return known;
  const made = randomHex(4);
  stored.renewal.write(made);
  return made;
}

async function ask(refreshToken: string, device: string): Promise<{ status: number; said: Answer } | null> {
  try {
    const response = await fetch('/api/v1/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken, device_id: device, attempt: attemptOf() }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, said: (await response.json()) as Answer };
  } catch {
    // No answer, half of one, or somebody else's page in its place.
    return null;
  }
}

async function renew(failedToken: string): Promise<Renewal> {
  const { userId } = currentSession();
  await readRenewed(failedToken, () => stored.token.read() !== failedToken);
  // Another call, or another tab, was here first.
  const token = getToken();
  if (token === null || currentSession().userId !== userId) return 'gone';
  if (token !== failedToken) return 'renewed';
  const refreshToken = stored.refresh.read();
  if (!refreshToken) return 'refused';
  const answer = await ask(refreshToken, decodeToken(token)?.did || deviceId());
  if (getToken() !== failedToken) return currentSession().userId === userId ? 'renewed' : 'gone';
  const { status = 0, said = {} } = answer ?? {};
  if (status === 200 && said.result) {
    keepTokens({ token: said.result.token, refreshToken: said.result.refresh_token });
    await tellRenewed(failedToken);
    return 'renewed';
  }
  const isRefusal = status >= 400 && status < 500 && !PASSES.includes(status) && typeof said.error === 'string';
  return isRefusal ? 'refused' : 'unreachable';
}

/** A tab that sleeps with the lock in its hands keeps no other waiting longer, milliseconds: the server forgives two at once. */
const PATIENCE = 15_000;

async function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  if (!('locks' in navigator)) return work();
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    return await navigator.locks.request('quintet.refresh', { signal: patience }, work);
  } catch (error) {
    if (error === patience.reason) return work();
    throw error;
  }
}

let running: Promise<Renewal> | null = null;

/**
 * This token was refused: renews the tokens, once for all callers in all tabs (design §4). True when there is a new token.
 * False when the server refuses to renew; then the session has ended on this device (spec §4, A 401 response).
 * Rejects with `api.noConnection` when the server could not be asked; the session stays.
 */
export async function renewTokens(failedToken: string): Promise<boolean> {
  running ??= inTurn(() => renew(failedToken)).finally(() => {
    running = null;
  });
  const renewal = await running;
  if (renewal === 'gone') throw new ApiError({ code: CANCELLED, status: 0, operation: 'refreshTokens' });
  if (renewal === 'unreachable') throw new ApiError({ code: NO_CONNECTION, status: 0, operation: 'refreshTokens' });
  if (renewal === 'refused') await endSession();
  return renewal === 'renewed';
}
