import { isConnectionError } from '@quintet/api/error';
import { useEffect, useRef, useState } from 'react';
import { useRetryWhenOnline } from './network.ts';

export interface PagedSearchPage<Item> {
  readonly list: readonly Item[];
  readonly next_id: string | null;
}

interface PagedSearchOptions<Item> {
  readonly fetchPage: (text: string, nextId: string | null, signal: AbortSignal) => Promise<PagedSearchPage<Item>>;
  /** Why a query is invalid; null when it is valid. */
  readonly validate: (text: string) => 'empty' | 'too-long' | null;
}

/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 350;

interface FoundItems<Item> {
  readonly text: string;
  readonly phase: 'searching' | 'found' | 'failed';
  readonly isOffline: boolean;
  readonly list: readonly Item[];
  readonly nextId: string | null;
}

export interface PagedSearch<Item> {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text exceeds the limit. */
  readonly isTooLong: boolean;
  readonly canSearch: boolean;
  /** Null without a query. New words clear the results of old ones. */
  readonly found: FoundItems<Item> | null;
  /** Searches at once. */
  readonly search: () => void;
  readonly loadMore: () => void;
}

const EMPTY_RESULT = { text: '', isOffline: false, list: [], nextId: null } as const;

/** Searches while typing, with paging, and again once the device is back online. An older response never replaces a newer one. */
export function usePagedSearch<Item>({ fetchPage, validate }: PagedSearchOptions<Item>): PagedSearch<Item> {
  const [typedText, setTypedText] = useState('');
  const [found, setFound] = useState<FoundItems<Item> | null>(null);
  const controller = useRef<AbortController>(undefined);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    clearTimeout(debounceTimer.current);
    controller.current?.abort();
  }
  useEffect(
    () => () => {
      clearTimeout(debounceTimer.current);
      controller.current?.abort();
    },
    [],
  );

  const showSearching = (): void => setFound((before) => ({ ...(before ?? EMPTY_RESULT), phase: 'searching' }));

  async function runSearch(text: string, previous: readonly Item[], nextId: string | null): Promise<void> {
    stop();
    const { signal } = (controller.current = new AbortController());
    showSearching();
    try {
      const { list, next_id } = await fetchPage(text, nextId, signal);
      const all = [...previous, ...list];
      if (!signal.aborted) setFound({ text, phase: 'found', isOffline: false, list: all, nextId: next_id });
    } catch (error) {
      const isOffline = isConnectionError(error);
      if (!signal.aborted) setFound({ text, phase: 'failed', isOffline, list: previous, nextId });
    }
  }

  const missed = found?.phase === 'failed' && found.isOffline ? found : null;
  useRetryWhenOnline(missed, () => void (missed && runSearch(missed.text, missed.list, missed.nextId)));

  return {
    text: typedText,
    setText(text) {
      setTypedText(text);
      if (text.trim() === typedText.trim()) return;
      stop();
      if (validate(text) !== null) {
        setFound(null);
        return;
      }
      setFound({ ...EMPTY_RESULT, phase: 'searching' });
      debounceTimer.current = setTimeout(() => void runSearch(text.trim(), [], null), DEBOUNCE_MS);
    },
    isTooLong: validate(typedText) === 'too-long',
    canSearch: validate(typedText) === null,
    found,
    search: () => void (validate(typedText) === null && runSearch(typedText.trim(), [], null)),
    loadMore: () => void (found?.nextId && runSearch(found.text, found.list, found.nextId)),
  };
}
