import type { QueryClient } from '@tanstack/react-query';

/** Loads what is shown again, and the rest when it is shown. A first load that is under way is repeated after it: its response may be older. */
export async function reloadAllQueries(client: QueryClient): Promise<void> {
  const firstLoads = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
  await client.invalidateQueries();
  await client.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
}
