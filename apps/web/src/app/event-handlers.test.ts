import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { discoverKindsAtom } from '../features/discover/kinds.ts';
import { waitFor } from '../shared/testing/wait-for.ts';
import { registerEventHandlers } from './event-handlers.ts';

const api = vi.hoisted(() => ({ GET: vi.fn<(path: string) => Promise<unknown>>() }));
vi.mock('../shared/requests/api.ts', () => ({ api }));

test('missed events: what is shown loads again', async () => {
  api.GET.mockResolvedValue({ data: { result: [{ kind: 'gallery' }] } });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  let loads = 0;
  const observer = new QueryObserver(client, { queryKey: ['points'], queryFn: () => (loads += 1) });
  observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));

  const store = createStore();
  let miss = (): void => undefined;
  const events = {
    onAny: () => undefined,
    onConnectionState: () => () => undefined,
    onEventsMissed: (listener: () => void) => void (miss = listener),
  };
  registerEventHandlers(events as never, { client, store });
  miss();
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
  await waitFor(() => expect(store.get(discoverKindsAtom)).toEqual(['gallery']));
});
