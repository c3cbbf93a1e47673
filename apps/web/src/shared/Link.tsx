import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  to: string;
}

/** A link within the app, for a plain click; one for a new tab stays the browser's. The router's own brings along what its framework preloads. */
export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
