import { $api } from '../requests/query.ts';

const toParams = (id: string) => ({ params: { path: { id } } });

/** Another user as this user may see them (spec §3). */
export const userQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/{id}', toParams(id), {
    select: ({ result }) => result,
  });

/** This user's description of another. */
export const userMemoQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/memo/{id}', toParams(id), {
    select: ({ result }) => result.memo,
  });

/** The groups that this user and another are both in. */
export const mutualGroupsQuery = (id: string) =>
  $api.queryOptions('get', '/api/v1/users/{id}/groups', toParams(id), {
    select: ({ result }) => result,
  });
