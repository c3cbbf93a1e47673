import { ApiError, NO_CONNECTION } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { Message } from '@quintet/domain/chat/message';
import { checkSearch } from '@quintet/domain/chat/search';
import { useRef, useState } from 'react';

type Page = Schemas['MessagePage'];
type Fetch = (text: string, nextId: string | null, signal: AbortSignal) => Promise<Page>;

interface Found {
  readonly text: string;
  readonly phase: 'searching' | 'found' | 'failed';
  readonly isOffline: boolean;
  readonly list: readonly Message[];
  readonly nextId: string | null;
}

export interface Search {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** More than may be sought (spec §5). */
  readonly isTooLong: boolean;
  /** Null until something was sought. */
  readonly found: Found | null;
  /** Seeks what is typed; asks for the next page where that was sought already. */
  readonly search: () => void;
  readonly more: () => void;
}

/** Seeks messages page by page. What was asked for before does not come after what was asked for later. */
export function useSearch(fetchPage: Fetch): Search {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const asking = useRef<AbortController>(undefined);

  async function ask(text: string, known: readonly Message[], nextId: string | null): Promise<void> {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const begun = { text, list: known, nextId, isOffline: false } as const;
    setFound({ ...begun, phase: 'searching' });
    try {
      const { list, next_id } = await fetchPage(text, nextId, signal);
      if (!signal.aborted) setFound({ ...begun, phase: 'found', list: [...known, ...list], nextId: next_id });
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === NO_CONNECTION;
      if (!signal.aborted) setFound({ ...begun, phase: 'failed', isOffline });
    }
  }

  return {
    typed,
    type(text) {
      setTyped(text);
      if (text.trim() !== '') return;
      asking.current?.abort();
      setFound(null);
    },
    isTooLong: checkSearch(typed) === 'too-long',
    found,
    search: () => void (checkSearch(typed) === null && ask(typed.trim(), [], null)),
    more: () => void (found?.nextId && ask(found.text, found.list, found.nextId)),
  };
}
