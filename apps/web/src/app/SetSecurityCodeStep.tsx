import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownUserQuery } from '../shared/users/own-user.ts';
import { SetSecurityCode } from '../features/profile/SetSecurityCode.tsx';

/** Sets the user's security password, on screens that need one. */
export function SetSecurityCodeStep({ onDone }: { onDone: () => void }): ReactNode {
  const { data } = useQuery(ownUserQuery());
  return data && <SetSecurityCode user={data} isStep onDone={onDone} />;
}
