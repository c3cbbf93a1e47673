import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reloadAllQueries } from './reload-all-queries.ts';

/** A shown query; each `answer` settles the oldest request. */
function showQuery() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const requests: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => requests.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['points'], queryFn });
  observer.subscribe(() => undefined);
  return {
    client,
    answer: async (answer: string) => {
      requests.shift()!(answer);
      await new Promise((resolve) => setTimeout(resolve));
    },
    getShown: () => observer.getCurrentResult().data,
    isLoading: () => requests.length > 0,
  };
}

test('reload: repeats what is shown', async () => {
  const query = showQuery();
  await query.answer('before');
  void reloadAllQueries(query.client);
  expect(query.getShown()).toBe('before');
  await query.answer('after');
  expect(query.getShown()).toBe('after');
  expect(query.isLoading()).toBe(false);
});

test('reload: repeats a first load that is under way, once it has shown its response', async () => {
  const query = showQuery();
  void reloadAllQueries(query.client);
  await query.answer('before');
  expect(query.getShown()).toBe('before');
  await query.answer('after');
  expect(query.getShown()).toBe('after');
  expect(query.isLoading()).toBe(false);
});
