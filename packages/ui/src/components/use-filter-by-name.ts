import { useState } from 'react';

/** Filters a list by name; an empty query matches all. */
export function useFilterByName<Named extends { readonly name: string }>(list: readonly Named[]) {
  const [query, setQuery] = useState('');
  const folded = query.trim().toLocaleLowerCase();
  return { query, setQuery, found: list.filter(({ name }) => name.toLocaleLowerCase().includes(folded)) };
}
