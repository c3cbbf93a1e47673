import type { ComponentPropsWithRef } from 'react';

interface LoadingStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-busy' | 'aria-label'> {
  /** What loads, for screen readers. */
  label: string;
}

/**
 * Says to screen readers what loads. Other props go to the element.
 *
 * Around the skeletons of a page or list. Not for actions (Spinner).
 */
export function LoadingStatus({ label, ...rest }: LoadingStatusProps) {
  return <div role="status" aria-busy aria-label={label} {...rest} />;
}
