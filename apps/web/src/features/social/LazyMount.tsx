import { Suspense, useState, type ReactNode } from 'react';

/** What is not there before it is wanted, and stays then, so that it can leave as it came. */
export function LazyMount({ enabled, children }: { enabled: boolean; children: ReactNode }): ReactNode {
  const [wasEnabled, setWasEnabled] = useState(enabled);
  if (enabled && !wasEnabled) setWasEnabled(true);
  return wasEnabled ? <Suspense>{children}</Suspense> : null;
}
