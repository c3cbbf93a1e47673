import { ErrorState } from '@quintet/ui/ErrorState';
import { Skeleton } from '@quintet/ui/Skeleton';
import type { ReactNode } from 'react';

/** What `LoadedQuery` reads of a query. */
export interface LoadableQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedQueryProps<Data> {
  query: LoadableQuery<Data>;
  /** Shown while it loads; rows by default. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; a skeleton while it loads, and a retry when it fails. */
export function LoadedQuery<Data>({ query, skeleton, children }: LoadedQueryProps<Data>): ReactNode {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    skeleton ?? (
      <div aria-busy>
        <Skeleton shape="row" count={4} />
      </div>
    )
  );
}
