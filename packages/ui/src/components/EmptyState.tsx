import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../icons/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration: IllustrationName;
  title: string;
  /** Why there is nothing yet, or what would change it. */
  children?: ReactNode;
  /** One Button: the way on. */
  action?: ReactNode;
}

/** Nothing to show: a figure, a sentence, one action (look, States). Fills and centres itself in what holds it. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration name={illustration} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
