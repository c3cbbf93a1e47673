import { addRecentSearch } from '@quintet/domain/social/search';
import { useState } from 'react';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { localStorageValues } from '../../../shared/storage/local-storage.ts';

/** The searches of an account; another account starts with none. */
interface StoredSearches {
  readonly user: string;
  readonly texts: readonly string[];
}

function readSearches(): readonly string[] {
  try {
    const stored = JSON.parse(localStorageValues.searches.read() ?? 'null') as StoredSearches | null;
    return stored?.user === getCurrentSession().userId ? stored.texts : [];
  } catch {
    return [];
  }
}

function saveSearches(texts: readonly string[]): void {
  const stored: StoredSearches = { user: getCurrentSession().userId, texts };
  localStorageValues.searches.write(texts.length === 0 ? null : JSON.stringify(stored));
}

/** The searches made on this device; logging out deletes them (shared/session/local-data.ts). */
export function useRecentSearches() {
  const [texts, setTexts] = useState(readSearches);
  const change = (toNext: (stored: readonly string[]) => readonly string[]): void => {
    // Another tab may have changed them since.
    const next = toNext(readSearches());
    saveSearches(next);
    setTexts(next);
  };
  return {
    texts,
    add: (text: string) => text !== '' && change((stored) => addRecentSearch(stored, text)),
    remove: (text: string) => change((stored) => stored.filter((other) => other !== text)),
    clear: () => change(() => []),
  };
}
