import { useState } from 'react';

/** Those of a list whose name holds what is sought; all of them while nothing is. */
export function useNameSearch<Named extends { readonly name: string }>(list: readonly Named[]) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLocaleLowerCase();
  return { sought, setSought, found: list.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) };
}
