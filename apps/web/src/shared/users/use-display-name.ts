import { useAtomValue } from 'jotai/react';
import { type NamedUser, remarksAtom, resolveNickname } from './remarks.ts';

/** Returns the name that this user sees of another: the remark nickname, else the other's own name. */
export function useDisplayName(): (user: NamedUser & { readonly id: string }) => string {
  const remarks = useAtomValue(remarksAtom);
  return (user) => remarks.get(user.id) ?? resolveNickname(user);
}
