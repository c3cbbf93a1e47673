import { useCallback, useState } from 'react';
import type { OnResultCount } from './search-extension.ts';

/** The number of results of a tab; undefined while it is unknown. */
export interface SearchTabCount {
  readonly count: number | undefined;
  readonly hasMore?: boolean;
}

type PartCounts = Readonly<Record<string, SearchTabCount>>;

const NO_COUNTS: PartCounts = {};

/** The numbers that the parts of other slices report for a text, by tab. */
export function useReportedResultCounts(text: string): [PartCounts, OnResultCount] {
  const [reported, setReported] = useState({ text, counts: NO_COUNTS });
  const onCount: OnResultCount = useCallback(
    (id, count, hasMore) =>
      setReported((before) => ({
        text,
        counts: { ...(before.text === text && before.counts), [id]: { count, hasMore } },
      })),
    [text],
  );
  return [reported.text === text ? reported.counts : NO_COUNTS, onCount];
}
