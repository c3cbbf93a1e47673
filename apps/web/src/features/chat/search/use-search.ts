import { isConnectionError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { Message } from '@quintet/domain/chat/message';
import { validateSearch } from '@quintet/domain/chat/search';
import { useEffect, useRef, useState } from 'react';
import { fetchFilledPage } from './fetch-filled-page.ts';

type Page = Schemas['MessagePage'];
type FetchPage = (text: string, nextId: string | null, signal: AbortSignal) => Promise<Page>;

/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 350;

interface SearchResult {
  readonly text: string;
  readonly phase: 'searching' | 'found' | 'failed';
  readonly isOffline: boolean;
  readonly list: readonly Message[];
  readonly nextId: string | null;
}

export interface Search {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text exceeds the limit (spec §5). */
  readonly isTooLong: boolean;
  readonly canSearch: boolean;
  /** Null without a query. New words clear the results of old ones. */
  readonly found: SearchResult | null;
  /** Searches at once. */
  readonly search: () => void;
  readonly loadMore: () => void;
}

const EMPTY_RESULT = { text: '', isOffline: false, list: [], nextId: null } as const;

/** Searches messages while typing, with paging. An older response never replaces a newer one. */
export function useSearch(fetchPage: FetchPage): Search {
  const [typedText, setTypedText] = useState('');
  const [found, setFound] = useState<SearchResult | null>(null);
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

  async function runSearch(text: string, previous: readonly Message[], nextId: string | null): Promise<void> {
    stop();
    const { signal } = (controller.current = new AbortController());
    showSearching();
    try {
      const { list, next_id } = await fetchFilledPage((at) => fetchPage(text, at, signal), nextId);
      const all = [...previous, ...list];
      if (!signal.aborted) setFound({ text, phase: 'found', isOffline: false, list: all, nextId: next_id });
    } catch (error) {
      const isOffline = isConnectionError(error);
      if (!signal.aborted) setFound({ text, phase: 'failed', isOffline, list: previous, nextId });
    }
  }

  return {
    text: typedText,
    setText(text) {
      setTypedText(text);
      if (text.trim() === typedText.trim()) return;
      stop();
      if (validateSearch(text) !== null) {
        setFound(null);
        return;
      }
      setFound({ ...EMPTY_RESULT, phase: 'searching' });
      debounceTimer.current = setTimeout(() => void runSearch(text.trim(), [], null), DEBOUNCE_MS);
    },
    isTooLong: validateSearch(typedText) === 'too-long',
    canSearch: validateSearch(typedText) === null,
    found,
    search: () => void (validateSearch(typedText) === null && runSearch(typedText.trim(), [], null)),
    loadMore: () => void (found?.nextId && runSearch(found.text, found.list, found.nextId)),
  };
}
