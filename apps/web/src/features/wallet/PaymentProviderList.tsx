import { PaymentProviderListView } from '@quintet/ui/views/wallet/PaymentProviderListView';
import type { PaymentProvider } from '@quintet/domain/wallet/trading-log';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { paymentProvidersQuery } from './queries.ts';

interface ProvidersProps {
  onRedeem: (provider: PaymentProvider) => void;
  onBind: () => void;
  onUnbind: () => void;
}

/** Where points can be redeemed. */
export function PaymentProviderList(props: ProvidersProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(paymentProvidersQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  return (
    <PaymentProviderListView
      {...props}
      providers={data ?? null}
      loadError={error ? { isRetrying: isFetching, onRetry: retry } : null}
    />
  );
}
