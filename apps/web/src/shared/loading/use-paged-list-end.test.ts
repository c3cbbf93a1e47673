import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../requests/query.ts';
import { getPagedListTail } from './use-paged-list-end.ts';

it('a list by pages: shows a failed page at its end, and stays as it is if it cannot be renewed', async () => {
  const fetchPage = vi.fn((page: number) => Promise.resolve(page));
  const observer = new InfiniteQueryObserver(createQueryClient(), {
    queryKey: ['any'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < 2 ? page + 1 : null),
  });
  const getTail = () => getPagedListTail(observer.getCurrentResult());
  const stop = observer.subscribe(() => undefined);
  expect(getTail()).toBe('loading');
  await vi.waitFor(() => expect(getTail()).toBe('more'));

  fetchPage.mockRejectedValueOnce(new Error('no connection'));
  await observer.refetch();
  expect(getTail()).toBe('more');

  fetchPage.mockRejectedValueOnce(new Error('no connection'));
  await observer.fetchNextPage();
  expect(getTail()).toBe('failed');
  await observer.fetchNextPage();
  expect(getTail()).toBe('end');
  stop();
});

it('a list by pages: shows that its first page has failed', async () => {
  const observer = new InfiniteQueryObserver(createQueryClient(), {
    queryKey: ['any'],
    queryFn: () => Promise.reject<number>(new Error('no connection')),
    initialPageParam: 1,
    getNextPageParam: () => null,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(getPagedListTail(observer.getCurrentResult())).toBe('failed'));
  stop();
});
