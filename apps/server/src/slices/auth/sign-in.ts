import { Toggle } from '@quintet/api/enums';
import type { Transaction } from 'kysely';
import { lockUserRow } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { buildNewDeviceNotifications } from './security-notifications.ts';
import { createSessionAndRefreshToken } from './sessions.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services' | 'request'>;

/** Signs an account in on the calling device; `findUser` runs in the same transaction. Returns the response of a login. */
export async function signIn(
  { caller, services, request }: CallContext,
  deviceId: string,
  findUser: (trx: Transaction<Database>, append: AppendEvent) => Promise<{ id: string }>,
) {
  const { events, clock, notifications, tokens } = services;
  const { userId, refreshToken } = await events.record(async (trx, append) => {
    const { id } = await findUser(trx, append);
    // The lock serializes logins of one user with cancelling and suspending the account, which end this session, too.
    const user = await lockUserRow(trx, id);
    if (!user) throw new HttpError('api.unauthorized');
    if (user.status !== Toggle.OPEN) throw new HttpError('api.user.suspended', { status: 403 });
    const device = {
      userId: id,
      deviceId,
      brand: caller.brand,
      ip: caller.ip,
      userAgent: request.headers['user-agent'] ?? null,
    };
    const created = await createSessionAndRefreshToken(trx, append, device, clock());
    await notifications.add(trx, append, await buildNewDeviceNotifications(trx, id, deviceId));
    return { userId: id, refreshToken: created };
  });
  const token = await tokens.issue({ userId, deviceId, brand: caller.brand });
  return { token, refresh_token: refreshToken, user_id: userId };
}
