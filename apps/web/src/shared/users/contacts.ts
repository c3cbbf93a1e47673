import { $api } from '../requests/query.ts';

/** The friends of this user; the screen shows its error. */
export const allFriendsQuery = () =>
  $api.queryOptions('get', '/api/v1/users/contacts', {}, { select: ({ result }) => result, meta: { isInline: true } });
