import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { fetchNonEmptyPage } from './fetch-non-empty-page.ts';

/** So many pages, of which the last holds a message; each names the one after it. */
const pagesOf = (amount: number) => {
  const asked: (string | null)[] = [];
  const fetchPage = async (nextId: string | null) => {
    asked.push(nextId);
    const isLast = asked.length === amount;
    return { list: isLast ? [makeMessageFixture(1)] : [], next_id: isLast ? null : `page ${asked.length + 1}` };
  };
  return { asked, fetchPage };
};

test('fetchNonEmptyPage: continues after empty pages from their `next_id`', async () => {
  const { asked, fetchPage } = pagesOf(3);
  expect((await fetchNonEmptyPage(fetchPage, 'page 1')).list).toHaveLength(1);
  expect(asked).toEqual(['page 1', 'page 2', 'page 3']);
});

test('fetchNonEmptyPage: stops after 10 empty pages and returns the next `next_id`', async () => {
  const { asked, fetchPage } = pagesOf(100);
  expect(await fetchNonEmptyPage(fetchPage, null)).toEqual({ list: [], next_id: 'page 11' });
  expect(asked).toHaveLength(10);
});
