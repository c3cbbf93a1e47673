import { Suspense, useState, type ReactNode } from 'react';

/** Mounts its children on first use and keeps them mounted, so the closing animation can run. */
export function LazyMount({ enabled, children }: { enabled: boolean; children: ReactNode }): ReactNode {
  const [wasEnabled, setWasEnabled] = useState(enabled);
  if (enabled && !wasEnabled) setWasEnabled(true);
  return wasEnabled ? <Suspense>{children}</Suspense> : null;
}
