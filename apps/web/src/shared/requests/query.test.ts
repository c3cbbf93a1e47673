import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

it('offline, a query fails instead of waiting, and runs again when the connection is back', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(() => Promise.reject(new Error('no connection')));
  const observer = new QueryObserver(client, { queryKey: ['any'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(queryFn).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  stop();
  client.unmount();
});
