import { isConnectionError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { Message } from '@quintet/domain/chat/message';
import { checkSearch } from '@quintet/domain/chat/search';
import { useEffect, useRef, useState } from 'react';

type Page = Schemas['MessagePage'];
type Fetch = (text: string, nextId: string | null, signal: AbortSignal) => Promise<Page>;

/** Milliseconds without a key after which it is sought. */
const PAUSE = 350;

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
  readonly canSearch: boolean;
  /** Null while there is nothing to seek. What was found before stays until the answer. */
  readonly found: Found | null;
  /** Seeks what is typed without waiting for a pause. */
  readonly search: () => void;
  readonly more: () => void;
}

const NOTHING = { text: '', isOffline: false, list: [], nextId: null } as const;

/** Seeks messages as one types, page by page. What was asked for before does not come after what was asked for later. */
export function useSearch(fetchPage: Fetch): Search {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const asking = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    clearTimeout(pause.current);
    asking.current?.abort();
  }
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      asking.current?.abort();
    },
    [],
  );

  const wait = (): void => setFound((before) => ({ ...(before ?? NOTHING), phase: 'searching' }));

  async function ask(text: string, known: readonly Message[], nextId: string | null): Promise<void> {
    stop();
    const { signal } = (asking.current = new AbortController());
    wait();
    try {
      const { list, next_id } = await fetchPage(text, nextId, signal);
      const all = [...known, ...list];
      if (!signal.aborted) setFound({ text, phase: 'found', isOffline: false, list: all, nextId: next_id });
    } catch (error) {
      const isOffline = isConnectionError(error);
      if (!signal.aborted) setFound({ text, phase: 'failed', isOffline, list: known, nextId });
    }
  }

  return {
    typed,
    type(text) {
      setTyped(text);
      if (text.trim() === typed.trim()) return;
      stop();
      if (checkSearch(text) !== null) {
        setFound(null);
        return;
      }
      wait();
      pause.current = setTimeout(() => void ask(text.trim(), [], null), PAUSE);
    },
    isTooLong: checkSearch(typed) === 'too-long',
    canSearch: checkSearch(typed) === null,
    found,
    search: () => void (checkSearch(typed) === null && ask(typed.trim(), [], null)),
    more: () => void (found?.nextId && ask(found.text, found.list, found.nextId)),
  };
}
