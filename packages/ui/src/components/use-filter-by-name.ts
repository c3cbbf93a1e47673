import { filterItemsByText } from '@quintet/domain/text-filter';
import { useState } from 'react';

interface Named {
  readonly name: string;
  /** The nickname behind a remark. */
  readonly originName?: string | null;
}

const getTexts = ({ name, originName = null }: Named) => [name, originName];

/** Filters a list by name and the nickname behind it; an empty query matches all. */
export function useFilterByName<Item extends Named>(list: readonly Item[]) {
  const [query, setQuery] = useState('');
  return { query, setQuery, found: filterItemsByText(list, query, getTexts) };
}
