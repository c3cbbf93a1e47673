import { useCallback, useState } from 'react';
import type { OnCount } from './search-extension.ts';

/** The number of results of a tab; undefined while it is unknown. */
export interface PartCount {
  readonly count: number | undefined;
  readonly hasMore?: boolean;
}

type PartCounts = Readonly<Record<string, PartCount>>;

const NO_COUNTS: PartCounts = {};

/** The numbers that the parts of other slices report for a text, by tab. */
export function usePartCounts(text: string): [PartCounts, OnCount] {
  const [reported, setReported] = useState({ text, counts: NO_COUNTS });
  const onCount: OnCount = useCallback(
    (id, count, hasMore) =>
      setReported((before) => ({
        text,
        counts: { ...(before.text === text && before.counts), [id]: { count, hasMore } },
      })),
    [text],
  );
  return [reported.text === text ? reported.counts : NO_COUNTS, onCount];
}
