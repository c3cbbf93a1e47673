import { Toggle } from '@quintet/api/enums';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { TokenOwner } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { AccessTokens } from '../../platform/secrets/access-tokens.ts';

/**
 * Creates the function that returns the owner of an access token. A token is valid while its session is open, at hosts of its own
 * brand and at hosts without a brand (`brand` null). @throws HttpError api.unauthorized
 */
export function createAuthenticate(db: Kysely<Database>, tokens: AccessTokens) {
  return async (token: string, brand: string | null): Promise<TokenOwner> => {
    const claims = await tokens.read(token);
    if (brand !== null && claims.brand !== brand) throw new HttpError('api.unauthorized');
    const session = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'sessions.create_at'])
      .where('user_id', '=', claims.userId)
      .where('device_id', '=', claims.deviceId)
      .where('end_at', 'is', null)
      .where('sessions.brand', '=', claims.brand)
      .where('users.delete_at', 'is', null)
      .where('users.status', '=', Toggle.OPEN)
      .executeTakeFirst();
    // Refuse tokens of an earlier session on the same device.
    if (!session || claims.issuedAt < Math.floor(session.create_at.getTime() / 1000))
      throw new HttpError('api.unauthorized');
    return { userId: claims.userId, deviceId: claims.deviceId, brand: claims.brand, sessionId: session.id };
  };
}
