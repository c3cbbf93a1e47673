import { $api } from '../requests/query.ts';

/** Offline these queries fail at once: a user's page waits for them, and shows what it knows. */
const OPTIONS = { networkMode: 'always', meta: { isInline: true } } as const;

const toParams = (id: string) => ({ params: { path: { id } } });

/** Another user as this user may see them (spec §3). */
export const userQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/{id}', toParams(id), {
    select: ({ result }) => result,
    ...OPTIONS,
  });

/** This user's description of another. */
export const userMemoQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/memo/{id}', toParams(id), {
    select: ({ result }) => result.memo,
    ...OPTIONS,
  });

/** The groups that this user and another are both in. */
export const mutualGroupsQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/{id}/groups', toParams(id), {
    select: ({ result }) => result,
    ...OPTIONS,
  });
