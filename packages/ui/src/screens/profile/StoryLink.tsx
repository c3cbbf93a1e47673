import type { ReactNode } from 'react';

/** Replaces the app's router link in stories. */
export const StoryLink = ({
  to,
  children,
  replace: _,
  ...rest
}: {
  to: string;
  children?: ReactNode;
  replace?: boolean;
}) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
