import { Suspense, useState, type ReactNode } from 'react';

/** What is not there before it is wanted, and stays then, so that it can leave as it came. */
export function WhenWanted({ isWanted, children }: { isWanted: boolean; children: ReactNode }): ReactNode {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? <Suspense>{children}</Suspense> : null;
}
