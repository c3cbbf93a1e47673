import { useState } from 'react';

/** Those of a list whose name holds what is sought; all of them while nothing is. */
export function useFilterByName<Named extends { readonly name: string }>(list: readonly Named[]) {
  const [query, setQuery] = useState('');
  const folded = query.trim().toLocaleLowerCase();
  return { query, setQuery, found: list.filter(({ name }) => name.toLocaleLowerCase().includes(folded)) };
}
