import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { createDebouncer } from '../feed/debouncer.ts';

/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 300;

/** The search in the URL, so that going back and reloading show it again; and the text in the field, which is ahead of it. */
export function useSearchUrlState() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = (params.get('text') ?? '').trim();
  const tab = params.get('tab') ?? '';
  const [typed, setTyped] = useState(text);
  const searched = useRef(text);
  const [debounce] = useState(() => createDebouncer(DEBOUNCE_MS));
  useEffect(() => debounce.cancel, [debounce]);
  useEffect(() => {
    // The URL changed otherwise: a tag, or going back.
    if (searched.current === text) return;
    searched.current = text;
    debounce.cancel();
    setTyped(text);
  }, [text, debounce]);

  function show(next: string, nextTab: string): void {
    debounce.cancel();
    searched.current = next.trim();
    void navigate(paths.search.href({ text: searched.current, tab: nextTab }), { replace: true });
  }

  function search(next: string): void {
    setTyped(next);
    if (next.trim() === searched.current) debounce.cancel();
    else show(next, tab);
  }

  return {
    text,
    tab,
    typed,
    setTyped: (next: string): void => {
      setTyped(next);
      debounce.run(() => search(next));
    },
    search,
    // A search that still waits would go back to the old tab.
    setTab: (next: string): void => show(typed, next),
  };
}
