import { ProviderList } from '@quintet/ui/views/wallet/ProviderList';
import type { PaymentProvider } from '@quintet/domain/wallet/trading-log';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { providers } from './queries.ts';

interface ProvidersProps {
  onRedeem: (provider: PaymentProvider) => void;
  onBind: () => void;
  onUnbind: () => void;
}

/** Where points can be redeemed. */
export function Providers(props: ProvidersProps): ReactNode {
  const { data, isError, isFetching, refetch } = useQuery(providers());
  const retry = (): void => void refetch();
  useRetryWhenOnline(isError, retry);
  return (
    <ProviderList
      {...props}
      providers={data ?? null}
      loadError={isError ? { isRetrying: isFetching, onRetry: retry } : null}
    />
  );
}
