import { Toggle } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { createBatchLoader } from '../../platform/batch-loader.ts';
import type { AccessTokenOwner } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { AccessTokenService } from '../../platform/secrets/access-tokens.ts';

type Device = Omit<AccessTokenOwner, 'sessionId'>;
type Session = { id: number; create_at: Date };

/**
 * Creates the function that returns the owner of an access token. A token is valid while its session is open, at hosts of its own
 * brand and at hosts without a brand (`brand` null). Concurrent calls share a query. @throws HttpError api.unauthorized
 */
export function createTokenAuthenticator(db: Kysely<Database>, tokens: AccessTokenService) {
  const findSession = createBatchLoader((devices: Device[]) => findSessions(db, devices));
  return async (token: string, brand: string | null): Promise<AccessTokenOwner> => {
    const claims = await tokens.read(token);
    if (brand !== null && claims.brand !== brand) throw new HttpError('api.unauthorized');
    const session = await findSession(claims);
    // Refuse tokens of an earlier session on the same device.
    if (!session || claims.issuedAt < Math.floor(session.create_at.getTime() / 1000))
      throw new HttpError('api.unauthorized');
    return { userId: claims.userId, deviceId: claims.deviceId, brand: claims.brand, sessionId: session.id };
  };
}

/** Finds the open sessions of active users, in the order of the devices. */
async function findSessions(db: Kysely<Database>, devices: readonly Device[]): Promise<(Session | undefined)[]> {
  const column = (name: keyof Device) => devices.map((device) => device[name]);
  const { rows } = await sql<Session & { place: number }>`
    select place - 1 as place, sessions.id, sessions.create_at
    from unnest(${column('userId')}::text[], ${column('deviceId')}::text[], ${column('brand')}::text[])
      with ordinality as device (user_id, device_id, brand, place)
    join sessions on sessions.user_id = device.user_id and sessions.device_id = device.device_id
      and sessions.brand = device.brand and end_at is null
    join users on users.id = sessions.user_id
    where users.delete_at is null and users.status = ${Toggle.OPEN}`.execute(db);
  const sessions = new Map(rows.map((row) => [row.place, row]));
  return devices.map((_, place) => sessions.get(place));
}
