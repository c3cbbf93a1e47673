import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  to: string;
  /** Replaces the history entry. */
  replace?: boolean;
}

/**
 * An in-app link: a plain click navigates, any other click is the browser's. React Router's own Link pulls in its framework's preloading
 * code.
 */
export function Link({ to, replace = false, children, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
