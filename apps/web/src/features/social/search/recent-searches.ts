import { addRecentSearch } from '@quintet/domain/social/search';
import { useState } from 'react';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { localStorageValues } from '../../../shared/storage/local-storage.ts';
import {
  createLocalStorageValue,
  createListGuard,
  createObjectGuard,
  isString,
} from '../../../shared/storage/local-storage-value.ts';

/** The searches of an account; another account starts with none. */
interface StoredSearches {
  readonly user: string;
  readonly texts: readonly string[];
}

const storage = createLocalStorageValue(
  localStorageValues.searches.key,
  createObjectGuard<StoredSearches>({ user: isString, texts: createListGuard(isString) }),
);

function readSearches(): readonly string[] {
  const stored = storage.read();
  return stored?.user === getCurrentSession().userId ? stored.texts : [];
}

const saveSearches = (texts: readonly string[]): void =>
  storage.write(texts.length === 0 ? null : { user: getCurrentSession().userId, texts });

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
