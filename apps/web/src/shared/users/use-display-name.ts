import { useAtomValue } from 'jotai/react';
import { type UserWithNames, remarkNicknamesAtom, getNicknameWithoutRemark } from './remarks.ts';

/** Returns the name that this user sees of another: the remark nickname, else the other's own name. */
export function useGetDisplayName(): (user: UserWithNames & { readonly id: string }) => string {
  const remarks = useAtomValue(remarkNicknamesAtom);
  return (user) => remarks.get(user.id) ?? getNicknameWithoutRemark(user);
}
