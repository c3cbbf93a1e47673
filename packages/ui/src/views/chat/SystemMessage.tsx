import type { ReactNode } from 'react';
import { createPlainClickHandler } from '../../components/plain-click.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Chip.module.css';

interface SystemMessageProps {
  children: ReactNode;
  /** Where it leads. */
  href?: string | null;
  onOpen?: () => void;
  /** A button after the text. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** A system message as text, e.g. a member joined; with `href` a link, e.g. to the red envelope that was opened. */
export function SystemMessage({ children, href, onOpen = () => undefined, action }: SystemMessageProps) {
  return (
    <div className={styles.line}>
      {href ? (
        <a className={styles.chip} href={href} onClick={createPlainClickHandler(onOpen)}>
          <Icon name="gift" size="s" />
          {children}
        </a>
      ) : (
        <p className={styles.chip}>
          {children}
          {action && (
            <button className={styles.action} type="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
