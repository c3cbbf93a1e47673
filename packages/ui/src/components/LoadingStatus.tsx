import type { ReactNode } from 'react';

interface LoadingStatusProps {
  /** What loads, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Says to screen readers what loads.
 *
 * Around the skeletons of a page or list. Not for actions (Spinner).
 */
export function LoadingStatus({ label, ...rest }: LoadingStatusProps) {
  return <div role="status" aria-busy aria-label={label} {...rest} />;
}
