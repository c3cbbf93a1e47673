import type { ComponentPropsWithRef } from 'react';

interface LoadingStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-busy' | 'aria-label'> {
  /** What loads, for screen readers. */
  label: string;
}

/**
 * Says to screen readers what loads. Other props go to the element.
 *
 * For skeletons of a page or list, which stand inside. Not for actions (Spinner).
 */
export function LoadingStatus({ label, ...rest }: LoadingStatusProps) {
  return <div role="status" aria-busy aria-label={label} {...rest} />;
}
