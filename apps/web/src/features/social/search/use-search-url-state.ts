import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { createDebounce } from '../feed/debounce.ts';

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
  const [debounce] = useState(() => createDebounce(DEBOUNCE_MS));
  useEffect(() => debounce.cancel, [debounce]);
  useEffect(() => {
    // The URL changed otherwise: a tag, or going back.
    if (searched.current === text) return;
    searched.current = text;
    debounce.cancel();
    setTyped(text);
  }, [text, debounce]);

  function search(next: string): void {
    debounce.cancel();
    setTyped(next);
    const trimmed = next.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    void navigate(paths.search.href({ text: trimmed, tab }), { replace: true });
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
    setTab: (next: string): void => void navigate(paths.search.href({ text, tab: next }), { replace: true }),
  };
}
