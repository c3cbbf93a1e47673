import { useAtomValue } from 'jotai/react';
import { remarksAtom } from './remarks.ts';

type NamedUser = { readonly id: string; readonly origin_nickname: string };

/** Returns the name that this user sees of another: the remark nickname, else the original nickname. */
export function useDisplayName(): (user: NamedUser) => string {
  const remarks = useAtomValue(remarksAtom);
  return ({ id, origin_nickname }) => remarks.get(id) ?? origin_nickname;
}
