import type { Schemas } from '@quintet/api/types';
import type { Call } from '../../platform/http/handler.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { endSessions } from './sessions.ts';

/** The user's sessions that can still get new tokens, the calling one first, then the last used. */
export async function listSessions({ caller, services }: Call<'listSessions'>) {
  const { userId, sessionId } = requireUser(caller);
  const rows = await services.db
    .selectFrom('sessions')
    .select(['id', 'brand', 'ip', 'user_agent', 'create_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('end_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', sessionId),
        eb.exists(
          eb
            .selectFrom('refresh_tokens')
            .select('session_id')
            .whereRef('session_id', '=', 'sessions.id')
            .where('expire_at', '>', services.clock()),
        ),
      ]),
    )
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, brand, create_at, used_at, ...row }) => ({
    ...row,
    id: `s${id}`,
    brand: brand as Schemas['BrandId'],
    create_at: create_at.toISOString(),
    used_at: used_at.toISOString(),
    is_current: id === sessionId,
  }));
}

/** Ends one session of the user; another user's session is like an unknown one. */
export async function endSession({ caller, params, services }: Call<'endSession'>): Promise<true> {
  const { userId } = requireUser(caller);
  const id = Number(params.id.slice(1));
  await services.events.record((trx, append) => endSessions(trx, append, { userId, id }, 'logout', services.clock()));
  return true;
}

/** Ends all sessions of the user but the calling device's. */
export async function endOtherSessions({ caller, services }: Call<'endOtherSessions'>): Promise<true> {
  const { userId, deviceId: exceptDeviceId } = requireUser(caller);
  await services.events.record((trx, append) =>
    endSessions(trx, append, { userId, exceptDeviceId }, 'logout', services.clock()),
  );
  return true;
}
