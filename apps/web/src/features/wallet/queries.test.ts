import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentProvidersQuery } from './queries.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

it('offline, a query fails instead of loading, and runs again when the connection is back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  client.mount();
  const observer = new QueryObserver(client, paymentProvidersQuery());
  const stop = observer.subscribe(() => undefined);
  const countErrors = () => observer.getCurrentResult().errorUpdateCount;
  // No server answers here.
  await vi.waitFor(() => expect(countErrors()).toBe(1));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(countErrors()).toBe(2));
  stop();
  client.unmount();
});
