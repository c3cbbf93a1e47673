import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../features/profile/queries.ts';
import { SecurityCode } from '../features/profile/SecurityCode.tsx';

/** Sets the user's security password, on screens that need one. */
export function SecurityCodeForm({ onDone }: { onDone: () => void }): ReactNode {
  const { data } = useQuery(meQuery());
  return data && <SecurityCode user={data} isStep onDone={onDone} />;
}
