import { $api } from './query.ts';

/** A red envelope for this user; an error if the user cannot see it. Its sheet and transactions of points show it. */
export const envelopeQuery = (id: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/red-envelopes/{id}',
    { params: { path: { id } } },
    { select: ({ result }) => result, staleTime: 0 },
  );
