import type { ReactNode } from 'react';

/** Stands for the app's router link. */
export const StoryLink = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
