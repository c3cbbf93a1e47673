import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../icons/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration: IllustrationName;
  title: string;
  /** The reason why it is empty, or how to change that. */
  children?: ReactNode;
  /** One Button: the next step. */
  action?: ReactNode;
}

/**
 * An empty state: an illustration, a sentence and one action. Fills and centres itself in its container.
 *
 * For a place that has no content yet. Not for failures (ErrorState) or loading (Skeleton).
 */
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
