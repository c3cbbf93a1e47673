import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';
import { syncServerClock } from './server-clock.ts';

/** An envelope with its claims. */
export const envelopeDetailQuery = (id: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/red-envelopes/{id}/detail',
    { params: { path: { id } } },
    { select: ({ result }) => result, staleTime: 0 },
  );

/** What this user can send and claim. */
export const minefieldOptionsQuery = () =>
  $api.queryOptions('get', '/api/v1/red-envelopes/options', {}, { select: ({ result }) => result, staleTime: 0 });

export async function claimEnvelope(id: string, stake: number | null) {
  const { data, response } = await api.POST('/api/v1/red-envelopes/{id}/claim', {
    params: { path: { id } },
    body: stake === null ? {} : { stake },
  });
  syncServerClock(response);
  return data!.result;
}
