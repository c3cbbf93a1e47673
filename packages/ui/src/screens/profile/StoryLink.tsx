import type { ReactNode } from 'react';

/** Replaces the app's router link in stories. */
export const StoryLink = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
