import { useQuery } from '@tanstack/react-query';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { meQuery, type Me } from './queries.ts';

interface LoadedMe {
  /** Undefined while loading, and if there is an error. */
  data: Me | undefined;
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
}

/** The signed-in user with all fields; loads again when the connection is back. */
export function useMe(): LoadedMe {
  const { data, error, isFetching, refetch } = useQuery(meQuery());
  const onRetry = (): void => void refetch();
  useRetryWhenOnline(error, onRetry);
  return { data, loadError: error && !data ? { isRetrying: isFetching, onRetry } : null };
}
