import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { rotateRefreshToken } from './refresh-tokens.ts';
import { endSessions } from './sessions.ts';

/** Trades a refresh token for new tokens. Reuse of a token after its grace period ends the whole family: it may be stolen. */
export async function refresh({ body, services, request }: Call<'refreshTokens'>) {
  const { clock, events, tokens } = services;
  const { refresh_token: token, device_id: deviceId, attempt } = body;
  const offer = { token, deviceId, attempt, brand: request.hostBrand?.id ?? null };
  const trade = await events.record(async (trx, append) => {
    const traded = await rotateRefreshToken(trx, offer, clock());
    if (traded.outcome === 'reused') await endSessions(trx, append, traded.family, 'reuse', clock());
    return traded;
  });
  if (trade.outcome !== 'traded') throw new HttpError('api.unauthorized');
  const { family } = trade;
  return { token: await tokens.issue(family), refresh_token: trade.token, user_id: family.userId };
}
